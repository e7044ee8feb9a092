import { observer } from 'mobx-react-lite';
import { PHONE_CODE } from '../../core/accounts/account.ts';
import type { PhoneConfirmation } from '../../view-models/accounts/phone-confirmation.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormSection } from '../forms/bound-form.tsx';
import { FormTextField } from '../forms/form-fields.tsx';
import { useDates } from '../shell/use-page-language.ts';
import { SettingsForm } from './settings-form.tsx';

/** The account's phone number, confirmed by a code (TRUST-06). */
export const PhoneSettings = observer(function PhoneSettings({ phone }: { phone: PhoneConfirmation }) {
  const t = useTexts();
  const dates = useDates();
  const { user, isSent, form } = phone;
  if (!user || (!user.phoneVerifiedAt && !user.canConfirmPhone)) return null;
  const again = (
    <Row>
      <Button look={isSent ? 'quiet' : 'primary'} busy={phone.sending} onClick={() => void phone.send()}>
        {t(isSent ? 'phone-code-again' : 'phone-code-send')}
      </Button>
    </Row>
  );
  return (
    <FormSection title={t('phone-confirm-title')}>
      {user.phoneVerifiedAt ? (
        <p>
          {t('phone-confirmed', { day: dates.day(user.phoneVerifiedAt) })} {t('phone-unconfirmed-change')}
        </p>
      ) : isSent ? (
        <SettingsForm
          form={form}
          prefix="phone"
          texts="field"
          label={t('phone-confirm-title')}
          save="phone-code-confirm"
          beside={again}
        >
          <Alert>{t('phone-code-sent', { phone: user.phone, minutes: PHONE_CODE.minutes })}</Alert>
          <FormTextField name="code" inputMode="numeric" autoComplete="one-time-code" required />
        </SettingsForm>
      ) : (
        <>
          <Hint>{t('phone-confirm-text', { phone: user.phone })}</Hint>
          {again}
        </>
      )}
    </FormSection>
  );
});
