import { MAX_NOTE_LENGTH } from '../../core/orders/order-note.ts';
import type { KeyGenerator } from '../../core/shared/key-generator.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { Form } from '../site/form.ts';
import { StoredDraft } from '../site/stored-draft.ts';

type Values = { note: string };

const EMPTY: Values = { note: '' };

/** What a vendor writes to the buyer; it survives a reload, and a second sending is the same note. */
export class OrderNoteForm {
  readonly form: Form<Values>;
  private orderId = '';
  private readonly draft: StoredDraft<Values>;

  constructor(
    drafts: FormDrafts,
    keys: KeyGenerator,
    private readonly send: (note: { key: string; note: string }) => Promise<void>,
  ) {
    this.draft = new StoredDraft(
      drafts,
      () => `order-note-${this.orderId}`,
      EMPTY,
      () => keys.make(),
    );
    this.form = new Form<Values>(EMPTY, {
      check: ({ note }) => errorsOf(note),
      submit: (values) => this.submit(values),
      changed: (values) => this.draft.write(values),
    });
  }

  /** Takes up what was written to this order's buyer and not sent. */
  open(orderId: string): void {
    this.orderId = orderId;
    this.form.reset(this.draft.restore() ?? EMPTY);
  }

  private async submit({ note }: Values): Promise<void> {
    await this.draft.send('order-key-used', (key) => this.send({ key, note }));
    this.form.reset(EMPTY);
  }
}

function errorsOf(note: string): FieldErrors {
  if (note.trim() === '') return { note: 'error-note-required' };
  return note.trim().length > MAX_NOTE_LENGTH ? { note: 'error-text-too-long' } : {};
}
