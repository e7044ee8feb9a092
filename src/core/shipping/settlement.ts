import { Money } from '../shared/money.ts';
import type { ShippingCourier } from './courier-office.ts';

/** Days after the delivery until unpaid cash on delivery counts as missing. */
export const SETTLEMENT_DAYS = 7;

/** Line of a courier's payout: `matched`, with another amount, or of a number that is not ours (SHIP-06). */
export const SETTLEMENT_RESULTS = ['matched', 'other-amount', 'unknown-number'] as const;
export type SettlementResult = (typeof SETTLEMENT_RESULTS)[number];

/** Lists of the vendor's cash on delivery. */
export const SETTLEMENT_VIEWS = ['paid-out', 'awaited', 'differences'] as const;
export type SettlementView = (typeof SETTLEMENT_VIEWS)[number];

/**
 * A parcel with cash on delivery; amounts in stotinki. `expected` is null for a number that is not ours, `paid`
 * and `settledAt` are null until the courier has paid.
 */
export type CashOnDelivery = {
  courier: ShippingCourier;
  number: string;
  order: { id: number; number: string } | null;
  expected: number | null;
  paid: number | null;
  deliveredAt: string | null;
  settledAt: string | null;
  document: string | null;
  result: SettlementResult | 'awaited' | 'missing';
};

/**
 * Compares a payout in stotinki with the parcel's cash on delivery; null for an unknown parcel. Couriers pay in euro,
 * so amounts that are the same in cents match.
 */
export function settlementResult(paid: number, expected: number | null): SettlementResult {
  if (expected === null) return 'unknown-number';
  const centsOf = (stotinki: number) => Money.ofStotinki(stotinki).toEuroCents();
  return centsOf(paid) === centsOf(expected) ? 'matched' : 'other-amount';
}
