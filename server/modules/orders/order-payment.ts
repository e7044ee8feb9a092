import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { PaymentStatus } from '../../../src/core/orders/order.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Money } from '../../../src/core/shared/money.ts';
import { inTransaction } from '../../platform/database.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../platform/tables.ts';
import { cancelVendorOrder } from './change-order-status.ts';
import type { OrderServices } from './order-services.ts';
import { releaseToVendors } from './release-to-vendors.ts';

/** Opens a card payment for an order. @returns where the buyer pays. */
export async function openPayment(
  services: OrderServices,
  transaction: Transaction<Database>,
  orderId: number,
  stotinki: number,
): Promise<string> {
  const id = newSecret();
  const amountCents = Money.ofStotinki(stotinki).toEuroCents();
  await transaction
    .insertInto('payment')
    .values({ id, order_id: orderId, provider: services.payments.name, amount_cents: amountCents })
    .execute();
  return services.payments.open({ id, amountCents });
}

/** Opens the card page again for an order still unpaid. @throws Failure 404, `payment-not-due` (409). */
export async function payAgain(services: OrderServices, token: string): Promise<string> {
  return inTransaction(services.db, async (transaction) => {
    const order = await transaction
      .selectFrom('customer_order')
      .select(['id', 'payment_method', 'payment_status'])
      .where('token', '=', token)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw new Failure('error-order-not-found', {}, 404);
    const due = await amountDue(transaction, order.id);
    if (order.payment_method !== 'card' || !['due', 'failed'].includes(order.payment_status) || due === 0) {
      throw new Failure('payment-not-due', {}, 409);
    }
    const open = await transaction
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', order.id)
      .where('status', '=', 'pending')
      // A part cancelled meanwhile is not paid for: a page that asks for it too stays behind.
      .where('amount_cents', '=', Money.ofStotinki(due).toEuroCents())
      .executeTakeFirst();
    return open ? services.payments.pageOf(open.id) : openPayment(services, transaction, order.id, due);
  });
}

/** What became of a payment, as the provider says. */
export type PaymentReport = { id: string; outcome: 'paid' | 'failed' };

type Reported = {
  id: number;
  token: string;
  orderStatus: PaymentStatus;
  status: 'pending' | 'paid' | 'failed';
  amountCents: number;
};

/**
 * Takes a provider's report: twice, late or out of order, the order is paid once. Money that came twice, or for
 * what was cancelled meanwhile, is due back. @returns the order's token. @throws Failure 404
 */
export async function settlePayment(services: OrderServices, report: PaymentReport): Promise<string> {
  return inTransaction(services.db, async (transaction) => {
    const { rows } = await sql<Reported>`
      select o.id, o.token, o.payment_status as "orderStatus", p.status, p.amount_cents as "amountCents"
      from payment p join customer_order o on o.id = p.order_id
      where p.id = ${report.id} for update of o, p`.execute(transaction);
    const found = rows[0];
    if (!found) throw new Failure('error-payment-not-found', {}, 404);
    // Paid is final; a failure may still turn into money, because a card page can be tried again.
    if (found.status === 'paid' || found.status === report.outcome) return found.token;
    await transaction
      .updateTable('payment')
      .set({ status: report.outcome, settled_at: services.clock.now() })
      .where('id', '=', report.id)
      .execute();
    const isUnpaid = found.orderStatus === 'due' || found.orderStatus === 'failed';
    if (report.outcome === 'failed') {
      if (isUnpaid) await setPaymentStatus(transaction, found.id, 'failed');
      return found.token;
    }
    const due = await amountDue(transaction, found.id);
    const isExact = isUnpaid && found.amountCents === Money.ofStotinki(due).toEuroCents();
    await setPaymentStatus(transaction, found.id, isExact ? 'paid' : 'refund-due');
    if (isUnpaid && due > 0) {
      await releaseToVendors(services, transaction, found.id);
      await services.mails.paid(transaction, found.id, due);
    }
    return found.token;
  });
}

/** The job that ends a card order nobody paid: its goods are for sale again. */
export async function expireUnpaid(services: OrderServices, orderId: number): Promise<void> {
  await inTransaction(services.db, async (transaction) => {
    const order = await transaction
      .selectFrom('customer_order')
      .select('id')
      .where('id', '=', orderId)
      .where('payment_status', 'in', ['due', 'failed'])
      .forUpdate()
      .executeTakeFirst();
    if (!order) return;
    const parts = await transaction
      .selectFrom('vendor_order')
      .select('id')
      .where('order_id', '=', orderId)
      .where('status', '=', 'new')
      .orderBy('id')
      .execute();
    for (const { id } of parts) await cancelVendorOrder(transaction, id, services.clock.now());
    if (parts.length > 0) await services.mails.expired(transaction, orderId);
  });
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

/** What the parts that are still wanted cost together, in stotinki. */
async function amountDue(db: Kysely<Database>, orderId: number): Promise<number> {
  const { total } = await db
    .selectFrom('vendor_order')
    .select(sql<number>`coalesce(sum(products_amount + delivery_amount), 0)::bigint`.as('total'))
    .where('order_id', '=', orderId)
    .where('status', '!=', 'cancelled')
    .executeTakeFirstOrThrow();
  return total;
}
