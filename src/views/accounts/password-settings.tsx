import { observer } from 'mobx-react-lite';
import type { ChangePasswordForm } from '../../core/accounts/password-commands.ts';
import type { Form } from '../../view-models/site/form.ts';
import { Columns } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { SettingsForm } from './settings-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { FormSection } from '../forms/bound-form.tsx';
import { FormPasswordField } from '../forms/form-fields.tsx';

/** Changes the password; requires the current one (AUTH-13). */
export const PasswordSettings = observer(function PasswordSettings({
  form,
}: {
  form: Form<ChangePasswordForm>;
}) {
  const t = useTexts();
  return (
    <FormSection title={t('change-password')}>
      <SettingsForm
        form={form}
        prefix="change"
        texts="field"
        label={t('change-password')}
        save="settings-password-save"
      >
        <FormPasswordField name="currentPassword" autoComplete="current-password" required />
        <Columns>
          <NewPasswordFields label={t('field-new-password')} />
        </Columns>
      </SettingsForm>
    </FormSection>
  );
});
