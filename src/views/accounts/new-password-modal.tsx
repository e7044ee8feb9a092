import { observer } from 'mobx-react-lite';
import type { NewPassword } from '../../view-models/accounts/passwords.ts';
import { useTexts } from '../components/use-texts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { FormModal } from '../forms/form-modal.tsx';

/** Sets a new password, from the link in the mail (AUTH-12). */
export const NewPasswordModal = observer(function NewPasswordModal({
  screen: { form },
}: {
  screen: NewPassword;
}) {
  const t = useTexts();
  return (
    <FormModal form={form} title={t('new-password')} prefix="new" texts="field" send={t('new-password-save')}>
      <NewPasswordFields label={t('field-new-password')} />
    </FormModal>
  );
});
