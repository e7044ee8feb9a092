import { observer } from 'mobx-react-lite';
import type { AgencyForm, OwnAgency } from '../../core/accounts/profile-commands.ts';
import type { SettingsScreen } from '../../view-models/accounts/settings-screen.ts';
import { Columns } from '../components/layout.tsx';
import { TextArea } from '../components/fields/text-area.tsx';
import { Link } from '../components/actions/link.tsx';
import { useTexts } from '../components/use-texts.ts';
import { EditClashes } from '../forms/edit-clashes.tsx';
import { FormField } from '../forms/form-field.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { PictureSetting } from './picture-setting.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';

/** What the agency shows in public. */
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
    <SettingsPart title={t('settings-agency')}>
      <p>
        {t('settings-agency-text')}{' '}
        <Link to={links('Agency', { id: agency.id })}>{t('settings-agency-page')}</Link>
      </p>
      <PictureSetting screen={screen} subject="agency" />
      <SettingsForm form={form} prefix="agency" label={t('settings-agency')} save="settings-save">
        <EditClashes
          version={screen.agencyVersion}
          labelOf={(field) =>
            t(/^(name|description)/.test(field) ? `field-agency-${field}` : `field-${field}`)
          }
        />
        <FormField
          form={form}
          id="agency-name"
          name="name"
          label={t('field-agency-name')}
          autoComplete="organization"
          required
        />
        <Description screen={screen} name="descriptionBg" />
        <Description screen={screen} name="descriptionEn" />
        <Columns>
          <FormField form={form} id="agency-phone" name="phone" label={t('field-phone')} type="tel" />
          <FormField form={form} id="agency-email" name="email" label={t('field-email')} type="email" />
        </Columns>
        <FormField
          form={form}
          id="agency-website"
          name="website"
          label={t('field-website')}
          type="url"
          inputMode="url"
        />
        <FormField form={form} id="agency-address" name="address" label={t('field-address')} />
      </SettingsForm>
    </SettingsPart>
  );
});

const Description = observer(function Description({
  screen: { agencyForm: form },
  name,
}: {
  screen: SettingsScreen;
  name: keyof AgencyForm & ('descriptionBg' | 'descriptionEn');
}) {
  const t = useTexts();
  const error = form.errors[name];
  return (
    <TextArea
      id={`agency-${name}`}
      name={name}
      label={t(`field-agency-${name}`)}
      maxLength={4_000}
      value={form.values[name]}
      onValue={(value) => form.set(name, value)}
      onBlur={() => void form.leave(name)}
      {...(error && { error: t(error) })}
    />
  );
});
