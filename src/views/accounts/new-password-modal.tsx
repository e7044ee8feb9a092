import { observer } from 'mobx-react-lite';
import { NewPassword } from '../../view-models/accounts/passwords.ts';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { FormField } from '../shell/form-field.tsx';
import { FormModal } from '../shell/form-modal.tsx';

const id = (name: string): string => `new-${name}`;

/** A new password, by the link of the e-mail (AUTH-12). */
const NewPasswordModal = observer(function NewPasswordModal({ screen: { form } }: { screen: NewPassword }) {
  const t = useTexts();
  return (
    <FormModal form={form} title={t('new-password-title')} idOf={id} send={t('new-password-save')}>
      <FormField
        form={form}
        id={id('password')}
        name="password"
        label={t('field-new-password')}
        hint={t('field-new-password-hint')}
        type="password"
        autoComplete="new-password"
        required
      />
      <FormField
        form={form}
        id={id('confirmPassword')}
        name="confirmPassword"
        label={t('field-confirm-password')}
        type="password"
        autoComplete="new-password"
        required
      />
    </FormModal>
  );
});

export const newPasswordModal = modal(NewPassword, NewPasswordModal);
