import { observer } from 'mobx-react-lite';
import { Accounts } from '../../core/accounts/accounts.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { ForgottenPassword } from '../../view-models/accounts/passwords.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Button } from '../components/actions/button.tsx';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { useService } from '../shell/services.tsx';
import { FormTextField } from '../forms/form-fields.tsx';
import { FormModal } from '../forms/form-modal.tsx';

/** Asks for the link to a new password (AUTH-11). */
const ForgottenPasswordModal = observer(function ForgottenPasswordModal({
  screen: { form },
}: {
  screen: ForgottenPassword;
}) {
  const t = useTexts();
  const modals = useService(Modals);
  return (
    <FormModal
      form={form}
      title={t('forgotten-password')}
      text={t('forgotten-password-text')}
      prefix="forgotten"
      texts="field"
      send={t('forgotten-password-send')}
      after={
        <Button look="quiet" size="small" onClick={() => modals.show('login')}>
          {t('back-to-login')}
        </Button>
      }
    >
      <FormTextField name="email" type="email" autoComplete="username" required />
    </FormModal>
  );
});

export default modal(
  ForgottenPasswordModal,
  [Accounts, Modals],
  (accounts, modals) =>
    new ForgottenPassword(
      accounts,
      modals,
      lazyImport(() => import('../../core/accounts/account-rules.ts').then((module) => module.accountRules)),
    ),
);
