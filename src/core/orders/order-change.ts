import { piecesOf } from './order-amounts.ts';
import type { Order, VendorOrder } from './order.ts';

/** Returns the message key of a change to a vendor order since it was read; null without one. */
export function changeOfVendorOrder(before: VendorOrder, now: VendorOrder): string | null {
  if (now.withdrawal.withdrawnAt !== before.withdrawal.withdrawnAt) return 'meanwhile-withdrawn';
  if (now.status !== before.status) return `meanwhile-${now.status}`;
  if (piecesOf(now.products) !== piecesOf(before.products)) return 'meanwhile-pieces';
  return now.steps.length > before.steps.length ? 'meanwhile-changed' : null;
}

/** Message key of a change to an order; the payment has priority over its vendor orders. */
export function changeOfOrder(before: Order, now: Order): string | null {
  if (now.payment.isProcessing && !before.payment.isProcessing) return 'meanwhile-payment-processing';
  if (now.payment.status !== before.payment.status) return `meanwhile-payment-${now.payment.status}`;
  for (const vendorOrder of now.vendorOrders) {
    const known = before.vendorOrders.find(({ id }) => id === vendorOrder.id);
    const change = known ? changeOfVendorOrder(known, vendorOrder) : null;
    if (change) return change;
  }
  return null;
}
