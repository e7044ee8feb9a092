import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { PaymentReport } from './payment-provider.ts';
import type { Payments } from './payments.ts';
import type { StripePayments } from './stripe-payments.ts';

const LARGEST_EVENT = 256 * 1024;

/**
 * Settles Stripe's reports. Sessions of other applications on the same account are ignored and logged once,
 * because an error would make Stripe repeat them for days.
 */
function recordPayment(payments: Payments, log: Logger): (report: PaymentReport) => Promise<void> {
  let isLogged = false;
  return async (report) => {
    try {
      await payments.settle(report);
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'not-found') throw error;
      if (!isLogged) log.warn({ reference: report.reference }, 'Stripe reports payments that are not ours');
      isLogged = true;
    }
  };
}

/** Webhook of payments and refunds; its signature covers the raw bytes. */
export async function stripeWebhook(
  server: FastifyInstance,
  { payments, stripe, log }: { payments: Payments; stripe: StripePayments; log: Logger },
): Promise<void> {
  const settle = recordPayment(payments, log);
  // A separate context, because elsewhere JSON is parsed before the handler.
  await server.register(async (context) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LARGEST_EVENT },
      (_request, body, done) => done(null, body),
    );
    context.post<{ Body: Buffer }>('/payment/stripe', async (request, reply) => {
      const report = stripe.read(request.body, String(request.headers['stripe-signature'] ?? ''));
      if (report && 'payment' in report) await settle(report.payment);
      if (report && 'refund' in report) await payments.refunds.recordReport(report.refund);
      return reply.send({ received: true });
    });
  });
}
