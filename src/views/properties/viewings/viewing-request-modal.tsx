import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ViewingGateway } from '../../../core/properties/viewing-gateway.ts';
import { MAX_QUESTION_LENGTH } from '../../../core/properties/viewing-request-command.ts';
import { VIEWING_HOURS } from '../../../core/properties/viewing-time.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { whenNeeded } from '../../../core/shared/when-needed.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { ChosenSlot } from '../../../view-models/properties/chosen-slot.ts';
import { ViewingRequest } from '../../../view-models/properties/viewing-request.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { Columns } from '../../components/layout.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { modal } from '../../page.ts';
import { FormField, FormTick } from '../../forms/form-field.tsx';
import { FormModal } from '../../forms/form-modal.tsx';
import { DayAndTime } from './day-and-time.tsx';
import { useLocalTimes } from './use-local-times.ts';

const id = (name: string): string => `viewing-${name}`;

/** Asks for a viewing (HOME-12 to HOME-14). */
const ViewingRequestModal = observer(function ViewingRequestModal({ screen }: { screen: ViewingRequest }) {
  const t = useTexts();
  const { form } = screen;
  const { question: questionError } = form.errors;
  useEffect(() => screen.opened(), [screen]);
  return (
    <FormModal
      form={form}
      title={t('viewing-modal-title')}
      text={t('viewing-modal-text')}
      idOf={id}
      send={t('viewing-modal-send')}
    >
      <FormTick form={form} id={id('asksOnly')} name="asksOnly" label={t('viewing-modal-asks-only')} />
      {!form.values.asksOnly && <When screen={screen} />}
      <FormField
        form={form}
        id={id('name')}
        name="name"
        label={t('viewing-modal-name')}
        autoComplete="name"
        required
      />
      <Columns>
        <FormField
          form={form}
          id={id('phone')}
          name="phone"
          label={t('viewing-modal-phone')}
          type="tel"
          required
        />
        <FormField form={form} id={id('email')} name="email" label={t('field-email')} type="email" required />
      </Columns>
      <TextArea
        id={id('question')}
        name="question"
        label={t(form.values.asksOnly ? 'viewing-modal-question' : 'viewing-modal-question-too')}
        maxLength={MAX_QUESTION_LENGTH}
        rows={3}
        required={form.values.asksOnly}
        value={form.values.question}
        onValue={(question) => form.set('question', question)}
        {...(questionError && { error: t(questionError) })}
      />
    </FormModal>
  );
});

/** One of the times that the owner offers; where there are none, any that makes sense. */
const When = observer(function When({ screen }: { screen: ViewingRequest }) {
  const t = useTexts();
  const times = useLocalTimes();
  const { form, offered } = screen;
  if (offered.length > 0) {
    const { date: error } = form.errors;
    return (
      <SelectField
        id={id('date')}
        name="date"
        label={t('viewing-modal-slot')}
        required
        placeholder={t('viewing-modal-choose-slot')}
        value={screen.chosenSlot}
        options={offered.map((slot) => ({ value: slot, label: times.whole(slot) }))}
        onValue={(slot) => screen.chooseSlot(slot)}
        {...(error && { error: t(error) })}
      />
    );
  }
  return (
    <DayAndTime>
      <FormField
        form={form}
        id={id('date')}
        name="date"
        label={t('viewing-modal-date')}
        type="date"
        min={screen.today}
        max={screen.lastDay}
        required
      />
      <FormField
        form={form}
        id={id('time')}
        name="time"
        label={t('viewing-modal-time')}
        type="time"
        min={VIEWING_HOURS.from}
        max={VIEWING_HOURS.to}
        required
      />
    </DayAndTime>
  );
});

export default modal(
  ViewingRequestModal,
  [ViewingGateway, Modals, FormDrafts, Session, Navigation, ChosenSlot, Clock],
  (gateway, modals, drafts, session, navigation, slot, clock) =>
    new ViewingRequest(
      gateway,
      modals,
      drafts,
      session,
      navigation,
      slot,
      clock,
      whenNeeded(() =>
        import('../../../core/properties/visitor-rules.ts').then((module) => module.visitorRules),
      ),
    ),
);
