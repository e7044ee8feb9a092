import { Stripe } from 'stripe';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PaymentProvider } from './payment-provider.ts';
import type {
  OpenedPayment,
  PaymentReport,
  PaymentRequest,
  RefundReport,
  RefundRequest,
} from './payment-provider.ts';

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  apiUrl: URL | undefined;
};

/** What an event is about. */
type StripeReport = { payment: PaymentReport } | { refund: RefundReport };

const TIMEOUT_MS = 10_000;

/** Stripe Checkout: the buyer pays on Stripe's page, and no card number comes near this server. */
export class StripePayments extends PaymentProvider {
  readonly name = 'stripe';
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor({ secretKey, webhookSecret, apiUrl }: StripeSettings) {
    super();
    this.webhookSecret = webhookSecret;
    this.stripe = new Stripe(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(apiUrl && {
        protocol: apiUrl.protocol === 'http:' ? ('http' as const) : ('https' as const),
        host: apiUrl.hostname,
        ...(apiUrl.port && { port: Number(apiUrl.port) }),
      }),
    });
  }

  async open({ id, amountCents, title, language, email, backTo }: PaymentRequest): Promise<OpenedPayment> {
    const session = await answered(
      this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          customer_email: email,
          locale: language,
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'eur', unit_amount: amountCents, product_data: { name: title } },
            },
          ],
          success_url: backTo,
          cancel_url: backTo,
        },
        // Asked twice, for example after a lost answer, it opens one.
        { idempotencyKey: id },
      ),
    );
    if (!session.url) throw new Failure('please-try-again-later', {}, 'unavailable');
    return { url: session.url, reference: session.id };
  }

  async check(reference: string): Promise<PaymentReport> {
    return reportOf(await answered(this.stripe.checkout.sessions.retrieve(reference)));
  }

  async close(reference: string): Promise<void> {
    try {
      await answered(this.stripe.checkout.sessions.expire(reference));
    } catch (error) {
      // Stripe refuses it for one that was paid or has expired meanwhile.
      if ((await this.check(reference)).isOpen) throw error;
    }
  }

  async refund({ key, amountCents, payment }: RefundRequest): Promise<RefundReport> {
    const session = await answered(this.stripe.checkout.sessions.retrieve(payment));
    const intent =
      typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent?.id;
    if (!intent) throw new Failure('please-try-again-later', {}, 'unavailable');
    // Stripe forgets keys after a day; what it gave back it remembers.
    const { data } = await answered(this.stripe.refunds.list({ payment_intent: intent, limit: 100 }));
    const sent = data.find(({ metadata }) => metadata?.['key'] === key);
    const refund =
      sent ??
      (await answered(
        this.stripe.refunds.create(
          { payment_intent: intent, amount: amountCents, metadata: { key } },
          { idempotencyKey: key },
        ),
      ));
    return refundReportOf(refund);
  }

  async checkRefund(reference: string): Promise<RefundReport> {
    return refundReportOf(await answered(this.stripe.refunds.retrieve(reference)));
  }

  /**
   * What a webhook says, once its signature has proved that Stripe sent it, not long ago.
   * @param body the bytes as they came. @returns null for events that say nothing of a payment or a refund.
   * @throws Failure `error-webhook-signature` (`malformed`).
   */
  read(body: Buffer, signature: string): StripeReport | null {
    const event = this.verified(body, signature);
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.expired':
        return { payment: reportOf(event.data.object) };
      case 'checkout.session.async_payment_failed':
        return { payment: { ...reportOf(event.data.object), outcome: 'failed' } };
      case 'refund.updated':
      case 'refund.failed':
      case 'charge.refund.updated':
        return { refund: refundReportOf(event.data.object) };
      default:
        return null;
    }
  }

  private verified(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.webhookSecret);
    } catch {
      // Wrong, absent, or too old: nothing is said of which.
      throw new Failure('error-webhook-signature', {}, 'malformed');
    }
  }
}

function reportOf(session: Stripe.Checkout.Session): PaymentReport {
  const paid = session.payment_status === 'paid';
  return {
    reference: session.id,
    outcome: paid ? 'paid' : session.status === 'expired' ? 'failed' : 'pending',
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    isOpen: session.status === 'open',
  };
}

function refundReportOf({ id, status }: Stripe.Refund): RefundReport {
  const outcome =
    status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
  return { reference: id, outcome };
}

/** @throws Failure `unavailable` whatever went wrong at Stripe; the cause goes to the log. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    const failure = new Failure('please-try-again-later', {}, 'unavailable');
    failure.cause = error;
    throw failure;
  }
}
