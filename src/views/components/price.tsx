import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTexts } from './use-texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-2);
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  color: var(--colour-ink-soft);
  & > data {
    color: var(--colour-ink);
    font-weight: var(--weight-strong);
    font-size: var(--text-lg);
    white-space: nowrap;
  }
  & > span,
  & > s {
    font-size: var(--text-sm);
    white-space: nowrap;
  }
  & > small {
    flex-basis: 100%;
    font-size: var(--text-xs);
  }
  &[data-promo] > data {
    color: var(--colour-rose);
  }
  &[data-size='large'] > data {
    font-size: var(--text-2xl);
    line-height: 1.2;
  }
  &[data-size='large'] > span,
  &[data-size='large'] > s {
    font-size: var(--text-lg);
  }
  &[data-size='large'] > small {
    margin-top: var(--space-1);
    font-size: var(--text-sm);
  }
  &[data-size='small'] > data {
    font-size: var(--text-md);
  }
`;

export interface PriceProps {
  /** Already formatted: '1 234,50 лв.'. */
  main: string;
  /** Already formatted, in the other currency: '631,19 €'; shown in brackets. */
  equivalent?: string;
  /** The main amount for machines: '1234.50'. */
  value?: string;
  /** The price before the promotion, formatted. */
  old?: string;
  /** A line below: the lowest price of the last 30 days, VAT, the price of one piece. */
  note?: ReactNode;
  size?: 'small' | 'regular' | 'large';
}

/** A price in both currencies (PRICE-01), and the old one where there is a promotion. */
export function Price({ main, equivalent, value, old, note, size = 'regular' }: PriceProps) {
  return (
    <Base data-size={size} data-promo={old ? '' : undefined}>
      <data value={value ?? main}>{main}</data>
      {equivalent && <span>({equivalent})</span>}
      {old && <OldPrice text={old} />}
      {note && <small>{note}</small>}
    </Base>
  );
}

function OldPrice({ text }: { text: string }) {
  const t = useTexts();
  return (
    <s>
      <VisuallyHidden>{t('old-price')} </VisuallyHidden>
      {text}
    </s>
  );
}
