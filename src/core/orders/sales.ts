import type { CancelSignal } from '../shared/failure.ts';
import type { Period } from '../shared/period.ts';
import type { Picture } from '../shared/picture.ts';
import type { OrderStatus } from './order-status.ts';

/** Maximum pieces of a product with low stock. */
export const RUNNING_OUT = 5;

/** Number of orders and pieces, and revenue in stotinki with VAT and without delivery. */
export type SalesFigures = { orders: number; pieces: number; revenue: number };

/** Average value of an order in stotinki, rounded half up; 0 without orders. */
export function averageOrder({ orders, revenue }: SalesFigures): number {
  return orders === 0 ? 0 : Math.round(revenue / orders);
}

/** A vendor's sales in a period (VEND-01), without cancelled and returned orders. */
export type SalesStatistics = {
  period: Period;
  statuses: Record<OrderStatus, number>;
  sold: SalesFigures;
  /** Figures of the previous period of the same length. */
  before: SalesFigures;
  /** Figures by step; `from` is its first day. */
  series: { from: string; orders: number; revenue: number }[];
  /** Up to ten best-selling products. */
  bestSellers: { productId: number; title: string; image: Picture | null; pieces: number; revenue: number }[];
  /** Up to ten products with at most five pieces left, the best-selling first. */
  runningOut: { productId: number; title: string; image: Picture | null; quantity: number; pieces: number }[];
};

/** Port to the statistics of a vendor. */
export abstract class Sales {
  /**
   * @throws Failure `login-required`, `not-allowed` for accounts other than vendors, `invalid` for an invalid
   * period
   */
  abstract salesStatistics(input: Period, signal?: CancelSignal): Promise<SalesStatistics>;
}
