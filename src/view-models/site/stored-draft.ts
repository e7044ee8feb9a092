import { Failure } from '../../core/shared/failure.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { restoreForm } from '../../core/site/restore-form.ts';

/**
 * Unsaved input of a form: it survives a reload, with the key that makes a repeated request the same one.
 */
export class StoredDraft<Values extends object> {
  key = '';

  constructor(
    private readonly drafts: FormDrafts,
    /** Called each time, because a screen may show another record. */
    private readonly name: () => string,
    private readonly empty: Values,
    /** Without keys it returns an empty one. */
    private readonly newKey = () => '',
  ) {}

  /** Returns the stored input; null without any. */
  restore(): Values | null {
    const current = this.drafts.read(this.name());
    const key = current?.['key'];
    this.key = typeof key === 'string' && key !== '' ? key : this.newKey();
    return current && restoreForm(current, this.empty);
  }

  write(values: Values): void {
    this.drafts.write(this.name(), { ...values, key: this.key });
  }

  /** Clears the draft, after sending or discarding it. */
  clear(): void {
    this.drafts.clear(this.name());
    this.key = this.newKey();
  }

  /**
   * Sends with the draft's key and clears it.
   * @param keyUsed message key of the error that an earlier request has arrived; the present input then gets
   * a new key
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

/** An id in a draft; null for anything else. */
export function idIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
