import { Accounts } from '../../../core/accounts/accounts.ts';
import accountsModule from '../../modules/accounts.ts';
import { screen } from '../../screen.ts';
import { ConfirmationScreen } from '../../../view-models/accounts/confirmation-screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { ConfirmationPage } from '../../../views/accounts/confirmation-page.tsx';

export default screen({
  view: ConfirmationPage,
  modules: [accountsModule],
  dependencies: {
    accounts: Accounts,
    session: Session,
    navigation: Navigation,
    languageSwitch: LanguageSwitch,
  },
  build: ({ accounts, session, navigation, languageSwitch: { language } }) =>
    new ConfirmationScreen(accounts, session, (address) => void navigation.go(address, 'replace'), language),
});
