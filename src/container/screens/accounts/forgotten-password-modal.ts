import { Accounts } from '../../../core/accounts/accounts.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import accountsModule from '../../modules/accounts.ts';
import { modal } from '../../screen.ts';
import { ForgottenPassword } from '../../../view-models/accounts/passwords.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ForgottenPasswordModal } from '../../../views/accounts/forgotten-password-modal.tsx';

export default modal({
  view: ForgottenPasswordModal,
  modules: [accountsModule],
  dependencies: { accounts: Accounts, modals: Modals },
  build: ({ accounts, modals }) =>
    new ForgottenPassword(
      accounts,
      modals,
      lazyImport(() =>
        import('../../../core/accounts/account-rules.ts').then((module) => module.accountRules),
      ),
    ),
});
