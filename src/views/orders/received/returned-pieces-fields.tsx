import { observer } from 'mobx-react-lite';
import type { ReceivedOrderScreen } from '../../../view-models/orders/received-order-screen.ts';
import { Hint } from '../../components/fields/field.tsx';
import { QuantityField } from '../../components/fields/quantity-field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';

const UNSELLABLE = ['damaged', 'missing'] as const;

/** Condition of each returned piece: sellable, unless it is counted as damaged or missing. */
export const ReturnedPiecesFields = observer(function ReturnedPiecesFields(props: {
  screen: ReceivedOrderScreen;
}) {
  const t = useTexts();
  const { screen } = props;
  return (
    <Stack role="group" aria-label={t('returned-pieces')}>
      {screen.expectedBack.map(({ productId, title, quantity }) => {
        const counted = screen.unsellableOf(productId);
        const sellable = quantity - counted.damaged - counted.missing;
        return (
          <Stack key={productId} gap="small">
            <strong>{title}</strong>
            {UNSELLABLE.map((condition) => (
              <Row key={condition} spread>
                <span>{t(`returned-pieces-${condition}`)}</span>
                <QuantityField
                  id={`${condition}-${productId}`}
                  name={`${condition}-${productId}`}
                  label={t(`returned-pieces-${condition}-of`, { title })}
                  hideLabel
                  min={0}
                  max={counted[condition] + sellable}
                  value={counted[condition]}
                  onValue={(count) => screen.countUnsellable(productId, condition, count)}
                />
              </Row>
            ))}
            <Hint role="status">{t('returned-pieces-to-stock', { sellable, quantity })}</Hint>
          </Stack>
        );
      })}
    </Stack>
  );
});
