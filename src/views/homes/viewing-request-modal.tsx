import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ViewingRequest } from '../../view-models/homes/viewing-request.ts';
import { Columns } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { FormField } from '../shell/form-field.tsx';
import { FormModal } from '../shell/form-modal.tsx';
import { DayAndTime } from './day-and-time.tsx';

const id = (name: string): string => `viewing-${name}`;

/** Asks for a viewing (HOME-12 to HOME-14). */
const ViewingRequestModal = observer(function ViewingRequestModal({ screen }: { screen: ViewingRequest }) {
  const t = useTexts();
  const { form } = screen;
  useEffect(() => screen.opened(), [screen]);
  return (
    <FormModal
      form={form}
      title={t('viewing-modal-title')}
      text={t('viewing-modal-text')}
      idOf={id}
      send={t('viewing-modal-send')}
    >
      <DayAndTime>
        <FormField
          form={form}
          id={id('date')}
          name="date"
          label={t('viewing-modal-date')}
          type="date"
          min={screen.today}
          required
        />
        <FormField
          form={form}
          id={id('time')}
          name="time"
          label={t('viewing-modal-time')}
          type="time"
          required
        />
      </DayAndTime>
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
    </FormModal>
  );
});

export const viewingRequestModal = modal(ViewingRequest, ViewingRequestModal);
