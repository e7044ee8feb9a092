import { observer } from 'mobx-react-lite';
import { Login } from '../../view-models/accounts/login.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Button } from '../components/button.tsx';
import { Form } from '../components/form.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { FormField } from '../shell/form-field.tsx';
import { FormRefusals } from '../shell/form-refusals.tsx';
import { useService } from '../shell/services.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';

/** E-mail and password, Google, and the ways to the other forms (AUTH-02 to AUTH-07). */
const LoginModal = observer(function LoginModal({ screen }: { screen: Login }) {
  const t = useTexts();
  const modals = useService(Modals);
  const { form } = screen;
  return (
    <Modal open title={t('login-title')} onClose={() => modals.close()}>
      <Stack>
        <Form
          aria-label={t('login-title')}
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <Stack>
            <FormRefusals form={form} idOf={(name) => `login-${name}`} />
            <FormField
              form={form}
              id="login-email"
              name="email"
              label={t('field-email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              required
            />
            <FormField
              form={form}
              id="login-password"
              name="password"
              label={t('field-password')}
              type="password"
              autoComplete="current-password"
              required
            />
            <Button type="submit" wide busy={form.busy}>
              {t('login')}
            </Button>
          </Stack>
        </Form>
        <GoogleSignIn login={screen} />
        <Row data-spread="">
          <Button look="quiet" size="small" onClick={() => screen.forgottenPassword()}>
            {t('forgotten-password')}
          </Button>
          <Button look="quiet" size="small" onClick={() => screen.signUp()}>
            {t('sign-up')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});

export const loginModal = modal(Login, LoginModal);
