import { MAX_NOTE_LENGTH } from '../../../core/orders/order-note.ts';
import type { OrderNoteForm } from '../../../view-models/orders/order-note-form.ts';
import { useTexts } from '../../components/use-texts.ts';
import { BoundForm, SubmitButton } from '../../forms/bound-form.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormTextArea } from '../../forms/form-fields.tsx';

/** A few words from the vendor to the buyer (CART-08). */
export function OrderNote({ note }: { note: OrderNoteForm }) {
  const t = useTexts();
  return (
    <BoundForm
      form={note.form}
      prefix="order-note"
      texts="received-order"
      data-print="hide"
      aria-label={t('received-order-note-title')}
    >
      <FormErrors />
      <FormTextArea name="note" hint required maxLength={MAX_NOTE_LENGTH} />
      <div>
        <SubmitButton look="secondary">{t('received-order-note-send')}</SubmitButton>
      </div>
    </BoundForm>
  );
}
