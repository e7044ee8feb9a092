import { observer } from 'mobx-react-lite';
import { NewPassword } from '../../view-models/accounts/passwords.ts';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { FormModal } from '../shell/form-modal.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const id = (name: string): string => `new-${name}`;

/** A new password, by the link of the e-mail (AUTH-12). */
const NewPasswordModal = observer(function NewPasswordModal({ screen: { form } }: { screen: NewPassword }) {
  const t = useTexts();
  return (
    <FormModal form={form} title={t('new-password-title')} idOf={id} send={t('new-password-save')}>
      <NewPasswordFields form={form} idOf={id} label={t('field-new-password')} />
    </FormModal>
  );
});

export const newPasswordModal = modal(NewPassword, NewPasswordModal);
