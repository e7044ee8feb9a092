import { observer } from 'mobx-react-lite';
import { longestWindows } from '../../core/services/service-work.ts';
import type { ServiceOrder } from '../../core/services/service-order.ts';
import type { ServiceOrderChange } from '../../view-models/services/service-order-change.ts';
import { Button } from '../components/actions/button.tsx';
import { Form } from '../components/fields/form.tsx';
import { Columns, Row } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { TextArea } from '../components/fields/text-area.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormField } from '../forms/form-field.tsx';
import { FormRefusals } from '../forms/form-refusals.tsx';
import { VisitTime } from './visit-time.tsx';

const id = (name: string): string => `change-${name}`;

/** Another day, hour, address within the city or note for an order. */
export const ServiceOrderChangeModal = observer(function ServiceOrderChangeModal({
  change,
  order,
}: {
  change: ServiceOrderChange;
  order: ServiceOrder;
}) {
  const t = useTexts();
  const { form, windows } = change;
  const error = form.errors['notes'];
  return (
    <Modal
      open={change.open}
      onClose={() => change.giveUp()}
      closable={!form.busy}
      title={t('service-change-title')}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormRefusals form={form} idOf={id} />
        <VisitTime
          date={form.values.date}
          window={form.values.window}
          errors={form.errors}
          windows={windows}
          from={change.today}
          to={change.lastDay}
          count={longestWindows(order.work)}
          idOf={id}
          onDate={(date) => form.set('date', date)}
          onWindow={(window) => form.set('window', window)}
          onLeave={() => void form.leave('date')}
        />
        <FormField
          form={form}
          id={id('district')}
          name="district"
          label={t('service-field-district')}
          hint={t('service-change-city', { city: order.address.city })}
          maxLength={100}
          required
        />
        <FormField
          form={form}
          id={id('street')}
          name="street"
          label={t('service-field-street')}
          maxLength={200}
          required
        />
        <Columns>
          <FormField
            form={form}
            id={id('entrance')}
            name="entrance"
            label={t('service-field-entrance')}
            maxLength={20}
          />
          <FormField
            form={form}
            id={id('floor')}
            name="floor"
            label={t('service-field-floor')}
            maxLength={20}
          />
        </Columns>
        <TextArea
          id={id('notes')}
          name="notes"
          label={t('service-field-notes')}
          value={form.values.notes}
          onValue={(notes) => form.set('notes', notes)}
          {...(error && { error: t(error) })}
        />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('service-change-save')}
          </Button>
          <Button look="quiet" disabled={form.busy} onClick={() => change.giveUp()}>
            {t('service-change-give-up')}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
});
