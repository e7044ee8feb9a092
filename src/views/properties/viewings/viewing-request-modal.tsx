import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { MAX_QUESTION_LENGTH } from '../../../core/properties/viewings/viewing-request-command.ts';
import { VIEWING_HOURS } from '../../../core/properties/viewings/viewing-time.ts';
import type { ViewingRequest } from '../../../view-models/properties/viewings/viewing-request.ts';
import { Columns } from '../../components/layout.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { DayAndTime } from './day-and-time.tsx';
import { useLocalTimes } from './viewing-facts.tsx';
import { useField } from '../../forms/form-context.tsx';
import { FormCheckbox, FormTextArea, FormTextField } from '../../forms/form-fields.tsx';
import { FormModal } from '../../forms/form-modal.tsx';

/** Requests a viewing (HOME-12 to HOME-14). */
export const ViewingRequestModal = observer(function ViewingRequestModal({
  screen,
}: {
  screen: ViewingRequest;
}) {
  const t = useTexts();
  const { form } = screen;
  useEffect(() => screen.opened(), [screen]);
  return (
    <FormModal
      form={form}
      title={t('listing-request-viewing')}
      text={t('viewing-modal-text')}
      prefix="viewing"
      texts="viewing-modal"
      send={t('viewing-modal-send')}
    >
      <FormCheckbox name="asksOnly" />
      {!form.values.asksOnly && <When screen={screen} />}
      <FormTextField name="name" autoComplete="name" required />
      <Columns>
        <FormTextField name="phone" type="tel" required />
        <FormTextField name="email" label={t('field-email')} type="email" required />
      </Columns>
      <FormTextArea
        name="question"
        label={t(form.values.asksOnly ? 'viewing-modal-question' : 'viewing-modal-question-too')}
        maxLength={MAX_QUESTION_LENGTH}
        rows={3}
        required={form.values.asksOnly}
      />
    </FormModal>
  );
});

/** One of the landlord's free times; without any, a free choice of date and time. */
const When = observer(function When({ screen }: { screen: ViewingRequest }) {
  if (screen.offered.length > 0) return <OfferedTime screen={screen} />;
  return (
    <DayAndTime>
      <FormTextField name="date" type="date" min={screen.today} max={screen.lastDay} required />
      <FormTextField name="time" type="time" min={VIEWING_HOURS.from} max={VIEWING_HOURS.to} required />
    </DayAndTime>
  );
});

const OfferedTime = observer(function OfferedTime({ screen }: { screen: ViewingRequest }) {
  const t = useTexts();
  const times = useLocalTimes();
  const { onBlur: _, ...field } = useField<string>({ name: 'date', label: t('viewing-modal-slot') });
  return (
    <SelectField
      {...field}
      required
      placeholder={t('viewing-modal-choose-slot')}
      value={screen.chosenSlot}
      options={screen.offered.map((slot) => ({ value: slot, label: times.whole(slot) }))}
      onValue={(slot) => screen.chooseSlot(slot)}
    />
  );
});
