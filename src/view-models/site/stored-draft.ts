import { Failure } from '../../core/shared/failure.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { formIn } from '../../core/site/kept-form.ts';

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

  /** Goes on with what was typed before; null where nothing was. */
  restore(): Values | null {
    const kept = this.drafts.read(this.name());
    const key = kept?.['key'];
    this.key = typeof key === 'string' && key !== '' ? key : this.newKey();
    return kept && formIn(kept, this.empty);
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
}

/** An id in such a draft; null where something else stands in its place. */
export function idIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
