import { observer } from 'mobx-react-lite';
import { longestWindows } from '../../core/services/service-work.ts';
import type { ServiceOrder } from '../../core/services/service-order.ts';
import type { ServiceOrderChange } from '../../view-models/services/service-order-change.ts';
import { Button } from '../components/actions/button.tsx';
import { Columns, Row } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { VisitTime } from './visit-time.tsx';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextArea, FormTextField } from '../forms/form-fields.tsx';

/** Another day, hour, address within the city or note for an order. */
export const ServiceOrderChangeModal = observer(function ServiceOrderChangeModal({
  change,
  order,
}: {
  change: ServiceOrderChange;
  order: ServiceOrder;
}) {
  const t = useTexts();
  const { form, windows, today, lastDay } = change;
  return (
    <Modal
      open={change.open}
      onClose={() => change.giveUp()}
      closable={!form.busy}
      title={t('service-change-title')}
    >
      <BoundForm form={form} prefix="change" texts="service-field">
        <FormErrors />
        <VisitTime windows={windows} from={today} to={lastDay} count={longestWindows(order.work)} />
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
        <FormTextArea name="notes" />
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
