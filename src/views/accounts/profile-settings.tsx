import { observer } from 'mobx-react-lite';
import { LANGUAGES } from '../../core/shared/language.ts';
import type { SettingsScreen } from '../../view-models/accounts/settings-screen.ts';
import { Hint } from '../components/fields/field.tsx';
import { Columns } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { PictureSetting } from './picture-setting.tsx';
import { SettingsForm } from './settings-form.tsx';
import { FormSection } from '../forms/bound-form.tsx';
import { EditClashes } from '../forms/edit-clashes.tsx';
import { FormCheckbox, FormTextField } from '../forms/form-fields.tsx';
import { FormSelect } from '../forms/form-inputs.tsx';

/** Name, phone, picture, language of mails, marketing consent. */
export const ProfileSettings = observer(function ProfileSettings({ screen }: { screen: SettingsScreen }) {
  const t = useTexts();
  const { profile, user, isFirm } = screen;
  return (
    <FormSection title={t('settings-profile')}>
      <PictureSetting slot={screen.picture} subject="profile" />
      <SettingsForm
        form={profile}
        prefix="profile"
        texts="field"
        label={t('settings-profile')}
        save="settings-save"
      >
        <EditClashes
          version={screen.profileVersion}
          textOf={(field, value) => (field === 'language' ? t(`language-${String(value)}`) : undefined)}
        />
        {user && <Hint>{t('settings-email', { email: user.email })}</Hint>}
        <Columns>
          <FormTextField
            name="name"
            label={t(isFirm ? 'field-firm-name' : 'field-name')}
            autoComplete={isFirm ? 'organization' : 'name'}
            required
          />
          <FormTextField name="phone" hint type="tel" />
        </Columns>
        <FormSelect
          name="language"
          hint
          required
          options={LANGUAGES.map((language) => ({ value: language, label: t(`language-${language}`) }))}
        />
        <FormCheckbox name="optMarketingFlag" />
      </SettingsForm>
    </FormSection>
  );
});
