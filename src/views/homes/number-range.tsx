import styled from '@emotion/styled';
import { useState } from 'react';
import { levaToStotinki, writtenLeva } from '../../core/shared/typed-leva.ts';
import { TextField } from '../components/text-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage } from '../shell/use-page-language.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;

/** Leva are kept as stotinki; whole numbers (m²) as they are. */
type Unit = 'leva' | 'whole';

export interface NumberRangeProps {
  /** The query's name without `From` and `To`. */
  name: 'price' | 'area';
  unit: Unit;
  from: number | null;
  to: number | null;
  onChange: (from: number | null, to: number | null) => void;
}

/** From and to; what was typed counts when the field is left or Enter is pressed. */
export function NumberRange({ name, unit, from, to, onChange }: NumberRangeProps) {
  const t = useTexts();
  return (
    <Pair>
      <Bound
        name={`${name}From`}
        label={t(`filter-${name}-from`)}
        unit={unit}
        value={from}
        onChange={(value) => onChange(value, to)}
      />
      <Bound
        name={`${name}To`}
        label={t(`filter-${name}-to`)}
        unit={unit}
        value={to}
        onChange={(value) => onChange(from, value)}
      />
    </Pair>
  );
}

function Bound({
  unit,
  value,
  onChange,
  ...rest
}: {
  name: string;
  label: string;
  unit: Unit;
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const wanted = unit === 'leva' ? levaToStotinki(typed) : wholeOf(typed);
    if (wanted !== value) onChange(wanted);
  };
  return (
    <TextField
      {...rest}
      unmarked
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      value={typed ?? (unit === 'leva' ? writtenLeva(value, language) : (value?.toString() ?? ''))}
      onValue={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}

function wholeOf(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}
