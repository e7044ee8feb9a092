import type { ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { classNames } from '../class-names.tsx';

export interface PriceProps {
  /** Already formatted: '1 234,50 лв.'. */
  main: string;
  /** Already formatted, in the other currency: '631,19 €'; shown in brackets. */
  equivalent?: string;
  /** The main amount for machines: '1234.50'. */
  value?: string;
  /** The price before the promotion, formatted. */
  old?: string;
  /** The same in the other currency; a narrow card has no room to show it. */
  oldEquivalent?: string;
  /** A line below: the lowest price of the last 30 days, VAT, the price of one piece. */
  note?: ReactNode;
  size?: 'small' | 'regular' | 'large';
}

/** A price in both currencies (PRICE-01), and the old one where there is a promotion. */
export function Price({ main, equivalent, value, old, oldEquivalent, note, size = 'regular' }: PriceProps) {
  return (
    <div className={classNames('price')} data-size={size} data-promo={old ? '' : undefined}>
      {/* The spaces are for who copies the text, or reads it without styles. */}
      <data value={value ?? main}>{main}</data> {equivalent && <span>{`(${equivalent})`}</span>}{' '}
      {old && <OldPrice text={old} equivalent={oldEquivalent} />} {note && <small>{note}</small>}
    </div>
  );
}

function OldPrice({ text, equivalent }: { text: string; equivalent: string | undefined }) {
  const t = useTexts();
  return (
    <s>
      <VisuallyHidden>{t('old-price')} </VisuallyHidden>
      {text}
      {equivalent && <span>{` (${equivalent})`}</span>}
    </s>
  );
}
