import { observer } from 'mobx-react-lite';
import type { OwnAgency } from '../../core/accounts/account-commands.ts';
import type { SettingsScreen } from '../../view-models/accounts/settings-screen.ts';
import { Columns } from '../components/layout.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { PictureSetting } from './picture-setting.tsx';
import { SettingsForm } from './settings-form.tsx';
import { FormSection } from '../forms/bound-form.tsx';
import { EditClashes } from '../forms/edit-clashes.tsx';
import { FormTextArea, FormTextField } from '../forms/form-fields.tsx';

export const AgencySettings = observer(function AgencySettings({
  screen,
  agency,
}: {
  screen: SettingsScreen;
  agency: OwnAgency;
}) {
  const t = useTexts();
  const links = useLinks();
  const form = screen.agencyForm;
  return (
    <FormSection title={t('agency')}>
      <p>
        {t('settings-agency-text')}{' '}
        <Link to={links('Agency', { id: agency.id })}>{t('settings-agency-page')}</Link>
      </p>
      <PictureSetting slot={screen.agencyLogo} subject="agency" />
      <SettingsForm form={form} prefix="agency" texts="field" label={t('agency')} save="settings-save">
        <EditClashes
          version={screen.agencyVersion}
          labelOf={(field) =>
            t<string>(/^(name|description)/.test(field) ? `field-agency-${field}` : `field-${field}`)
          }
        />
        <FormTextField name="name" label={t('field-agency-name')} autoComplete="organization" required />
        {(['descriptionBg', 'descriptionEn'] as const).map((name) => (
          <FormTextArea key={name} name={name} label={t(`field-agency-${name}`)} maxLength={4_000} />
        ))}
        <Columns>
          <FormTextField name="phone" type="tel" />
          <FormTextField name="email" type="email" />
        </Columns>
        <FormTextField name="website" type="url" inputMode="url" />
        <FormTextField name="address" />
        <FormTextField name="companyNumber" hint inputMode="numeric" />
      </SettingsForm>
    </FormSection>
  );
});
