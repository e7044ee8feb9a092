import { observer } from 'mobx-react-lite';
import type { ServiceOrder } from '../../core/services/service-order.ts';
import type { ServiceOrderChange } from '../../view-models/services/service-order-change.ts';
import { Button } from '../components/actions/button.tsx';
import { Columns, Row } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';
import { ChoiceNotice } from './choice-notice.tsx';
import { MoreServices } from './more-services.tsx';
import { ServiceAddressFields, useAddressNames } from './service-address-fields.tsx';
import { ServiceItem } from './service-item.tsx';
import { VisitTime } from './visit-time.tsx';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormCheckbox, FormTextArea, FormTextField } from '../forms/form-fields.tsx';

/** Changes day, time, addresses, notes and services of an order. */
export const ServiceOrderChangeModal = observer(function ServiceOrderChangeModal({
  change,
  order,
}: {
  change: ServiceOrderChange;
  order: ServiceOrder;
}) {
  const t = useTexts();
  const { form, windows, today, lastDay } = change;
  const addressOf = useAddressNames(change.isMoving);
  return (
    <Modal
      open={change.open}
      onClose={() => change.giveUp()}
      closable={!form.busy}
      title={t('service-change')}
    >
      <BoundForm form={form} prefix="change" texts="service-field" addressOf={addressOf}>
        <FormErrors />
        <ChangedServices change={change} before={order.total} />
        <VisitTime windows={windows} from={today} to={lastDay} count={change.windowCount} />
        {change.isMoving && <h3>{t('service-part-from')}</h3>}
        <FormTextField
          name="district"
          hint={t('service-change-city', { city: order.address.city })}
          maxLength={100}
          required
        />
        <FormTextField name="street" maxLength={200} required />
        <Columns>
          <FormTextField name="entrance" maxLength={20} />
          <FormTextField name="floor" maxLength={20} />
        </Columns>
        {change.isMoving && (
          <>
            <h3>{t('service-part-to')}</h3>
            <ServiceAddressFields cities={change.cities} there />
          </>
        )}
        <FormTextArea name="notes" />
        {change.isEarlyStart && <FormCheckbox name="earlyStart" required />}
        <Row>
          <SubmitButton>{t('service-change-save')}</SubmitButton>
          <Button look="quiet" disabled={form.busy} onClick={() => change.giveUp()}>
            {t('service-change-give-up')}
          </Button>
        </Row>
      </BoundForm>
    </Modal>
  );
});

/** Ordered services with measures, further ones, and the total before and after. */
const ChangedServices = observer(function ChangedServices({
  change,
  before,
}: {
  change: ServiceOrderChange;
  before: number;
}) {
  const t = useTexts();
  const prices = usePrices();
  const { services, selection } = change;
  return (
    <section aria-label={t('services-choice')}>
      <ChoiceNotice choice={services} />
      <ul>
        {selection.services.map((service) => (
          <ServiceItem key={service.serviceKey} item={service} choice={services} />
        ))}
      </ul>
      <MoreServices choice={services} />
      <p role="status">
        <strong>{t('order-total')}: </strong>
        {prices.inText(selection.totalPrice)}
        {change.isRepriced && ` (${t('service-change-before', { price: prices.inText(before) })})`}
      </p>
    </section>
  );
});
