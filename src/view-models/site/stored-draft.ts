import { Failure } from '../../core/shared/failure.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';

/** What is typed in a form and not sent: it survives a reload, with the key by which a second sending is the same one. */
export class StoredDraft<Values extends object> {
  key = '';

  constructor(
    private readonly drafts: FormDrafts,
    /** Asked each time, as a screen may go on to another thing of its kind. */
    private readonly name: () => string,
    private readonly empty: Values,
    /** What is sent without a key has none. */
    private readonly newKey = () => '',
  ) {}

  /** Goes on with what was typed before; null where nothing was. A field of another shape than the empty form's is empty. */
  restore(): Values | null {
    const kept = this.drafts.read(this.name());
    const key = kept?.['key'];
    this.key = typeof key === 'string' && key !== '' ? key : this.newKey();
    return kept && this.formIn(kept);
  }

  write(values: Values): void {
    this.drafts.write(this.name(), { ...values, key: this.key });
  }

  /** It was sent, or given up: what is typed next is another thing. */
  clear(): void {
    this.drafts.clear(this.name());
    this.key = this.newKey();
  }

  /**
   * Sends it under its key, and forgets it.
   * @param keyUsed the message of the refusal which says that an earlier sending has arrived after all: what is written
   *   now is another thing, and goes under another key.
   * @throws Failure
   */
  async send<Answer>(keyUsed: string, act: (key: string) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await act(this.key);
      this.clear();
      return answer;
    } catch (error) {
      if (error instanceof Failure && error.messageKey === keyUsed) {
        const values = this.restore();
        this.key = this.newKey();
        if (values) this.write(values);
      }
      throw error;
    }
  }

  private formIn(kept: Record<string, unknown>): Values {
    const fields = Object.entries(this.empty).map(([name, empty]) => {
      const value = kept[name];
      return [name, isLike(value, empty) ? value : empty];
    });
    return Object.fromEntries(fields) as Values;
  }
}

/** Where the form begins with null there may be a word, an id or a picture. */
function isLike(value: unknown, empty: unknown): boolean {
  return (
    kindOf(value) === kindOf(empty) ||
    (empty === null && ['string', 'number', 'object'].includes(kindOf(value)))
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** An id in such a draft; null where something else stands in its place. */
export function idIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
