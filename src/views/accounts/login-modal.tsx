import { observer } from 'mobx-react-lite';
import type { Login } from '../../view-models/accounts/login.ts';
import { Button } from '../components/actions/button.tsx';
import { Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormPasswordField, FormTextField } from '../forms/form-fields.tsx';
import { FormModal } from '../forms/form-modal.tsx';
import { useEffect, useRef } from 'react';

/** Google's own button, where it is offered (AUTH-06, AUTH-07). */
const GoogleSignIn = observer(function GoogleSignIn({ login }: { login: Login }) {
  const place = useRef<HTMLDivElement>(null);
  const { isOffered } = login.google;
  useEffect(() => {
    if (isOffered && place.current) void login.drawGoogle(place.current);
  }, [isOffered, login]);
  return isOffered ? <div ref={place} aria-busy={login.googleBusy} /> : null;
});

/** Login by e-mail and password or by Google, with links to the other forms (AUTH-02 to AUTH-07). */
export const LoginModal = observer(function LoginModal({ screen }: { screen: Login }) {
  const t = useTexts();
  const { form } = screen;
  return (
    <FormModal
      form={form}
      title={t('login-title')}
      prefix="login"
      texts="field"
      send={t('login')}
      after={
        <>
          <GoogleSignIn login={screen} />
          <Row spread>
            <Button look="quiet" size="small" onClick={() => screen.forgottenPassword()}>
              {t('forgotten-password')}
            </Button>
            <Button look="quiet" size="small" onClick={() => screen.signUp()}>
              {t('sign-up')}
            </Button>
          </Row>
        </>
      }
    >
      <FormTextField name="email" type="email" autoComplete="username" required />
      <FormPasswordField name="password" autoComplete="current-password" required />
    </FormModal>
  );
});
