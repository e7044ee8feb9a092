import { observer } from 'mobx-react-lite';
import type { Order } from '../../../core/orders/order.ts';
import type { FollowedOrderScreen } from '../../../view-models/orders/followed-order-screen.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Button } from '../../components/actions/button.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDates, usePrices } from '../../shell/use-page-language.ts';
import { ConfirmationAlert } from './confirmation-alert.tsx';

type Props = { screen: FollowedOrderScreen; order: Order };

/** The most important state: the missing step before vendors begin, or success. */
export const OrderAnnouncement = observer(function OrderAnnouncement({ screen, order }: Props) {
  const t = useTexts();
  if (screen.isToConfirm) return <ToConfirm screen={screen} order={order} />;
  if (screen.awaitsPayment) {
    return (
      <Alert kind="info" title={t('order-payment-waiting-title')}>
        {t('order-payment-waiting-text')}
      </Alert>
    );
  }
  if (screen.isPayable) return <ToPay screen={screen} order={order} />;
  if (screen.thanks === null) return null;
  const { name, email } = order.contact;
  return (
    <Alert kind="success" title={t(`order-thanks-${screen.thanks}-title`, { name })}>
      {t(`order-thanks-${screen.thanks}-text`, { email })}
    </Alert>
  );
});

const ToPay = observer(function ToPay({ screen, order }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const dates = useDates();
  const amount = prices.inText(screen.amountDue);
  const { status, heldUntil } = order.payment;
  const failed = status === 'failed';
  return (
    <Alert
      kind={failed ? 'error' : 'warning'}
      title={t(failed ? 'order-payment-failed-title' : 'order-payment-due-title', { amount })}
    >
      <Stack>
        <p>
          {heldUntil && `${t('order-held-until', { until: dates.moment(heldUntil) })} `}
          {t('order-payment-due-text')}
        </p>
        <Row>
          <Button busy={screen.busy} onClick={() => void screen.pay()}>
            {t('order-pay-now')}
          </Button>
          <Button look="quiet" disabled={screen.busy} onClick={() => void screen.takeBack()}>
            {t('order-take-back')}
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
});

/** Confirmation of a large first order, by a button for readers who followed the mail's link. */
const ToConfirm = observer(function ToConfirm({ screen, order }: Props) {
  const t = useTexts();
  const dates = useDates();
  const { email } = order.contact;
  const until = order.confirmation.until ? dates.moment(order.confirmation.until) : '';
  return (
    <ConfirmationAlert
      screen={screen}
      lookText={t('order-confirm-look', { email, until })}
      confirmText={t('order-confirm-text', { until })}
    />
  );
});
