import { observer } from 'mobx-react-lite';
import type { ServiceOrder } from '../../core/services/service-order.ts';
import type { FollowedServiceOrderScreen } from '../../view-models/services/followed-service-order-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ConfirmationAlert } from '../orders/order/confirmation-alert.tsx';
import { useDates } from '../shell/use-page-language.ts';
import { ServiceWithdrawn } from './service-withdrawal.tsx';
import { useVisitWords } from './use-visit-words.ts';

type Props = { screen: FollowedServiceOrderScreen; order: ServiceOrder };

const ALERTS = { booked: 'success', cancelled: 'warning', done: 'info' } as const;

/** State of the order, or the pending confirmation. */
export const ServiceOrderAnnouncement = observer(function ServiceOrderAnnouncement({ screen, order }: Props) {
  const t = useTexts();
  const dates = useDates();
  const { status, confirmUntil, declinedDates } = order;
  const { email } = order.contact;
  if (status === 'unconfirmed') {
    const until = confirmUntil ? dates.moment(confirmUntil) : '';
    return (
      <ConfirmationAlert
        screen={screen}
        lookText={t('service-confirm-look', { email, until })}
        confirmText={t('service-confirm-text', { until })}
      />
    );
  }
  if (declinedDates.length > 0) return <WithoutTeam order={order} />;
  if (status === 'cancelled' && order.withdrawal.withdrawnAt !== null) {
    return <ServiceWithdrawn withdrawal={order.withdrawal} />;
  }
  const isLapsed = status === 'cancelled' && confirmUntil !== null;
  return (
    <Alert kind={ALERTS[status]} title={t(`service-order-${status}-title`)}>
      {t(isLapsed ? 'service-order-lapsed-text' : `service-order-${status}-text`, { email })}
    </Alert>
  );
});

/** Visits that no team can do; the customer chooses another time. */
function WithoutTeam({ order }: { order: ServiceOrder }) {
  const t = useTexts();
  const words = useVisitWords();
  const days = order.declinedDates.map((date) => words.day(date)).join(', ');
  return (
    <Alert kind="warning" title={t('service-order-without-team-title')}>
      {t('service-order-without-team-text', { days })}
    </Alert>
  );
}
