import { ContainerModule } from 'inversify';
import { GoogleIdentityButton } from '../adapters/browser/google-identity-button.ts';
import { SignIn, GoogleButton } from '../core/accounts/sign-in.ts';
import { Accounts } from '../core/accounts/accounts.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';
import { SiteSettings } from '../core/site/settings.ts';
import { Login } from '../view-models/accounts/login.ts';
import { ForgottenPassword, NewPassword } from '../view-models/accounts/passwords.ts';
import { Session } from '../view-models/accounts/session.ts';
import { SignUp } from '../view-models/accounts/sign-up.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation } from '../view-models/site/navigation.ts';
import { accountRules, bindAccounts } from './account-desk.ts';

/** The forms of accounts. Each lives as long as the page: closed by mistake, it keeps what was typed. */
export const accountModals = new ContainerModule((options) => {
  const { bind, isBound } = options;
  bindAccounts(options);
  if (!isBound(GoogleButton)) {
    bind(GoogleButton).toResolvedValue(
      ({ googleClientId }, { language }) =>
        new GoogleIdentityButton(googleClientId, language, navigator.userAgent),
      [SiteSettings, LanguageSwitch],
    );
  }
  bind(Login)
    .toResolvedValue(
      (signIn, session, modals, navigation, google, { language }) =>
        new Login(signIn, session, modals, navigation, google, language, accountRules),
      [SignIn, Session, Modals, Navigation, GoogleButton, LanguageSwitch],
    )
    .inSingletonScope();
  bind(SignUp)
    .toResolvedValue(
      (accounts, modals, drafts) => new SignUp(accounts, modals, drafts, accountRules),
      [Accounts, Modals, FormDrafts],
    )
    .inSingletonScope();
  bind(ForgottenPassword)
    .toResolvedValue(
      (accounts, modals) => new ForgottenPassword(accounts, modals, accountRules),
      [Accounts, Modals],
    )
    .inSingletonScope();
  bind(NewPassword)
    .toResolvedValue(
      (accounts, modals, navigation) => new NewPassword(accounts, modals, navigation, accountRules),
      [Accounts, Modals, Navigation],
    )
    .inSingletonScope();
});
