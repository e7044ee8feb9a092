import { Accounts } from '../../../core/accounts/accounts.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import accountsModule from '../../modules/accounts.ts';
import { modal } from '../../screen.ts';
import { NewPassword } from '../../../view-models/accounts/passwords.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { NewPasswordModal } from '../../../views/accounts/new-password-modal.tsx';

export default modal({
  view: NewPasswordModal,
  modules: [accountsModule],
  dependencies: { accounts: Accounts, modals: Modals, navigation: Navigation },
  build: ({ accounts, modals, navigation }) =>
    new NewPassword(
      accounts,
      modals,
      navigation,
      lazyImport(() =>
        import('../../../core/accounts/account-rules.ts').then((module) => module.accountRules),
      ),
    ),
});
