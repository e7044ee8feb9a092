import { observer } from 'mobx-react-lite';
import { Accounts } from '../../core/accounts/accounts.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { NewPassword } from '../../view-models/accounts/passwords.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { FormModal } from '../forms/form-modal.tsx';

/** Sets a new password, from the link in the mail (AUTH-12). */
const NewPasswordModal = observer(function NewPasswordModal({ screen: { form } }: { screen: NewPassword }) {
  const t = useTexts();
  return (
    <FormModal form={form} title={t('new-password')} prefix="new" texts="field" send={t('new-password-save')}>
      <NewPasswordFields label={t('field-new-password')} />
    </FormModal>
  );
});

export default modal(
  NewPasswordModal,
  [Accounts, Modals, Navigation],
  (accounts, modals, navigation) =>
    new NewPassword(
      accounts,
      modals,
      navigation,
      lazyImport(() => import('../../core/accounts/account-rules.ts').then((module) => module.accountRules)),
    ),
);
