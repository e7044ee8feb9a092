import type { FastifyInstance } from 'fastify';
import type { Payments } from './payments.ts';
import type { StripePayments } from './stripe-payments.ts';

const LARGEST_EVENT = 256 * 1024;

/** Where Stripe reports what became of payments and refunds; its signature is over the very bytes that came. */
export async function stripeWebhook(
  server: FastifyInstance,
  { payments, stripe }: { payments: Payments; stripe: StripePayments },
): Promise<void> {
  // A context of its own: everywhere else JSON is parsed before a handler sees it.
  await server.register(async (context) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LARGEST_EVENT },
      (_request, body, done) => done(null, body),
    );
    context.post<{ Body: Buffer }>('/payment/stripe', async (request, reply) => {
      const report = stripe.read(request.body, String(request.headers['stripe-signature'] ?? ''));
      if (report && 'payment' in report) await payments.settle(report.payment);
      if (report && 'refund' in report) await payments.noteRefund(report.refund);
      return reply.send({ received: true });
    });
  });
}
