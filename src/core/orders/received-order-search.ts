import { comparablePhone } from '../shared/phone-number.ts';
import { normaliseCode } from '../shared/tidy-text.ts';
import type { Page } from '../shared/page.ts';
import type { OrderStatus } from './order-status.ts';
import type { ReceivedOrder } from './order.ts';

/** Filters of a vendor's orders; days as `2026-11-21`, both included, in the Bulgarian time zone. */
export type ReceivedOrderFilter = {
  status: OrderStatus | null;
  /** A number, or words of the buyer or of the products; empty for all. */
  search: string;
  from: string | null;
  to: string | null;
};

/**
 * A page of a vendor's orders, the latest first, with counts by status. The number of search results is
 * limited to `COUNT_LIMIT`; counts by status exist only below it.
 */
export type ReceivedOrderPage = Page<ReceivedOrder> & { counts: Record<OrderStatus, number> | null };

/** Orders by the time of the order; by default the latest first. */
export const RECEIVED_ORDER_ORDERS = ['createdAt.DESC', 'createdAt.ASC'] as const;
export type ReceivedOrderOrder = (typeof RECEIVED_ORDER_ORDERS)[number];

const SHORTEST_TEXT = 3;

/** True if a text has three letters or digits; shorter texts would match every order. */
export function canFindOrders(text: string): boolean {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length >= SHORTEST_TEXT;
}

const PHONE_SIGNS = /^[+\d\s()./\u2010-\u2015-]+$/u;

/**
 * Normalises a phone or a part of one as orders store it: digits, with `0` for `+359`. Null for other texts.
 */
export function phoneIn(text: string): string | null {
  const tidy = normaliseCode(text);
  if (!PHONE_SIGNS.test(tidy)) return null;
  const digits = comparablePhone(tidy)
    .replace(/^(?:\+|00)3590?/, '0')
    .replace(/\D/g, '');
  return canFindOrders(digits) ? digits : null;
}
