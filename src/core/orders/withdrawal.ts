import { Failure } from '../shared/failure.ts';
import { endOfWithdrawalPeriod } from '../shared/withdrawal-period.ts';
import { priceOfRemoved } from './coupon.ts';
import { statusesToCome } from './order-status.ts';
import type { OrderStatus } from './order-status.ts';

/** Facts that decide on the right of withdrawal; moments as ISO 8601. */
export type WithdrawalFacts = {
  status: OrderStatus;
  deliveredAt: string | null;
  withdrawnAt: string | null;
};

/** Deadline of the right of withdrawal, as ISO 8601; null before the delivery (CART-10). */
export function withdrawalDeadline(deliveredAt: string | null): string | null {
  return deliveredAt === null ? null : endOfWithdrawalPeriod(deliveredAt);
}

/** True from the order until the deadline, once, and not for finished vendor orders. */
export function mayWithdraw(facts: WithdrawalFacts, now: Date): boolean {
  if (facts.withdrawnAt !== null || facts.status === 'cancelled' || facts.status === 'returned') return false;
  const deadline = withdrawalDeadline(facts.deliveredAt);
  return deadline === null || now.getTime() <= Date.parse(deadline);
}

/** Status after a withdrawal; unsent goods are cancelled. */
export function statusAfterWithdrawal(status: OrderStatus): OrderStatus {
  return status === 'new' || status === 'accepted' ? 'cancelled' : status;
}

/** True if the withdrawal cancels unsent goods, so that nothing has to be returned. */
export function isCancellation(status: OrderStatus): boolean {
  return statusAfterWithdrawal(status) !== status;
}

type Piece = { productId: number; quantity: number };
type OrderedPiece = Piece & {
  unitPrice: number;
  withdrawn: number;
  discount?: number;
  cancelled?: number;
  returned?: number;
};

/** Amounts of a withdrawal in stotinki; delivery is refunded only for a complete one. */
export type WithdrawalSum = {
  isWhole: boolean;
  productsAmount: number;
  deliveryAmount: number;
  total: number;
};

/**
 * Computes the refund of withdrawn pieces (CART-10).
 * @throws Failure `error-no-pieces` (`invalid`) for none, `error-pieces-not-ordered` (`invalid`) for more
 * than remain
 */
export function withdrawalSum(
  chosen: readonly Piece[],
  vendorOrder: { products: readonly OrderedPiece[]; deliveryAmount: number },
): WithdrawalSum {
  const left = new Map(
    vendorOrder.products.map((product) => [product.productId, product.quantity - product.withdrawn]),
  );
  let productsAmount = 0;
  for (const { productId, quantity } of chosen) {
    const product = vendorOrder.products.find((one) => one.productId === productId);
    const after = (left.get(productId) ?? 0) - quantity;
    if (!product || after < 0) throw new Failure('error-pieces-not-ordered', {}, 'invalid');
    left.set(productId, after);
    productsAmount += priceOfRemoved(product, quantity, after + quantity);
  }
  if (chosen.every(({ quantity }) => quantity === 0)) throw new Failure('error-no-pieces', {}, 'invalid');
  const isWhole = [...left.values()].every((quantity) => quantity === 0);
  const deliveryAmount = isWhole ? vendorOrder.deliveryAmount : 0;
  return { isWhole, productsAmount, deliveryAmount, total: productsAmount + deliveryAmount };
}

/** True for a delivered, cancelled or returned vendor order. */
export function isFinished(part: Parameters<typeof awaitsPieces>[0]): boolean {
  const isWithdrawn = part.withdrawal.withdrawnAt !== null;
  return statusesToCome(part.status, isWithdrawn).length === 0 && !awaitsPieces(part);
}

/** True if the vendor expects some pieces back while the buyer has others. */
export function awaitsPieces(part: {
  status: OrderStatus;
  withdrawal: { withdrawnAt: string | null };
  products: readonly { withdrawn: number }[];
}): boolean {
  const isSent = part.status === 'delivered';
  return (
    isSent && part.withdrawal.withdrawnAt === null && part.products.some(({ withdrawn }) => withdrawn > 0)
  );
}
