import type { Transaction } from 'kysely';
import type { RefundMethod } from '../../../../src/core/orders/order.ts';
import type { Database } from '../../../tables.ts';
import type { OrderMailWriter } from '../order-mail-writer.ts';

export class RefundMails {
  constructor(private readonly writer: OrderMailWriter) {}

  /** Requests the bank account for a refund; `amount` in stotinki, `bounced` if the card refund failed. */
  async byBank(
    transaction: Transaction<Database>,
    orderId: number,
    refundId: number,
    { amount, bounced }: { amount: number; bounced: boolean },
  ): Promise<void> {
    await this.writer.toBuyer(
      transaction,
      orderId,
      `refund-by-bank:${refundId}`,
      'refund-by-bank',
      ({ order, t, price }) => [
        {
          kind: 'text',
          text: t(bounced ? 'mail-refund-bounced-text' : `mail-refund-by-bank-${order.payment.method}`, {
            number: order.number,
            amount: price(amount),
          }),
        },
      ],
      { label: 'mail-refund-bank-account', query: {}, anchor: '#order-refunds' },
    );
  }

  /** Notifies the buyer of a completed refund; `amount` in stotinki. */
  async done(
    transaction: Transaction<Database>,
    orderId: number,
    refundId: number,
    { amount, method }: { amount: number; method: RefundMethod },
  ): Promise<void> {
    await this.writer.toBuyer(
      transaction,
      orderId,
      `refunded:${refundId}`,
      'refunded',
      ({ order, t, price }) => [
        {
          kind: 'text',
          text: t(`mail-refunded-by-${method}`, { number: order.number, amount: price(amount) }),
        },
      ],
    );
  }
}
