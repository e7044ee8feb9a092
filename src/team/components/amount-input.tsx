import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import type { TextKey } from '../../../content/text-key.ts';
import { priceInText, showPrice } from '../../core/shared/price-format.ts';
import { typedAmount } from '../../core/shared/typed-number.ts';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';

type Props = { source: string; label: TextKey; hint?: string; isReadOnly?: boolean };

/** Amount in stotinki, typed in either currency; what was understood is shown below. */
export function AmountInput({ source, label, hint, isReadOnly = false }: Props): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const { priceOrder } = useTeam().state;
  const { id, field, fieldState } = useInput({
    source,
    validate: (value: unknown) => (Number.isNaN(value) ? 'ra.validation.number' : undefined),
  });
  const value: unknown = field.value;
  const isAmount = typeof value === 'number' && !Number.isNaN(value);
  const [typed, setTyped] = useState<{ text: string; value: unknown }>({ text: '', value: null });
  // A value from elsewhere, such as a restored version, replaces the typed text.
  const isTyped = Object.is(typed.value, value ?? null);
  const written = isAmount ? showPrice(value, language, 'bgn-first').main : '';
  const change = (text: string) => {
    const amount = typedAmount(text, priceOrder === 'eur-first' ? 'EUR' : 'BGN')?.stotinki;
    const understood = text.trim() === '' ? null : amount || Number.NaN;
    setTyped({ text, value: understood });
    field.onChange(understood);
  };
  const error = fieldState.error?.message;
  return (
    <TextField
      id={id}
      label={t(label)}
      value={isTyped ? typed.text : written}
      onChange={(event) => change(event.target.value)}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={
        fieldState.invalid
          ? t<string>(Number.isNaN(value) || !error ? 'ra.validation.number' : error)
          : isAmount
            ? priceInText(value, language, priceOrder)
            : hint
      }
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'decimal', readOnly: isReadOnly } }}
    />
  );
}
