import { nextStatuses } from '../../../src/core/orders/order-status.ts';
import type { OrderLine } from '../../../src/core/orders/order-gateway.ts';
import type { PlaceOrderCommand } from '../../../src/core/orders/place-order-command.ts';
import type { Order, ReceivedOrder, VendorOrder } from '../../../src/core/orders/order.ts';
import { orderAmounts, vendorOrderTotal } from '../../../src/core/orders/order-amounts.ts';
import { mayCancelPieces } from '../../../src/core/orders/partial-cancellation.ts';
import type { CancelledPieces } from '../../../src/core/orders/partial-cancellation.ts';
import { awaitsPieces } from '../../../src/core/orders/withdrawal.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { containedVat } from '../../../src/core/shared/money.ts';
import { anOrder, anOrderedLamp, aVendorOrder } from '../an-order.ts';

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
  const totalAmount = vendorOrderTotal({ ...part, productsAmount });
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
  return { ...order, ...orderAmounts([part]), vendorOrders: [part] };
}

/** @throws Failure `not-found` where there is none. */
export function known<Kept>(kept: Kept | undefined): Kept {
  if (!kept) throw new Failure('error-order-not-found', {}, 'not-found');
  return kept;
}

/** The pieces that were withdrawn from are with the vendor again. */
export function cameBack({ products }: VendorOrder): VendorOrder['products'] {
  return products.map((product) => ({
    ...product,
    quantity: product.quantity - product.withdrawn,
    returned: product.returned + product.withdrawn,
    withdrawn: 0,
  }));
}

/** The order that comes of a checkout; `earlier` counts those before it. */
export function anOrderOf(
  command: PlaceOrderCommand,
  lines: readonly OrderLine[],
  deliveryAmount: number,
  earlier: number,
): Order {
  const { name, phone, email, city, postCode, street, details, paymentMethod: method } = command;
  const products = lines.map(({ id, quantity, productNotes, expectedPrice }) =>
    anOrderedLamp({ productId: id, quantity, productNotes, unitPrice: expectedPrice }),
  );
  const order = anOrder({
    number: `U-${100_012 + earlier}`,
    contact: { name, phone, email },
    address: { city, postCode, street, details },
    payment: { method, status: 'due', paymentUrl: null, isProcessing: false, heldUntil: null },
  });
  return withPart(order, summed(aVendorOrder({ id: 11 + earlier, deliveryAmount, products })));
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
