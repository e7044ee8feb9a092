import { comparablePhone } from '../shared/contact-patterns.ts';
import { normaliseCode } from '../shared/tidy-text.ts';
import type { Page } from '../shared/page.ts';
import type { OrderStatus } from './order-status.ts';
import type { ReceivedOrder } from './order.ts';

/** Which of a vendor's orders are wanted; days as `2026-11-21`, both included, as the calendar in Bulgaria has them. */
export type ReceivedOrderFilter = {
  status: OrderStatus | null;
  /** A number, or words of the buyer or of what was ordered; empty for all. */
  search: string;
  from: string | null;
  to: string | null;
};

/**
 * One page of a vendor's orders, new ones first, and how many of the found ones have each status. What a text finds is counted up to
 * `COUNT_LIMIT`, and by status only below that.
 */
export type ReceivedOrderPage = Page<ReceivedOrder> & { counts: Record<OrderStatus, number> | null };

/** Orders by the time at which they were placed; without one of these, new orders come first. */
export const RECEIVED_ORDER_ORDERS = ['createdAt.DESC', 'createdAt.ASC'] as const;
export type ReceivedOrderOrder = (typeof RECEIVED_ORDER_ORDERS)[number];

const SHORTEST_TEXT = 3;

/** Whether orders are looked for by a text: it has three letters or digits. Shorter ones, and signs alone, are in every order. */
export function canFindOrders(text: string): boolean {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length >= SHORTEST_TEXT;
}

const PHONE_SIGNS = /^[+\d\s()./\u2010-\u2015-]+$/u;

/**
 * Returns a phone, or a part of one, as orders store it: digits without spaces and signs, `0` for `+359`.
 * Null for other texts.
 */
export function phoneIn(text: string): string | null {
  const tidy = normaliseCode(text);
  if (!PHONE_SIGNS.test(tidy)) return null;
  const digits = comparablePhone(tidy)
    .replace(/^(?:\+|00)3590?/, '0')
    .replace(/\D/g, '');
  return canFindOrders(digits) ? digits : null;
}
