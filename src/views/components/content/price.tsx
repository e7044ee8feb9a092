import type { ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';
import { VisuallyHidden } from '../accessibility.tsx';
import { classNames } from '../class-names.tsx';

export interface PriceProps {
  /** Formatted amount: '1 234,50 лв.'. */
  main: string;
  /** Formatted amount in the other currency, shown in brackets: '631,19 €'. */
  equivalent?: string;
  /** Machine-readable amount: '1234.50'. */
  value?: string;
  /** Formatted price before the promotion. */
  old?: string;
  /** The old price in the other currency; narrow cards omit it. */
  oldEquivalent?: string;
  /** A line below the price: lowest price of 30 days, VAT, unit price. */
  note?: ReactNode;
  size?: 'small' | 'regular' | 'large';
}

/** A price in both currencies (PRICE-01), with the old price of a promotion. */
export function Price({ main, equivalent, value, old, oldEquivalent, note, size = 'regular' }: PriceProps) {
  return (
    <div className={classNames('price')} data-size={size} data-promo={old ? '' : undefined}>
      {/* Spaces for copied text and for pages without styles. */}
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
