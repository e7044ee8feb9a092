import styled from '@emotion/styled';
import { useState } from 'react';
import { typedArea, typedCount, typedStotinki } from '../../core/shared/typed-number.ts';
import { writtenLeva, writtenNumber } from '../../core/shared/written-number.ts';
import { TextField } from '../components/fields/text-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { AmountField } from './amount-field.tsx';
import { useLanguage } from '../shell/use-page-language.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;

type Bounds = { from: number | null; to: number | null };

export type RangeFieldProps = Bounds & {
  /** Query name without `From` and `To`: prices in stotinki, areas in m², whole floors. */
  name: 'price' | 'area' | 'floor';
  /** Prefix of the label keys. */
  label: 'price' | 'filter-price' | 'filter-area' | 'filter-floor';
  /** Minimum and maximum of the listed values. */
  limits?: { from: number; to: number } | null;
  onChange: (from: number | null, to: number | null) => void;
};

/** Lower and upper bound of a filter; applied on blur and Enter. */
export function RangeField({ name, label, limits, from, to, onChange }: RangeFieldProps) {
  const t = useTexts();
  return (
    <Pair>
      <Bound
        name={`${name}From`}
        label={t(`${label}-from`)}
        kind={KINDS[name]}
        limit={limits && Math.floor(limits.from / 100) * 100}
        value={from}
        onChange={(value) => onChange(value, to)}
      />
      <Bound
        name={`${name}To`}
        label={t(`${label}-to`)}
        kind={KINDS[name]}
        limit={limits && Math.ceil(limits.to / 100) * 100}
        value={to}
        onChange={(value) => onChange(from, value)}
      />
    </Pair>
  );
}

const KINDS = { price: 'amount', area: 'area', floor: 'count' } as const;

/** Parser of a bound, and the error message for text that it refuses. */
const READ = {
  amount: [typedStotinki, 'error-amount-in-digits'],
  area: [typedArea, 'error-area-in-digits'],
  count: [typedCount, 'error-number-required'],
} as const;

export type BoundProps = {
  name: string;
  label: string;
  kind: keyof typeof READ;
  limit?: number | null | undefined;
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A bound of a filter; applied on blur and Enter. */
export function Bound({ name, label, kind, limit, value, onChange }: BoundProps) {
  const t = useTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [read, message] = READ[kind];
  const isAmount = kind === 'amount';
  const written = isAmount ? writtenLeva(value, language) : writtenNumber(value, language);
  const settle = () => {
    if (typed === null) return;
    const wanted = read(typed);
    setWrong(wanted === null && typed.trim() !== '');
    if (wanted === null && typed.trim() !== '') return;
    setTyped(null);
    if (wanted !== value) onChange(wanted);
  };
  const field = {
    name,
    label,
    unmarked: true,
    autoComplete: 'off',
    inputMode: 'decimal' as const,
    value: typed ?? written,
    onValue: (text: string) => {
      setTyped(text);
      setWrong(false);
    },
    onBlur: settle,
    onKeyDown: (event: { key: string }) => event.key === 'Enter' && settle(),
    ...(isWrong && { error: t(message) }),
  };
  if (!isAmount) return <TextField maxLength={16} {...field} />;
  return <AmountField plain placeholder={writtenLeva(limit ?? null, language)} {...field} />;
}
