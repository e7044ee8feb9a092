import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { PaymentProvider } from '../../platform/payments.ts';
import type { Database } from '../../platform/tables.ts';
import type { OrderMails } from './order-mails.ts';

/** What the orders module stands on. */
export type OrderServices = {
  db: Kysely<Database>;
  clock: Clock;
  payments: PaymentProvider;
  mails: OrderMails;
};

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'order.expire-unpaid': { orderId: number };
  }
}
