import { observer } from 'mobx-react-lite';
import type { SettingsScreen } from '../../view-models/accounts/settings-screen.ts';
import { LinkButton } from '../components/actions/button.tsx';
import { Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { SettingsForm } from './settings-form.tsx';
import { FormSection } from '../forms/bound-form.tsx';
import { FormTextField } from '../forms/form-fields.tsx';

export const DataSettings = observer(function DataSettings({ screen }: { screen: SettingsScreen }) {
  const t = useTexts();
  const hasPassword = screen.user?.hasPassword ?? true;
  const kind = screen.user?.mayLeaveShop ? 'member' : (screen.user?.type ?? 'user');
  return (
    <>
      <FormSection title={t('settings-export')}>
        <p>{t('settings-export-text')}</p>
        <Row>
          <LinkButton look="secondary" reloadDocument to="/api/user/export" download="uyut.json">
            {t('settings-export-download')}
          </LinkButton>
        </Row>
      </FormSection>
      <FormSection title={t('settings-deletion')}>
        <p>{t(`settings-deletion-text-${kind}`)}</p>
        <SettingsForm
          form={screen.deletion}
          prefix="deletion"
          texts="field"
          label={t('settings-deletion')}
          save="settings-deletion-confirm"
          look="danger"
        >
          <FormTextField
            name="proof"
            label={t(hasPassword ? 'field-deletion-password' : 'field-deletion-email')}
            type={hasPassword ? 'password' : 'email'}
            autoComplete={hasPassword ? 'current-password' : 'email'}
            required
          />
        </SettingsForm>
      </FormSection>
    </>
  );
});
