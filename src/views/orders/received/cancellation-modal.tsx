import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { MAX_NOTE_LENGTH } from '../../../core/orders/order-note.ts';
import type { PieceCancellation } from '../../../view-models/orders/piece-cancellation.ts';
import { Hint } from '../../components/fields/field.tsx';
import { QuantityField } from '../../components/fields/quantity-field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices } from '../../shell/use-page-language.ts';
import { FormTextArea } from '../../forms/form-fields.tsx';
import { FormModal } from '../../forms/form-modal.tsx';
import { classNames } from '../../components/class-names.tsx';

/** Separates the quantity fields. */
const Pieces = styled(Stack)`
  & > .row {
    row-gap: var(--space-1);
    padding-bottom: var(--space-3);
    border-bottom: 1px solid var(--colour-line);
  }
`;

type Props = { cancellation: PieceCancellation; onClose: () => void };

/** Pieces that the vendor cannot send, by product (CART-08). */
export const CancellationModal = observer(function CancellationModal({ cancellation, onClose }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const { form, products, pieces, amount } = cancellation;
  const error = form.errors['pieces'];
  const toSend = products.filter(({ quantity }) => quantity > 0);
  return (
    <FormModal
      form={form}
      title={t('received-order-cancel-pieces-title')}
      text={t('received-order-cancel-pieces-text')}
      prefix="cancel"
      texts="received-order"
      send={t('received-order-cancel-pieces-send')}
      onClose={onClose}
    >
      <Pieces role="group" aria-label={t('received-order-cancel-pieces-title')}>
        {toSend.map(({ productId, title, quantity }, index) => (
          <Row key={productId} spread>
            <span>{title}</span>
            <Row>
              <QuantityField
                // A general error leads to the first field.
                id={`cancel-${index === 0 ? 'pieces' : productId}`}
                name={`pieces-${productId}`}
                label={t('received-order-cancel-pieces-of', { title })}
                hideLabel
                min={0}
                max={quantity}
                value={pieces[productId] ?? 0}
                onValue={(count) => cancellation.take(productId, count)}
              />
              <Hint>{t('received-order-cancel-pieces-most', { count: quantity })}</Hint>
            </Row>
          </Row>
        ))}
        {error && <Hint className={classNames('field-error')}>{t(error)}</Hint>}
        {amount > 0 && <strong>{`− ${prices.inText(amount)}`}</strong>}
      </Pieces>
      <FormTextArea name="note" label={t('received-order-note-title')} maxLength={MAX_NOTE_LENGTH} />
    </FormModal>
  );
});
