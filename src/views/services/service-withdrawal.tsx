import { observer } from 'mobx-react-lite';
import type { ServiceOrder } from '../../core/services/service-order.ts';
import type { FollowedServiceOrderScreen } from '../../view-models/services/followed-service-order-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';

type Props = { screen: FollowedServiceOrderScreen; order: ServiceOrder };

/** Right of withdrawal: button and confirmation, or a note that moving has none. */
export const ServiceWithdrawal = observer(function ServiceWithdrawal({ screen, order }: Props) {
  const t = useTexts();
  const dates = useDates();
  const { status, withdrawal } = order;
  const { isExempt, until, hasBegun, withdrawnAt } = withdrawal;
  // A cancelled order shows its withdrawal at the top of the page.
  if (withdrawnAt !== null) return status !== 'cancelled' && <ServiceWithdrawn withdrawal={withdrawal} />;
  if (isExempt) return status === 'booked' && <Hint>{t('service-withdrawal-exempt')}</Hint>;
  if (until === null) return null;
  return (
    <Stack gap="small" data-print="hide">
      <Row>
        <Button look="quiet" onClick={() => screen.confirmWithdraw()}>
          {t('withdrawal-button')}
        </Button>
      </Row>
      <Hint>{t(`service-withdrawal-${hasBegun ? 'begun' : 'until'}`, { until: dates.moment(until) })}</Hint>
      <WithdrawalModal screen={screen} order={order} />
    </Stack>
  );
});

/** Acknowledgement of the withdrawal, and the amount still owed. */
export function ServiceWithdrawn({ withdrawal }: { withdrawal: ServiceOrder['withdrawal'] }) {
  const t = useTexts();
  const dates = useDates();
  const { withdrawnAt, hasBegun } = withdrawal;
  return (
    <Alert kind="info" title={t('withdrawal-acknowledged', { at: dates.moment(withdrawnAt ?? '') })}>
      {t(`service-withdrawn-${hasBegun ? 'part' : 'nothing'}`)}
    </Alert>
  );
}

const WithdrawalModal = observer(function WithdrawalModal({ screen, order }: Props) {
  const t = useTexts();
  const { withdrawing, busy } = screen;
  const isMixed = order.destination !== null;
  return (
    <Modal
      open={withdrawing}
      onClose={() => screen.closeCancellation()}
      closable={!busy}
      title={t('withdrawal-from-the-contract')}
    >
      <Stack>
        <p>{t(`service-withdrawal-confirm-${order.withdrawal.hasBegun ? 'part' : 'nothing'}`)}</p>
        {isMixed && <p>{t('service-withdrawal-mixed')}</p>}
        <Row>
          <Button look="danger" busy={busy} onClick={() => void screen.withdraw()}>
            {t('withdrawal-confirm')}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => screen.closeCancellation()}>
            {t('keep-order')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
