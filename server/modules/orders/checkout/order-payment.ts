import type { Kysely, Transaction } from 'kysely';
import type { PaymentStatus } from '../../../../src/core/orders/order.ts';
import { orderAmounts } from '../../../../src/core/orders/order-amounts.ts';
import { orderNumber } from '../../../../src/core/orders/order-number.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { Money } from '../../../../src/core/shared/money.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { PaymentTaker } from '../../../platform/payments/payments.ts';
import type { Database } from '../../../tables.ts';
import type { OrderDependencies } from '../order-dependencies.ts';
import { refundExcess } from '../refunds/create-refund.ts';
import { orderRefunds } from '../refunds/order-refunds.ts';
import { releaseToVendors } from './release-to-vendors.ts';

/** Creates the card payment of an order. @returns the payment's id */
export function prepareOrderPayment(
  { payments }: OrderDependencies,
  transaction: Transaction<Database>,
  orderId: number,
  stotinki: number,
): Promise<string> {
  return payments.prepare(
    transaction,
    { kind: 'order', id: orderId },
    Money.ofStotinki(stotinki).toEuroCents(),
  );
}

/**
 * Requests the payment's status from the provider and settles it. @throws Failure `not-found`, `unavailable`
 */
export async function checkOrderPayment(deps: OrderDependencies, token: string): Promise<void> {
  await deps.payments.attempt({ kind: 'order', id: await orderIdOf(deps, token) });
}

/**
 * Opens the card page again for an unpaid order.
 * @throws Failure `not-found`, `payment-not-due` or `payment-in-progress` (`conflict`)
 */
export async function payAgain(deps: OrderDependencies, token: string): Promise<string> {
  const attempt = await deps.payments.attempt({ kind: 'order', id: await orderIdOf(deps, token) });
  if (attempt === 'processing') throw new Failure('payment-in-progress', {}, 'conflict');
  const paymentId = await inTransaction(deps.db, async (transaction) => {
    const order = await transaction
      .selectFrom('customer_order')
      .select(['id', 'payment_method', 'payment_status'])
      .where('token', '=', token)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw new Failure('error-order-not-found', {}, 'not-found');
    const due = await amountDue(transaction, order.id);
    if (order.payment_method !== 'card' || !['due', 'failed'].includes(order.payment_status) || due === 0) {
      throw new Failure('payment-not-due', {}, 'conflict');
    }
    const open = await transaction
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', order.id)
      .where('status', '=', 'pending')
      // Pages with an earlier amount are not reused, because a vendor order may have been cancelled.
      .where('amount_cents', '=', Money.ofStotinki(due).toEuroCents())
      .executeTakeFirst();
    return open?.id ?? prepareOrderPayment(deps, transaction, order.id, due);
  });
  return deps.payments.open(paymentId);
}

/** Handles settled payments of orders. */
export function orderPayments(deps: OrderDependencies): PaymentTaker {
  return {
    async describe(orderId) {
      const order = await deps.db
        .selectFrom('customer_order')
        .select(['token', 'language', 'contact_email'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const { language, token, contact_email: email } = order;
      const title = deps.texts.in(language)('order-number-title', { number: orderNumber(orderId) });
      return {
        title,
        language,
        email,
        backTo: deps.addresses.of(language, 'FollowedOrder', { token }, { payment: 'returned' }),
      };
    },
    settle: (transaction, orderId, settled) => settleOrderPayment(deps, transaction, orderId, settled),
    refunds: orderRefunds(deps),
  };
}

/** Marks the order as paid once. Double payments and payments for cancelled vendor orders are refunded. */
async function settleOrderPayment(
  deps: OrderDependencies,
  transaction: Transaction<Database>,
  orderId: number,
  { outcome, amountCents, paymentId }: { outcome: 'paid' | 'failed'; amountCents: number; paymentId: string },
): Promise<void> {
  const { payment_status: status } = await transaction
    .selectFrom('customer_order')
    .select('payment_status')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isUnpaid = status === 'due' || status === 'failed';
  if (outcome === 'failed') {
    if (isUnpaid) await setPaymentStatus(transaction, orderId, 'failed');
    return;
  }
  const due = await amountDue(transaction, orderId);
  const dueCents = isUnpaid ? Money.ofStotinki(due).toEuroCents() : 0;
  if (isUnpaid) await setPaymentStatus(transaction, orderId, 'paid');
  if (amountCents > dueCents) {
    await refundExcess(deps, transaction, { orderId, paymentId, cents: amountCents - dueCents });
  }
  if (isUnpaid && due > 0) {
    await releaseToVendors(deps, transaction, orderId, 'paid');
    await deps.mails.paid(transaction, orderId, due);
  }
}

async function setPaymentStatus(
  transaction: Transaction<Database>,
  orderId: number,
  status: PaymentStatus,
): Promise<void> {
  await transaction
    .updateTable('customer_order')
    .set({ payment_status: status })
    .where('id', '=', orderId)
    .execute();
}

/** In stotinki. */
async function amountDue(db: Kysely<Database>, orderId: number): Promise<number> {
  const vendorOrders = await db
    .selectFrom('vendor_order')
    .select(['status', 'products_amount as productsAmount', 'delivery_amount as deliveryAmount'])
    .where('order_id', '=', orderId)
    .execute();
  return orderAmounts(vendorOrders).totalOrderAmount;
}

/** @throws Failure `not-found` */
async function orderIdOf({ db }: OrderDependencies, token: string): Promise<number> {
  const order = await db
    .selectFrom('customer_order')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirst();
  if (!order) throw new Failure('error-order-not-found', {}, 'not-found');
  return order.id;
}
