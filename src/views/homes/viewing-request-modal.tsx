import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ViewingRequest } from '../../view-models/homes/viewing-request.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Button } from '../components/button.tsx';
import { Form } from '../components/form.tsx';
import { Columns, Stack } from '../components/layout.tsx';
import { Modal } from '../components/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { FormField } from '../shell/form-field.tsx';
import { FormRefusals } from '../shell/form-refusals.tsx';
import { useService } from '../shell/services.tsx';
import { DayAndTime } from './day-and-time.tsx';

const id = (name: string): string => `viewing-${name}`;

/** Asks for a viewing (HOME-12 to HOME-14). */
const ViewingRequestModal = observer(function ViewingRequestModal({ screen }: { screen: ViewingRequest }) {
  const t = useTexts();
  const modals = useService(Modals);
  const { form } = screen;
  useEffect(() => screen.opened(), [screen]);
  return (
    <Modal open title={t('viewing-modal-title')} onClose={() => modals.close()}>
      <Form
        aria-label={t('viewing-modal-title')}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack>
          <p>{t('viewing-modal-text')}</p>
          <FormRefusals form={form} idOf={id} />
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
              inputMode="tel"
              autoComplete="tel"
              required
            />
            <FormField
              form={form}
              id={id('email')}
              name="email"
              label={t('field-email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
            />
          </Columns>
          <Button type="submit" wide busy={form.busy}>
            {t('viewing-modal-send')}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
});

export const viewingRequestModal = modal(ViewingRequest, ViewingRequestModal);
