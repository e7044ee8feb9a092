import { MAX_NOTE_LENGTH } from '../../core/orders/order-note.ts';
import type { KeyGenerator } from '../../core/shared/key-generator.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { Form } from '../site/form.ts';

type Values = { note: string };

/** What a vendor writes to the buyer; it survives a reload, and a second sending is the same note. */
export class OrderNoteForm {
  readonly form: Form<Values>;
  private orderId = '';
  private key = '';

  constructor(
    private readonly drafts: FormDrafts,
    private readonly keys: KeyGenerator,
    private readonly send: (note: { key: string; note: string }) => Promise<void>,
  ) {
    this.form = new Form<Values>(
      { note: '' },
      {
        check: ({ note }) => errorsOf(note),
        submit: (values) => this.submit(values),
        changed: (values) => this.drafts.write(this.draft, { ...values, key: this.key }),
      },
    );
  }

  /** Takes up what was written to this order's buyer and not sent. */
  open(orderId: string): void {
    this.orderId = orderId;
    const { key, note } = this.drafts.read(this.draft) ?? {};
    this.key = typeof key === 'string' && key !== '' ? key : this.keys.make();
    this.form.reset({ note: typeof note === 'string' ? note : '' });
  }

  private get draft(): string {
    return `order-note-${this.orderId}`;
  }

  private async submit({ note }: Values): Promise<void> {
    await this.send({ key: this.key, note });
    this.drafts.clear(this.draft);
    this.key = this.keys.make();
    this.form.reset({ note: '' });
  }
}

function errorsOf(note: string): FieldErrors {
  if (note.trim() === '') return { note: 'error-note-required' };
  return note.trim().length > MAX_NOTE_LENGTH ? { note: 'error-text-too-long' } : {};
}
