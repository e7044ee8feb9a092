import { ContainerModule } from 'inversify';
import { Accounts } from '../core/accounts/accounts.ts';
import { PictureUploads } from '../core/site/picture-uploads.ts';
import { ConfirmationScreen } from '../view-models/accounts/confirmation-screen.ts';
import { DashboardScreen } from '../view-models/accounts/dashboard-screen.ts';
import { Session } from '../view-models/accounts/session.ts';
import { SettingsScreen } from '../view-models/accounts/settings-screen.ts';
import { LanguageSwitch } from '../view-models/site/language-switch.ts';
import { Modals } from '../view-models/site/modals.ts';
import { Navigation } from '../view-models/site/navigation.ts';
import { accountRules, bindAccounts } from './account-desk.ts';
import { bindPictureUploads } from './picture-uploads.ts';

/** The screens of accounts: dashboard, settings, the confirmation of the e-mail address. */
export const accountScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindAccounts(options);
  bindPictureUploads(options);
  bind(DashboardScreen).toResolvedValue(
    (accounts, session) => new DashboardScreen(accounts, session),
    [Accounts, Session],
  );
  bind(ConfirmationScreen).toResolvedValue(
    (accounts, session) => new ConfirmationScreen(accounts, session),
    [Accounts, Session],
  );
  bind(SettingsScreen).toResolvedValue(
    (accounts, session, uploads, modals, navigation, { language }) =>
      new SettingsScreen(accounts, session, uploads, modals, navigation, language, accountRules),
    [Accounts, Session, PictureUploads, Modals, Navigation, LanguageSwitch],
  );
});
