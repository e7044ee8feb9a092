import { observer } from 'mobx-react-lite';
import type { CartChange } from '../../../core/orders/cart/renew-cart.ts';
import type { ThingsChoice } from '../../../view-models/plans/things/things-choice.ts';
import { Button } from '../../components/actions/button.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Alert } from '../../components/messages/alert.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices } from '../../shell/use-page-language.ts';

/** Changes of products since they were chosen, and late deliveries; the plan stays the same (PLAN-10). */
export const ThingsChanges = observer(function ThingsChanges({ choice }: { choice: ThingsChoice }) {
  const t = useTexts();
  const prices = usePrices();
  const say = (change: CartChange): string => {
    const { kind, title } = change;
    if (kind === 'gone') return t('plan-thing-gone', { title });
    if (kind === 'stock') return t('plan-thing-stock', { title, count: change.now });
    const values = { title, before: prices.inText(change.before), now: prices.inText(change.now) };
    return t(`cart-change-${kind}`, values);
  };
  const { changes, late } = choice;
  return (
    <>
      {changes.length > 0 && (
        <Alert kind="warning" title={t('plan-things-changed')}>
          <Stack as="ul" gap="small">
            {changes.map((change) => (
              <li key={`${change.kind}-${change.kind === 'delivery' ? change.vendorId : change.productId}`}>
                {say(change)}
              </li>
            ))}
          </Stack>
          <Row>
            <Button look="secondary" size="small" onClick={() => choice.takeChanges()}>
              {t('plan-take-changes')}
            </Button>
          </Row>
        </Alert>
      )}
      {late.length > 0 && (
        <Alert kind="warning" title={t('plan-things-late')}>
          <Stack as="ul" gap="small">
            {late.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </Stack>
        </Alert>
      )}
    </>
  );
});
