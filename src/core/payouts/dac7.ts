import { Money } from '../shared/money.ts';

/** Sums of a seller in a quarter; amounts in stotinki. */
export type SellerQuarter = {
  /** Sales, each order of the vendor is one. */
  activities: number;
  /** Paid by buyers for products and delivery, without refunds. */
  paid: number;
  /** Commission of the market with VAT. */
  fees: number;
};

/** Sellers with fewer sales and no more consideration are not reported (Directive (EU) 2021/514, Excluded Seller). */
const MIN_ACTIVITIES = 30;
const MIN_CONSIDERATION_EURO = 2_000;

const euro = (stotinki: number): number => Math.round(Money.ofStotinki(stotinki).toEuroCents() / 100);

/** Money that a seller gets in a quarter after the commission, in whole euro and not below zero. */
export const considerationOf = ({ paid, fees }: SellerQuarter): number => Math.max(0, euro(paid - fees));

export const feesOf = ({ fees }: SellerQuarter): number => Math.max(0, euro(fees));

/** True if the yearly report contains a seller of goods (SHIP-11). */
export function isReportable(quarters: readonly SellerQuarter[]): boolean {
  const activities = quarters.reduce((sum, quarter) => sum + quarter.activities, 0);
  const stotinki = quarters.reduce((sum, { paid, fees }) => sum + paid - fees, 0);
  return (
    activities >= MIN_ACTIVITIES || Money.ofStotinki(stotinki).toEuroCents() > MIN_CONSIDERATION_EURO * 100
  );
}
