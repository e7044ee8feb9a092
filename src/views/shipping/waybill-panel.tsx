import { observer } from 'mobx-react-lite';
import type { ReceivedOrder } from '../../core/orders/order.ts';
import { isActiveShipment, LABEL_FORMATS, mayCancelShipment } from '../../core/shipping/shipment.ts';
import type { Shipment, WaybillForm } from '../../core/shipping/shipment.ts';
import type { WaybillEditor } from '../../view-models/shipping/waybill-editor.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { classNames } from '../components/class-names.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Panel, Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { Badge } from '../components/messages/badge.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormRadioGroup, FormTextField } from '../forms/form-fields.tsx';
import { FormModal } from '../forms/form-modal.tsx';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { labelsAddress } from './label-addresses.ts';
import { ShipmentFacts } from './shipment-facts.tsx';

type Props = {
  order: Pick<ReceivedOrder, 'id' | 'number' | 'status' | 'shipment' | 'returnShipment'>;
  editor: WaybillEditor;
  access: string | null;
};

/** Label and parcel of an order, for its vendor (SHIP-05). Nothing before the acceptance. */
export const WaybillPanel = observer(function WaybillPanel({ order, editor, access }: Props) {
  const t = useTexts();
  const { status, shipment, returnShipment } = order;
  const isActive = shipment !== null && isActiveShipment(shipment.status);
  if (!shipment && !returnShipment && status !== 'accepted') return null;
  return (
    <Panel as="section" aria-labelledby="order-shipment">
      <Stack>
        <Row spread>
          <h2 id="order-shipment">{t('shipment-title')}</h2>
          {shipment && (
            <Badge look={LOOKS[shipment.status] ?? 'good'}>{t(`shipment-status-${shipment.status}`)}</Badge>
          )}
        </Row>
        {shipment?.status === 'refused' && shipment.problem && (
          <Alert kind="error">{t(shipment.problem)}</Alert>
        )}
        {shipment?.status === 'requested' && <Alert kind="warning">{t('shipment-requested-text')}</Alert>}
        {shipment && isActive && <OutwardParcel shipment={shipment} order={order} access={access} />}
        {shipment && mayCancelShipment(shipment.status) && (
          <Row data-print="hide">
            <Button look="quiet" size="small" busy={editor.busy} onClick={() => void editor.cancel()}>
              {t('label-cancel')}
            </Button>
          </Row>
        )}
        {!isActive && status === 'accepted' && (
          <Row data-print="hide">
            <Button look="secondary" busy={editor.busy} onClick={() => void editor.open()}>
              {t('label-create')}
            </Button>
          </Row>
        )}
        {returnShipment?.number && (
          <Alert kind="info">
            {returnShipment.status === 'delivered'
              ? t('return-arrived-vendor')
              : t('return-on-way-vendor', { number: returnShipment.number })}
          </Alert>
        )}
      </Stack>
      {editor.parcel && <WaybillModal editor={editor} parcel={editor.parcel} number={order.number} />}
    </Panel>
  );
});

const LOOKS: Partial<Record<Shipment['status'], 'warning' | 'plain'>> = {
  requested: 'warning',
  refused: 'warning',
  returning: 'warning',
  returned: 'plain',
};

function OutwardParcel({
  shipment,
  order,
  access,
}: {
  shipment: Shipment;
  order: Props['order'];
  access: string | null;
}) {
  const t = useTexts();
  const prices = usePrices();
  const kilograms = t('shipment-weight', { weight: shipment.weight / 1_000 });
  const collected = t('shipment-collects', { amount: prices.inText(shipment.codAmount) });
  return (
    <>
      <ShipmentFacts shipment={shipment} reader="vendor" />
      <Hint>
        {[kilograms, shipment.codAmount > 0 ? collected : '', t(`shipment-inspection-${shipment.inspection}`)]
          .filter((text) => text !== '')
          .join(' · ')}
      </Hint>
      {shipment.status !== 'delivered' && shipment.status !== 'returned' && (
        <Hint>{t('shipment-courier-reports')}</Hint>
      )}
      {shipment.status === 'ready' && (
        <Row data-print="hide">
          {LABEL_FORMATS.map((format) => (
            <a
              key={format}
              className={classNames('button')}
              data-look="secondary"
              data-size="small"
              href={labelsAddress([order.id], format, access)}
              target="_blank"
              rel="noopener"
            >
              {t(`label-print-${format}`)}
            </a>
          ))}
        </Row>
      )}
    </>
  );
}

type ModalProps = { editor: WaybillEditor; parcel: WaybillForm; number: string };

/** Parcel of the label, or the reason why there can be none. */
const WaybillModal = observer(function WaybillModal({ editor, parcel, number }: ModalProps) {
  const t = useTexts();
  const title = t('label-create-title', { number });
  if (parcel.problem !== null) {
    return (
      <Modal open title={title} onClose={() => editor.close()}>
        <Obstacle editor={editor} parcel={parcel} problem={parcel.problem} />
      </Modal>
    );
  }
  return (
    <FormModal
      form={editor.form}
      title={title}
      text={t('label-create-text', { courier: t(`shipping-courier-${parcel.courier ?? 'sandbox'}`) })}
      prefix="waybill"
      texts="label"
      send={t('label-create')}
      onClose={() => editor.close()}
    >
      <FormTextField
        name="weight"
        label={t('label-weight')}
        inputMode="decimal"
        hint={parcel.isEstimated ? t('label-weight-estimated') : undefined}
        required
      />
      {parcel.inspections.length > 1 && (
        <FormRadioGroup
          name="inspection"
          label={t('label-inspection')}
          options={parcel.inspections.map((value) => ({ value, label: t(`label-inspection-${value}`) }))}
        />
      )}
    </FormModal>
  );
});

/** A closed place has other ones nearby; other reasons lead to the settings. */
const Obstacle = observer(function Obstacle({
  editor,
  parcel: { offices },
  problem,
}: Omit<ModalProps, 'number'> & { problem: string }) {
  const t = useTexts();
  const links = useLinks();
  const isClosed = problem === 'waybill-office-closed';
  const isSetting = problem === 'waybill-no-courier' || problem === 'waybill-sender-incomplete';
  return (
    <Stack>
      <Alert kind="warning">{t(problem)}</Alert>
      {isClosed && <p>{t(offices.length > 0 ? 'label-other-place' : 'label-no-place')}</p>}
      {offices.map((office) => (
        <Button
          key={office.id}
          look="secondary"
          busy={editor.busy}
          onClick={() => void editor.chooseOffice(office.id)}
        >
          {t('label-place-choose', { name: office.name, address: office.address })}
        </Button>
      ))}
      {isSetting && <LinkButton to={links('AdminSettings')}>{t('order-bulk-fix-settings')}</LinkButton>}
    </Stack>
  );
});
