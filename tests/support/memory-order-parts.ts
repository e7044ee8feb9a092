import { nextStatuses } from '../../src/core/orders/order-status.ts';
import type { Order, ReceivedOrder, VendorOrder } from '../../src/core/orders/order.ts';
import { mayCancelPieces } from '../../src/core/orders/partial-cancellation.ts';
import type { CancelledPieces } from '../../src/core/orders/partial-cancellation.ts';
import { awaitsPieces } from '../../src/core/orders/withdrawal.ts';
import { containedVat } from '../../src/core/shared/money.ts';

/** Orders in memory have one part. */
export function partOf({ order }: { order: Order }): VendorOrder {
  const [part] = order.vendorOrders;
  if (!part) throw new Error('The order has no part');
  return part;
}

/** The sums of a part as its pieces stand, and whether it can still be withdrawn from. */
export function summed(part: VendorOrder): VendorOrder {
  const products = part.products.map((product) => ({
    ...product,
    amount: product.quantity * product.unitPrice,
  }));
  const productsAmount = products.reduce((sum, { amount }) => sum + amount, 0);
  const totalAmount = productsAmount + part.deliveryAmount;
  const isOver = part.status === 'cancelled' || part.status === 'returned';
  const withdrawal = { ...part.withdrawal, possible: part.withdrawal.possible && !isOver };
  return {
    ...part,
    products,
    productsAmount,
    totalAmount,
    containedVat: containedVat(totalAmount),
    withdrawal,
  };
}

/** The order with that part, and its sums. */
export function withPart(order: Order, part: VendorOrder): Order {
  const { totalAmount, deliveryAmount } = part;
  const sums = { totalOrderAmount: totalAmount, totalDeliveryAmount: deliveryAmount };
  return { ...order, ...sums, containedVat: containedVat(totalAmount), vendorOrders: [part] };
}

/** The products after pieces were taken off, or are to be sent back. */
export function takenOff(
  { products }: VendorOrder,
  pieces: readonly CancelledPieces[],
  as: 'cancelled' | 'withdrawn',
): VendorOrder['products'] {
  return products.map((product) => {
    const taken = pieces.find(({ productId }) => productId === product.productId)?.quantity ?? 0;
    const quantity = as === 'cancelled' ? product.quantity - taken : product.quantity;
    return { ...product, quantity, [as]: product[as] + taken };
  });
}

/** An order as its vendor sees it. */
export function receivedOf({ order, undoUntil }: { order: Order; undoUntil: string | null }): ReceivedOrder {
  const part = partOf({ order });
  const { number, placedAt, contact, address, payment } = order;
  const isWithdrawn = part.withdrawal.withdrawnAt !== null;
  return {
    ...part,
    number,
    placedAt,
    contact,
    address,
    payment: { method: payment.method, status: payment.status },
    next: [...nextStatuses(part.status, isWithdrawn)],
    undoUntil,
    awaitsPieces: awaitsPieces(part),
    mayCancelPieces: mayCancelPieces(part.status, isWithdrawn),
  };
}
