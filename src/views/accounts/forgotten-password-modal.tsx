import { observer } from 'mobx-react-lite';
import { ForgottenPassword } from '../../view-models/accounts/passwords.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Button } from '../components/button.tsx';
import { Form } from '../components/form.tsx';
import { Stack } from '../components/layout.tsx';
import { Modal } from '../components/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { FormField } from '../shell/form-field.tsx';
import { FormRefusals } from '../shell/form-refusals.tsx';
import { useService } from '../shell/services.tsx';

/** Asks for the link to a new password (AUTH-11). */
const ForgottenPasswordModal = observer(function ForgottenPasswordModal({
  screen: { form },
}: {
  screen: ForgottenPassword;
}) {
  const t = useTexts();
  const modals = useService(Modals);
  return (
    <Modal open title={t('forgotten-password-title')} onClose={() => modals.close()}>
      <Form
        aria-label={t('forgotten-password-title')}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack>
          <p>{t('forgotten-password-text')}</p>
          <FormRefusals form={form} idOf={(name) => `forgotten-${name}`} />
          <FormField
            form={form}
            id="forgotten-email"
            name="email"
            label={t('field-email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            required
          />
          <Button type="submit" wide busy={form.busy}>
            {t('forgotten-password-send')}
          </Button>
          <Button look="quiet" size="small" onClick={() => modals.show('login')}>
            {t('back-to-login')}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
});

export const forgottenPasswordModal = modal(ForgottenPassword, ForgottenPasswordModal);
