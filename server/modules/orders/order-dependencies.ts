import type { Kysely } from 'kysely';
import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';
import type { InvoiceDependencies } from '../invoices/invoice-dependencies.ts';
import type { ShippingDependencies } from '../shipping/delivery-options.ts';
import type { OrderMails } from './order-mails.ts';
import type { WithdrawalMails } from './withdrawal-mails.ts';
import type { RefundMails } from './refunds/refund-mails.ts';

export type OrderDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  payments: Payments;
  mails: OrderMails;
  withdrawalMails: WithdrawalMails;
  refundMails: RefundMails;
  addresses: Addresses;
  texts: Texts;
  shipping: ShippingDependencies;
  invoices: InvoiceDependencies;
  priceOrder: PriceOrder;
};
