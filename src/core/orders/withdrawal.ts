import type { OrderStatus } from './order-status.ts';

/** Days after delivery in which a buyer may withdraw from the contract without a reason (CART-10). */
export const WITHDRAWAL_DAYS = 14;

const DAY = 24 * 60 * 60 * 1000;

/** What the right of withdrawal depends on; moments as ISO 8601. */
export type WithdrawalFacts = {
  status: OrderStatus;
  deliveredAt: string | null;
  withdrawnAt: string | null;
};

/** The last moment of the right, as ISO 8601; null while the goods have not been delivered. */
export function withdrawalDeadline(deliveredAt: string | null): string | null {
  return deliveredAt === null
    ? null
    : new Date(Date.parse(deliveredAt) + WITHDRAWAL_DAYS * DAY).toISOString();
}

/** Open from the moment of ordering until 14 days after delivery, once, and not for what is over already. */
export function mayWithdraw(facts: WithdrawalFacts, now: Date): boolean {
  if (facts.withdrawnAt !== null || facts.status === 'cancelled' || facts.status === 'returned') return false;
  const deadline = withdrawalDeadline(facts.deliveredAt);
  return deadline === null || now.getTime() <= Date.parse(deadline);
}

/** What a withdrawal does to goods that were not sent yet: the order is simply cancelled. */
export function statusAfterWithdrawal(status: OrderStatus): OrderStatus {
  return status === 'new' || status === 'accepted' ? 'cancelled' : status;
}
