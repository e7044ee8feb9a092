import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { MESSAGE_LENGTH } from '../../core/conversations/message-text.ts';
import { Modals } from '../../view-models/site/modals.ts';
import type { FirstMessage } from '../../view-models/conversations/first-message.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Columns, Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { FormCheckbox, FormTextArea, FormTextField } from '../forms/form-fields.tsx';
import { FormModal } from '../forms/form-modal.tsx';

/** Text prefix by kind of listing. */
const TEXTS = { property: 'property-question', roommate: 'roommate-message' } as const;

/** Sends the first message about a listing (MATE-03, TRUST-05). */
export const FirstMessageModal = observer(function FirstMessageModal({ screen }: { screen: FirstMessage }) {
  const t = useTexts();
  const { form, kind, token, isSignedIn } = screen;
  const texts = TEXTS[kind];
  useEffect(() => screen.opened(), [screen]);
  if (token !== null) return <Sent token={token} />;
  return (
    <FormModal
      form={form}
      title={t(`${texts}-title`)}
      text={t(`${texts}-text`)}
      prefix={kind}
      texts={texts}
      send={t(`${texts}-send`)}
    >
      <Columns>
        <FormTextField name="name" label={t('viewing-modal-name')} autoComplete="name" required />
        <FormTextField
          name="phone"
          label={t('field-phone')}
          hint={t('field-phone-hint')}
          type="tel"
          required
        />
      </Columns>
      {!isSignedIn && <FormTextField name="email" label={t('field-email')} hint type="email" />}
      <FormTextArea name="message" hint={kind === 'property'} maxLength={MESSAGE_LENGTH.most} required />
      <FormCheckbox name="sharePhone" hint />
    </FormModal>
  );
});

/** Link to the conversation for visitors, who have no inbox. */
function Sent({ token }: { token: string }) {
  const t = useTexts();
  const links = useLinks();
  const modals = useService(Modals);
  return (
    <Modal open title={t('message-sent-successfully')} onClose={() => modals.close()}>
      <Stack>
        <Alert>{t('roommate-message-link')}</Alert>
        <LinkButton to={links('FollowedConversation', { token })} onClick={() => modals.close()}>
          {t('open-conversation')}
        </LinkButton>
      </Stack>
    </Modal>
  );
}
