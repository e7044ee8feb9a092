import { observer } from 'mobx-react-lite';
import { LANGUAGES } from '../../core/shared/language.ts';
import type { SettingsScreen } from '../../view-models/accounts/settings-screen.ts';
import { Hint } from '../components/fields/field.tsx';
import { Columns } from '../components/layout.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { EditClashes } from '../forms/edit-clashes.tsx';
import { FormField, FormTick } from '../forms/form-field.tsx';
import { PictureSetting } from './picture-setting.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';

const LABELS = {
  name: 'field-name',
  phone: 'field-phone',
  language: 'settings-language',
  optMarketingFlag: 'field-marketing',
} as const;

/** Name, phone, picture, language of e-mails, marketing. */
export const ProfileSettings = observer(function ProfileSettings({ screen }: { screen: SettingsScreen }) {
  const t = useTexts();
  const { profile, user } = screen;
  const isFirm = user !== null && user.type !== 'user';
  return (
    <SettingsPart title={t('settings-profile')}>
      <PictureSetting screen={screen} subject="profile" />
      <SettingsForm form={profile} prefix="profile" label={t('settings-profile')} save="settings-save">
        <EditClashes
          version={screen.profileVersion}
          labelOf={(field) => t(LABELS[field])}
          textOf={(field, value) => (field === 'language' ? t(`language-${String(value)}`) : undefined)}
        />
        {user && <Hint>{t('settings-email', { email: user.email })}</Hint>}
        <Columns>
          <FormField
            form={profile}
            id="profile-name"
            name="name"
            label={t(isFirm ? 'field-firm-name' : 'field-name')}
            autoComplete={isFirm ? 'organization' : 'name'}
            required
          />
          <FormField
            form={profile}
            id="profile-phone"
            name="phone"
            label={t('field-phone')}
            hint={t('field-phone-hint')}
            type="tel"
          />
        </Columns>
        <SelectField
          id="profile-language"
          name="language"
          label={t('settings-language')}
          hint={t('settings-language-hint')}
          required
          value={profile.values.language}
          onValue={(language) => language && profile.set('language', language)}
          options={LANGUAGES.map((language) => ({ value: language, label: t(`language-${language}`) }))}
        />
        <FormTick
          form={profile}
          id="profile-optMarketingFlag"
          name="optMarketingFlag"
          label={t('field-marketing')}
        />
      </SettingsForm>
    </SettingsPart>
  );
});
