import type { Transaction } from 'kysely';
import type { RefundMethod } from '../../../../src/core/orders/refund.ts';
import type { Database } from '../../../tables.ts';
import type { OrderMailWriter } from '../order-mail-writer.ts';

/** The mails of money that goes back to a buyer. */
export class RefundMails {
  constructor(private readonly writer: OrderMailWriter) {}

  /**
   * To the buyer: money goes back by bank, and where to is asked for; `amount` in stotinki, `bounced` when the card that
   * it was sent to has sent it back.
   */
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

  /** To the buyer: money has gone back; `amount` in stotinki. */
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
