import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import type { TextKey } from '../../../content/text-key.ts';
import { priceInText } from '../../core/shared/price-format.ts';
import { typedAmount } from '../../core/shared/typed-number.ts';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';

type Props = { source: string; label: TextKey; hint: string };

/** Optional amount in stotinki, typed in either currency; what was understood is shown below. */
export function AmountInput({ source, label, hint }: Props): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const { priceOrder } = useTeam().state;
  const [text, setText] = useState('');
  const { id, field, fieldState } = useInput({
    source,
    validate: (value: unknown) => (Number.isNaN(value) ? 'ra.validation.number' : undefined),
  });
  const stotinki: unknown = field.value;
  const isUnderstood = typeof stotinki === 'number' && !Number.isNaN(stotinki);
  const change = (typed: string) => {
    setText(typed);
    const amount = typedAmount(typed, priceOrder === 'eur-first' ? 'EUR' : 'BGN')?.stotinki;
    field.onChange(typed.trim() === '' ? null : amount || Number.NaN);
  };
  return (
    <TextField
      id={id}
      label={t(label)}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={
        fieldState.invalid
          ? t('ra.validation.number')
          : isUnderstood
            ? priceInText(stotinki, language, priceOrder)
            : hint
      }
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}
