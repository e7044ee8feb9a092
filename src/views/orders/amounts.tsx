import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { VendorOrder } from '../../core/orders/order.ts';
import type { TextOf } from '../components/use-texts.ts';
import { Price } from '../components/content/price.tsx';
import { usePrices } from '../shell/use-page-language.ts';

const List = styled.dl`
  display: grid;
  gap: var(--space-2);
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }
  & > div[data-quiet] {
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  & dd {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  & > div[data-total] {
    margin-top: var(--space-2);
    padding-top: var(--space-4);
    border-top: 1px solid var(--colour-line-strong);
    font-size: var(--text-lg);
    font-weight: var(--weight-strong);
  }
  & > div[data-total] dd > div {
    justify-content: end;
    font-weight: var(--weight-regular);
  }
`;

export interface AmountRow {
  term: ReactNode;
  stotinki: number;
  /** Text instead of a zero amount. */
  zero?: string;
  /** `total` is the amount to pay, `quiet` is included in it. */
  look?: 'total' | 'quiet';
}

/** The discount of a coupon, which the amount of the products contains already. */
export function couponRows({ coupon }: Pick<VendorOrder, 'coupon'>, t: TextOf): AmountRow[] {
  return coupon && coupon.discount > 0
    ? [{ term: t('coupon-contained', { code: coupon.code }), stotinki: coupon.discount, look: 'quiet' }]
    : [];
}

/** Amounts in both currencies (PRICE-01). */
export function Amounts({ rows }: { rows: readonly AmountRow[] }) {
  const prices = usePrices();
  return (
    <List>
      {rows.map(({ term, stotinki, zero, look }, index) => (
        <div
          key={index}
          data-total={look === 'total' ? '' : undefined}
          data-quiet={look === 'quiet' ? '' : undefined}
        >
          <dt>{term}</dt>
          <dd>
            {look === 'total' ? (
              <Price {...prices.show(stotinki)} size="large" />
            ) : stotinki === 0 && zero ? (
              zero
            ) : (
              prices.inText(stotinki)
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}
