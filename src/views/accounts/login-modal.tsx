import { observer } from 'mobx-react-lite';
import { GoogleButton, SignIn } from '../../core/accounts/sign-in.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { Login } from '../../view-models/accounts/login.ts';
import { Session } from '../../view-models/accounts/session.ts';
import { LanguageSwitch } from '../../view-models/site/language-switch.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Button } from '../components/actions/button.tsx';
import { Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
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
const LoginModal = observer(function LoginModal({ screen }: { screen: Login }) {
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

export default modal(
  LoginModal,
  [SignIn, Session, Modals, Navigation, GoogleButton, LanguageSwitch],
  (signIn, session, modals, navigation, google, { language }) =>
    new Login(
      signIn,
      session,
      modals,
      navigation,
      google,
      language,
      lazyImport(() => import('../../core/accounts/account-rules.ts').then((module) => module.accountRules)),
    ),
);
