import { observer } from 'mobx-react-lite';
import { MAX_NOTE_LENGTH } from '../../../core/orders/order-note.ts';
import type { OrderNoteForm } from '../../../view-models/orders/order-note-form.ts';
import { Button } from '../../components/actions/button.tsx';
import { Form } from '../../components/fields/form.tsx';
import { Stack } from '../../components/layout.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormRefusals } from '../../forms/form-refusals.tsx';

const fieldId = (name: string): string => `order-note-${name}`;

/** A few words from the vendor to the buyer (CART-08). */
export const OrderNote = observer(function OrderNote({ note: { form } }: { note: OrderNoteForm }) {
  const t = useTexts();
  const { note: error } = form.errors;
  return (
    <Form
      data-print="hide"
      aria-label={t('received-order-note-title')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack>
        <FormRefusals form={form} idOf={fieldId} />
        <TextArea
          id={fieldId('note')}
          name="note"
          label={t('received-order-note')}
          hint={t('received-order-note-hint')}
          required
          maxLength={MAX_NOTE_LENGTH}
          value={form.values.note}
          onValue={(note) => form.set('note', note)}
          {...(error && { error: t(error) })}
        />
        <div>
          <Button type="submit" look="secondary" busy={form.busy}>
            {t('received-order-note-send')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
});
