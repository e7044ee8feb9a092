import { Accounts } from '../../../core/accounts/accounts.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../../core/site/form-drafts.ts';
import accountsModule from '../../modules/accounts.ts';
import formsModule from '../../modules/forms.ts';
import { modal } from '../../screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { SignUp } from '../../../view-models/accounts/sign-up.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { SignUpModal } from '../../../views/accounts/sign-up-modal.tsx';

export default modal({
  view: SignUpModal,
  modules: [accountsModule, formsModule],
  dependencies: {
    accounts: Accounts,
    modals: Modals,
    drafts: FormDrafts,
    session: Session,
    navigation: Navigation,
  },
  build: ({ accounts, modals, drafts, session, navigation }) =>
    new SignUp(
      accounts,
      modals,
      drafts,
      lazyImport(() =>
        import('../../../core/accounts/account-rules.ts').then((module) => module.accountRules),
      ),
      () => {
        const { path = '/', search = '' } = navigation.current?.place ?? {};
        return session.nextAfter(path + search);
      },
    ),
});
