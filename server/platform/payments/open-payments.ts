import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Configuration } from '../configuration.ts';
import type { PlatformTables } from '../tables.ts';
import type { Texts } from '../texts.ts';
import { Payments } from './payments.ts';
import { sandboxPaymentPage } from './sandbox-payment-page.ts';
import { SandboxPayments } from './sandbox-payments.ts';
import { StripePayments } from './stripe-payments.ts';
import { stripeWebhook } from './stripe-webhook.ts';

type Surroundings = {
  configuration: Configuration;
  db: Kysely<PlatformTables>;
  clock: Clock;
  texts: Texts;
  log: Logger;
};

/** Opens the configured payments with the routes of their provider. */
export function openPayments({ configuration, db, clock, texts, log }: Surroundings): {
  payments: Payments;
  paymentPages: (server: FastifyInstance) => Promise<void>;
} {
  const { cardPayments } = configuration;
  if (cardPayments === 'off') {
    return { payments: new Payments(db, clock, null, log), paymentPages: async () => {} };
  }
  if (cardPayments === 'sandbox') {
    const sandbox = new SandboxPayments(db, clock);
    const payments = new Payments(db, clock, sandbox, log);
    return {
      payments,
      paymentPages: async (server) => sandboxPaymentPage(server, { sandbox, payments, texts }),
    };
  }
  const stripe = new StripePayments(cardPayments);
  const payments = new Payments(db, clock, stripe, log);
  return { payments, paymentPages: (server) => stripeWebhook(server, { payments, stripe, log }) };
}
