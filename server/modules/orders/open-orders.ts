import { OrderMailWriter } from './order-mail-writer.ts';
import { OrderMails } from './order-mails.ts';
import { orderPayments } from './checkout/order-payment.ts';
import { RefundMails } from './refunds/refund-mails.ts';
import { WithdrawalMails } from './withdrawal-mails.ts';
import type { OrderDependencies } from './order-dependencies.ts';

/** The orders module over what it stands on; from now on payments of orders are its own. */
export function openOrders(
  platform: Omit<OrderDependencies, 'mails' | 'withdrawalMails' | 'refundMails'>,
): OrderDependencies {
  const { texts, addresses, clock, payments, priceOrder } = platform;
  const writer = new OrderMailWriter(texts, addresses, priceOrder, clock);
  const orders = {
    ...platform,
    mails: new OrderMails(writer),
    withdrawalMails: new WithdrawalMails(writer),
    refundMails: new RefundMails(writer),
  };
  payments.serve('order', orderPayments(orders));
  return orders;
}
