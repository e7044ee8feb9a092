import { observer } from 'mobx-react-lite';
import type { Order } from '../../../core/orders/order.ts';
import type { WaitingOrder } from '../../../view-models/orders/waiting-order.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Button } from '../../components/actions/button.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../../components/use-texts.ts';
import { useDates, useLinks, usePrices } from '../../shell/use-page-language.ts';

type Props = { waiting: WaitingOrder; order: Order };

/** An order that waits for its card payment, above the cart: pay it, or put its products back. */
export const WaitingOrderPanel = observer(function WaitingOrderPanel({ waiting, order }: Props) {
  const t = useTexts();
  const link = useLinks();
  const prices = usePrices();
  const dates = useDates();
  const { token, busy } = waiting;
  const { heldUntil } = order.payment;
  return (
    <Alert
      kind="warning"
      title={t('cart-waiting-title', { number: order.number, amount: prices.inText(waiting.amount) })}
    >
      <Stack>
        <p>
          {heldUntil && `${t('order-held-until', { until: dates.moment(heldUntil) })} `}
          <Link to={link('FollowedOrder', { token })}>{t('view-order')}</Link>
        </p>
        <Row>
          <Button busy={busy} onClick={() => void waiting.pay()}>
            {t('order-pay-now')}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => void waiting.takeBack()}>
            {t('order-take-back')}
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
});
