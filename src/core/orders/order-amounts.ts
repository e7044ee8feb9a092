import { containedVat } from '../shared/money.ts';
import type { OrderStatus } from './order-status.ts';

type VendorOrderAmounts = { status: OrderStatus; productsAmount: number; deliveryAmount: number };

/** True if the buyer pays for a vendor order; a cancelled or returned one costs nothing. */
export function isCharged({ status }: { status: OrderStatus }): boolean {
  return status !== 'cancelled' && status !== 'returned';
}

/** Amount of a vendor order, products and delivery, in stotinki. */
export function vendorOrderTotal(vendorOrder: VendorOrderAmounts): number {
  return isCharged(vendorOrder) ? vendorOrder.productsAmount + vendorOrder.deliveryAmount : 0;
}

/** Amounts of an order, in stotinki, as pages, mails and payments state them. */
export function orderAmounts(vendorOrders: readonly VendorOrderAmounts[]): {
  totalDeliveryAmount: number;
  totalOrderAmount: number;
  containedVat: number;
} {
  const charged = vendorOrders.filter(isCharged);
  const totalOrderAmount = charged.reduce((sum, vendorOrder) => sum + vendorOrderTotal(vendorOrder), 0);
  return {
    totalDeliveryAmount: charged.reduce((sum, { deliveryAmount }) => sum + deliveryAmount, 0),
    totalOrderAmount,
    containedVat: containedVat(totalOrderAmount),
  };
}

type Payable = { status: OrderStatus; totalAmount: number; withdrawal: { withdrawnAt: string | null } };

/** Amount still due, in stotinki: to the courier on delivery, or by card. */
export function amountStillDue({
  payment,
  vendorOrders,
}: {
  payment: { method: 'on-delivery' | 'card'; status: string };
  vendorOrders: readonly Payable[];
}): number {
  if (payment.method === 'card' && payment.status !== 'due' && payment.status !== 'failed') return 0;
  const open = vendorOrders.filter(
    ({ status, withdrawal }) =>
      isCharged({ status }) && status !== 'delivered' && withdrawal.withdrawnAt === null,
  );
  return open.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
}

export const piecesOf = (products: readonly { quantity: number }[]): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0);
