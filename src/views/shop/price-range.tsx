import styled from '@emotion/styled';
import { useState } from 'react';
import { levaToStotinki, stotinkiToLeva, writtenLeva } from '../../core/shared/typed-leva.ts';
import { TextField } from '../components/text-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage } from '../shell/use-page-language.ts';

const Base = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;

export interface PriceRangeProps {
  /** The cheapest and the dearest of the list, in stotinki. */
  limits: { from: number; to: number } | null;
  from: number | null;
  to: number | null;
  onChange: (from: number | null, to: number | null) => void;
}

/** From and to, in leva; what was typed counts when the field is left or Enter is pressed. */
export function PriceRange({ limits, from, to, onChange }: PriceRangeProps) {
  const t = useTexts();
  const lowest = limits && stotinkiToLeva(Math.floor(limits.from / 100) * 100);
  const highest = limits && stotinkiToLeva(Math.ceil(limits.to / 100) * 100);
  return (
    <Base>
      <Bound
        name="priceFrom"
        label={t('price-from')}
        placeholder={lowest ?? ''}
        value={from}
        onChange={(value) => onChange(value, to)}
      />
      <Bound
        name="priceTo"
        label={t('price-to')}
        placeholder={highest ?? ''}
        value={to}
        onChange={(value) => onChange(from, value)}
      />
    </Base>
  );
}

type BoundProps = {
  name: string;
  label: string;
  placeholder: string;
  value: number | null;
  onChange: (value: number | null) => void;
};

function Bound({ value, onChange, ...rest }: BoundProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const wanted = levaToStotinki(typed);
    if (wanted !== value) onChange(wanted);
  };
  return (
    <TextField
      {...rest}
      unmarked
      required={false}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      value={typed ?? writtenLeva(value, language)}
      onValue={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
