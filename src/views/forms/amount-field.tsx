import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { shownAmount, typedIn, typedStotinki, writtenAmount } from '../../core/shared/typed-number.ts';
import type { Currency } from '../../core/shared/typed-number.ts';
import { PreferredCurrency } from '../../view-models/site/preferred-currency.ts';
import { controlAttributes, Field, fieldId } from '../components/fields/field.tsx';
import type { TextFieldProps } from '../components/fields/text-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { useLanguage, usePrices } from '../shell/use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

export type AmountFieldProps = Omit<TextFieldProps, 'value' | 'onValue' | 'label'> & {
  label: string;
  /** Amount as typed: euro with the sign, leva with or without it. */
  value: string;
  onValue: (value: string) => void;
  /** Hides the line with the amount in both currencies. */
  plain?: boolean;
};

/** A price field for leva or euro (PRICE-01). */
export const AmountField = observer(function AmountField({ plain = false, ...props }: AmountFieldProps) {
  const { value, onValue, onBlur, label, hint, error, hideLabel, unmarked, ...input } = props;
  const t = useTexts();
  const language = useLanguage();
  const prices = usePrices();
  const preferred = useService(PreferredCurrency);
  // Reads the stored currency after hydration.
  useEffect(() => preferred.read(), [preferred]);
  const [typed, setTyped] = useState<{ number: string; value: string } | null>(null);

  const stotinki = typedStotinki(value);
  const shown = shownAmount(value, preferred.currency ?? 'BGN', language);
  const { id, name, required } = input;
  const notes = plain || !stotinki ? hint : prices.inText(stotinki);
  const field = { id, name, label, hint: notes, error, hideLabel, unmarked, required };
  const choose = (currency: Currency) => {
    preferred.prefer(currency);
    onValue(
      stotinki === null ? typedIn(shown.number, currency) : writtenAmount(stotinki, currency, language),
    );
  };
  return (
    <Field {...field}>
      <div className={classNames('amount')}>
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          {...input}
          className={classNames('control')}
          {...controlAttributes(field)}
          // Shows the typed text until blur or until the value changes elsewhere.
          value={typed?.value === value ? typed.number : shown.number}
          onChange={({ target }) => {
            const written = typedIn(target.value, shown.currency);
            setTyped({ number: target.value, value: written });
            onValue(written);
          }}
          onBlur={(event) => {
            setTyped(null);
            onBlur?.(event);
          }}
        />
        <select
          id={`${fieldId(field)}-currency`}
          aria-label={t('field-currency', { field: label })}
          disabled={preferred.currency === null}
          value={shown.currency}
          onChange={({ target }) => choose(target.value === 'EUR' ? 'EUR' : 'BGN')}
        >
          <option value="BGN">{t('currency-BGN')}</option>
          <option value="EUR">{t('currency-EUR')}</option>
        </select>
      </div>
    </Field>
  );
});
