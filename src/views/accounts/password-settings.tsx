import { observer } from 'mobx-react-lite';
import type { ChangePasswordForm } from '../../core/accounts/password-commands.ts';
import type { Form } from '../../view-models/site/form.ts';
import { Columns } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormField } from '../forms/form-field.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** A new password for somebody who knows the present one (AUTH-13). */
export const PasswordSettings = observer(function PasswordSettings({
  form,
}: {
  form: Form<ChangePasswordForm>;
}) {
  const t = useTexts();
  return (
    <SettingsPart title={t('settings-password')}>
      <SettingsForm form={form} prefix="change" label={t('settings-password')} save="settings-password-save">
        <FormField
          form={form}
          id="change-currentPassword"
          name="currentPassword"
          label={t('field-current-password')}
          type="password"
          autoComplete="current-password"
          required
        />
        <Columns>
          <NewPasswordFields form={form} idOf={(name) => `change-${name}`} label={t('field-new-password')} />
        </Columns>
      </SettingsForm>
    </SettingsPart>
  );
});
