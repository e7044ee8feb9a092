import { GoogleButton, SignIn } from '../../../core/accounts/sign-in.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import accountsModule from '../../modules/accounts.ts';
import { modal } from '../../screen.ts';
import { Login } from '../../../view-models/accounts/login.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { LoginModal } from '../../../views/accounts/login-modal.tsx';

export default modal({
  view: LoginModal,
  modules: [accountsModule],
  dependencies: {
    signIn: SignIn,
    session: Session,
    modals: Modals,
    navigation: Navigation,
    google: GoogleButton,
    languageSwitch: LanguageSwitch,
  },
  build: ({ signIn, session, modals, navigation, google, languageSwitch: { language } }) =>
    new Login(
      signIn,
      session,
      modals,
      navigation,
      google,
      language,
      lazyImport(() =>
        import('../../../core/accounts/account-rules.ts').then((module) => module.accountRules),
      ),
    ),
});
