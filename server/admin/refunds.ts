import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { orderNumber } from '../../src/core/orders/order-number.ts';
import type { OrderDependencies } from '../modules/orders/order-dependencies.ts';
import type { AuditActor } from '../../src/core/team/audit-entry.ts';
import { changeSubject } from '../modules/team/change-subject.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Database } from '../tables.ts';

/** Refunds to pay by bank, because no card can receive them. */
export class Refunds {
  constructor(
    private readonly orders: OrderDependencies,
    private readonly actor: AuditActor,
  ) {}

  /** One line per refund, with the buyer's bank account if known. */
  async lines(): Promise<string[]> {
    const refunds = await refundsForBank(this.orders.db);
    return refunds.map((refund) => {
      const amount = `${(refund.amount_cents / 100).toFixed(2)} EUR (${(refund.amount / 100).toFixed(2)} BGN)`;
      const account = refund.iban
        ? `${refund.iban} ${refund.account_holder}`
        : `no account yet, asked ${refund.email}`;
      const { id, order_id: orderId, receipt_number: receipt, created_at: since } = refund;
      const paid = orderId === null ? `the credits of receipt ${receipt}` : orderNumber(orderId);
      return `refund ${id}: ${amount} for ${paid} since ${since.toISOString()} to ${account}`;
    });
  }

  /** Records that the bank has paid it, and notifies the buyer. @throws Failure `not-found` */
  async markPaid(id: number): Promise<void> {
    const { db, payments, clock } = this.orders;
    await inTransaction(db, (transaction) =>
      changeSubject(
        transaction,
        { ...this.actor, operation: 'refunds.pay', subject: 'refund', subjectId: id },
        clock.now(),
        () => payments.refunds.markPaidByBank(transaction, id),
      ),
    );
  }
}

/** Pending bank refunds, oldest first; amounts in stotinki and cents of euro. */
function refundsForBank(db: Kysely<Database>) {
  return db
    .selectFrom('refund')
    .leftJoin('customer_order', 'customer_order.id', 'refund.order_id')
    .leftJoin('credit_purchase', 'credit_purchase.id', 'refund.credit_purchase_id')
    .select(['refund.id', 'order_id', 'receipt_number', 'amount', 'amount_cents', 'refund.created_at'])
    .select(['iban', 'account_holder'])
    .select(sql<string>`coalesce(contact_email, buyer_email)`.as('email'))
    .where('payment_id', 'is', null)
    .where('refund.status', '=', 'due')
    .orderBy('refund.id')
    .execute();
}
