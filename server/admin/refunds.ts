import { orderNumber } from '../../src/core/orders/order-number.ts';
import type { OrderDependencies } from '../modules/orders/order-dependencies.ts';
import { markPaidByBank, refundsForBank } from '../modules/orders/refunds/send-refunds.ts';
import { inTransaction } from '../platform/database/database.ts';
import { record } from './moderation-record.ts';

/** The list for the bank: money owed to buyers that no card can take. */
export class Refunds {
  constructor(
    private readonly orders: OrderDependencies,
    private readonly operator: string,
  ) {}

  /** A line for each, with the account once the buyer has named it. */
  async lines(): Promise<string[]> {
    const refunds = await refundsForBank(this.orders.db);
    return refunds.map((refund) => {
      const amount = `${(refund.amount_cents / 100).toFixed(2)} EUR (${(refund.amount / 100).toFixed(2)} BGN)`;
      const account = refund.iban
        ? `${refund.iban} ${refund.account_holder}`
        : `no account yet, asked ${refund.contact_email}`;
      const { id, order_id: orderId, created_at: since } = refund;
      return `refund ${id}: ${amount} for ${orderNumber(orderId)} since ${since.toISOString()} to ${account}`;
    });
  }

  /** The bank has paid it; the buyer is told. @throws Failure `not-found` */
  async markPaid(id: number): Promise<void> {
    await inTransaction(this.orders.db, async (transaction) => {
      await markPaidByBank(this.orders, transaction, id);
      const deed = { operator: this.operator, action: 'pay', subject: 'refund', id } as const;
      await record(transaction, deed, this.orders.clock.now());
    });
  }
}
