import { observer } from 'mobx-react-lite';
import { MAX_NOTE_LENGTH } from '../../../core/orders/order-note.ts';
import type { ReceivedOrder } from '../../../core/orders/order.ts';
import { returnsToStock } from '../../../core/orders/order-status.ts';
import type { OrderStatus } from '../../../core/orders/order-status.ts';
import { isActiveShipment } from '../../../core/shipping/shipment.ts';
import type { ReceivedOrderScreen } from '../../../view-models/orders/received-order-screen.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Modal } from '../../components/messages/modal.tsx';
import { FocusOnChange } from '../../components/messages/focus-on-change.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { StatusBadge } from '../order/order-history.tsx';
import { ReturnedPiecesFields } from './returned-pieces-fields.tsx';
import { TrackingFields } from './tracking-fields.tsx';

type Props = { screen: ReceivedOrderScreen; order: ReceivedOrder };

const isReported = (status: OrderStatus, present: OrderStatus): boolean =>
  status === 'shipped' || status === 'delivered' || (status === 'returned' && present === 'shipped');

/** Next statuses that the vendor may set; final ones need a confirmation. */
export const StatusActions = observer(function StatusActions({ screen, order }: Props) {
  const t = useTexts();
  const { number, awaitsPieces, shipment } = order;
  const isWithCourier = shipment !== null && isActiveShipment(shipment.status);
  // The courier reports these steps of its parcels.
  const next = order.next.filter((status) => !isWithCourier || !isReported(status, order.status));
  const { confirming, stepNote, busy } = screen;
  const isAboutTracking = confirming === 'shipped' || confirming === 'tracking';
  const isReturn = confirming === 'returned' || confirming === 'partly-returned';
  return (
    <>
      <p>
        <FocusOnChange state={`${order.status} ${order.steps.length}`}>
          <StatusBadge status={order.status} />
        </FocusOnChange>
      </p>
      {screen.mayUndo && (
        <Row>
          <Button look="secondary" size="small" busy={busy} onClick={() => void screen.undo()}>
            {t('undo')}
          </Button>
          <Hint>{t('received-order-undo-hint')}</Hint>
        </Row>
      )}
      {awaitsPieces && (
        <Row>
          <Button busy={busy} onClick={() => screen.openStep('partly-returned')}>
            {t('received-order-pieces-back')}
          </Button>
          <Hint>{t('received-order-pieces-back-hint')}</Hint>
        </Row>
      )}
      {order.status === 'shipped' && !isWithCourier && (
        <Row>
          <Button look="quiet" size="small" disabled={busy} onClick={() => screen.openStep('tracking')}>
            {t(order.tracking ? 'tracking-correct' : 'tracking-add')}
          </Button>
        </Row>
      )}
      {next.length > 0 && (
        <Row>
          {next.map((status) => (
            <Button
              key={status}
              look={returnsToStock(status) ? 'quiet' : 'primary'}
              busy={busy && confirming === null && !returnsToStock(status)}
              onClick={() => void screen.chooseStatus(status)}
            >
              {t<string>(`order-give-${status}`)}
            </Button>
          ))}
        </Row>
      )}
      <Modal
        open={confirming !== null}
        onClose={() => screen.closeStep()}
        closable={!busy}
        title={t<string>(`order-give-${confirming ?? 'cancelled'}-title`, { number })}
      >
        <Stack>
          <p>{t<string>(`order-give-${confirming ?? 'cancelled'}-text`)}</p>
          {isAboutTracking && <TrackingFields screen={screen} />}
          {isReturn && <ReturnedPiecesFields screen={screen} />}
          {confirming !== 'tracking' && (
            <TextArea
              id="step-note"
              name="note"
              label={t('received-order-note-title')}
              maxLength={MAX_NOTE_LENGTH}
              value={stepNote}
              onValue={(note) => screen.writeWithStep(note)}
            />
          )}
          <Row>
            <Button
              look={isAboutTracking || confirming === 'partly-returned' ? 'primary' : 'danger'}
              busy={busy}
              onClick={() => void screen.confirm()}
            >
              {t<string>(`order-give-${confirming ?? 'cancelled'}`)}
            </Button>
            <Button look="quiet" disabled={busy} onClick={() => screen.closeStep()}>
              {t('order-give-nothing')}
            </Button>
          </Row>
        </Stack>
      </Modal>
    </>
  );
});
