import { observer } from 'mobx-react-lite';
import { addDays } from '../../core/shared/sofia-time.ts';
import { MAX_HOLIDAY_DAYS } from '../../core/shop/holiday.ts';
import type { ShopHoliday } from '../../view-models/shop/shop-holiday.ts';
import { SettingsForm } from '../accounts/settings-form.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormSection } from '../forms/bound-form.tsx';
import { FormCheckbox, FormTextField } from '../forms/form-fields.tsx';
import { useToday } from '../shell/use-page-language.ts';

/** Switch and last day of the shop's holiday (VEND-03). */
export const ShopHolidaySettings = observer(function ShopHolidaySettings({
  holiday: { form },
}: {
  holiday: ShopHoliday;
}) {
  const t = useTexts();
  const today = useToday();
  return (
    <FormSection title={t('settings-holiday')} lead={t('settings-holiday-text')}>
      <SettingsForm
        form={form}
        prefix="holiday"
        texts="field-holiday"
        label={t('settings-holiday')}
        save="settings-save"
      >
        <FormCheckbox name="isOnHoliday" />
        {form.values.isOnHoliday && (
          <FormTextField
            name="holidayUntil"
            type="date"
            hint
            min={today}
            max={addDays(today, MAX_HOLIDAY_DAYS)}
            required
          />
        )}
      </SettingsForm>
    </FormSection>
  );
});
