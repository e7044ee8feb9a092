import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PreferredCurrency } from '../../view-models/site/preferred-currency.ts';
import { SelectField } from '../components/fields/select-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from './services.tsx';

/** Currency of typed prices, above lists of price fields (PRICE-01). */
export const CurrencyChoice = observer(function CurrencyChoice() {
  const t = useTexts();
  const preferred = useService(PreferredCurrency);
  // Reads the stored currency after hydration.
  useEffect(() => preferred.read(), [preferred]);
  return (
    <SelectField
      name="currency"
      label={t('currency-choice')}
      unmarked
      disabled={preferred.currency === null}
      options={(['BGN', 'EUR'] as const).map((currency) => ({
        value: currency,
        label: t(`currency-name-${currency}`),
      }))}
      value={preferred.currency ?? 'BGN'}
      onValue={(currency) => currency && preferred.prefer(currency)}
    />
  );
});
