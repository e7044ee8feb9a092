import { observer } from 'mobx-react-lite';
import type { VendorOrder } from '../../core/orders/order.ts';
import type { ReturnLabel } from '../../view-models/shipping/return-label.ts';
import { Button } from '../components/actions/button.tsx';
import { classNames } from '../components/class-names.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ShipmentFacts } from './shipment-facts.tsx';

type Props = {
  vendorOrder: Pick<VendorOrder, 'id' | 'status' | 'returns' | 'returnShipment'>;
  label: ReturnLabel;
  token: string;
};

/** Return label of withdrawn goods: request, number, document and steps (SHIP-07). */
export const ReturnParcel = observer(function ReturnParcel({ vendorOrder, label, token }: Props) {
  const t = useTexts();
  const { id, status, returns, returnShipment: shipment } = vendorOrder;
  if (status !== 'delivered' || !returns.byCourier) return null;
  if (shipment?.status === 'requested') return <Hint>{t('return-label-requested')}</Hint>;
  if (!shipment) {
    return (
      <Row data-print="hide">
        <Button size="small" busy={label.busy} onClick={() => void label.request(token, id)}>
          {t('return-label-get')}
        </Button>
        <Hint>{t('return-label-hint')}</Hint>
      </Row>
    );
  }
  if (shipment.status === 'delivered') return <p>{t('return-arrived')}</p>;
  return (
    <Stack gap="small">
      {shipment.status === 'ready' && (
        <>
          <strong>{t('return-label-show', { number: shipment.number ?? '' })}</strong>
          <Row data-print="hide">
            <a
              className={classNames('button')}
              data-look="secondary"
              data-size="small"
              href={`/return-labels/${token}/${shipment.id}.pdf`}
              target="_blank"
              rel="noopener"
            >
              {t('return-label-open')}
            </a>
            <Hint>{t('return-label-hint')}</Hint>
          </Row>
        </>
      )}
      {shipment.events.length > 0 && <ShipmentFacts shipment={shipment} reader="buyer" />}
    </Stack>
  );
});
