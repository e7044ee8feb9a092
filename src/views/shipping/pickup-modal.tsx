import { observer } from 'mobx-react-lite';
import { PICKUP_LIMITS } from '../../core/shipping/pickup.ts';
import type { OwnPickups } from '../../core/shipping/pickup.ts';
import type { PickupRequest } from '../../view-models/shipping/pickup-request.ts';
import { SelectField } from '../components/fields/select-field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormModal } from '../forms/form-modal.tsx';
import { useDates } from '../shell/use-page-language.ts';

const FIRST_HOUR = Number(PICKUP_LIMITS.from.slice(0, 2));
const LAST_HOUR = Number(PICKUP_LIMITS.to.slice(0, 2));
const HOURS = Array.from(
  { length: LAST_HOUR - FIRST_HOUR + 1 },
  (_, index) => `${String(FIRST_HOUR + index).padStart(2, '0')}:00`,
);

/** Day and hours of a collection by the courier (SHIP-05). */
export const PickupModal = observer(function PickupModal({ request }: { request: PickupRequest }) {
  const { pickups } = request;
  if (!pickups) return null;
  return <OpenModal request={request} pickups={pickups} />;
});

const OpenModal = observer(function OpenModal({
  request,
  pickups,
}: {
  request: PickupRequest;
  pickups: OwnPickups;
}) {
  const t = useTexts();
  const dates = useDates();
  const { form } = request;
  const requested = pickups.pickups.map(({ day, from, to, courier }) => (
    <Alert key={`${day} ${courier}`} kind="success">
      {t('pickup-requested', { day: dates.weekday(day), from, to })}
    </Alert>
  ));
  if (pickups.ready === 0) {
    return (
      <Modal open title={t('pickup-title')} onClose={() => request.close()}>
        <Stack>
          {requested}
          <p>{t('pickup-none')}</p>
        </Stack>
      </Modal>
    );
  }
  const time = (name: 'from' | 'to') => (
    <SelectField
      id={`pickup-${name}`}
      name={name}
      label={t(`pickup-${name}`)}
      required
      options={HOURS.map((hour) => ({ value: hour, label: hour }))}
      value={form.values[name]}
      error={form.errors[name] && t(form.errors[name])}
      onValue={(hour) => form.set(name, hour ?? '')}
    />
  );
  return (
    <FormModal
      form={form}
      title={t('pickup-title')}
      text={t('pickup-text', { count: pickups.ready })}
      prefix="pickup"
      texts="pickup"
      send={t('pickup-send')}
      onClose={() => request.close()}
    >
      {requested}
      <SelectField
        id="pickup-day"
        name="day"
        label={t('pickup-day')}
        required
        options={pickups.days.map((day) => ({ value: day, label: dates.weekday(day) }))}
        value={form.values.day}
        error={form.errors['day'] && t(form.errors['day'])}
        onValue={(day) => form.set('day', day ?? '')}
      />
      <Row>
        {time('from')}
        {time('to')}
      </Row>
    </FormModal>
  );
});
