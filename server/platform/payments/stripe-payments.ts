import {
  ConsecutiveBreaker,
  TaskCancelledError,
  TimeoutStrategy,
  circuitBreaker,
  handleWhen,
  timeout,
  wrap,
} from 'cockatiel';
import { Stripe } from 'stripe';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inExternalCall, traceHeaders } from '../tracing/spans.ts';
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
  /** Replaces Stripe's address in tests. */
  apiUrl: URL | undefined;
};

/** Content of an event. */
type StripeReport = { payment: PaymentReport } | { refund: RefundReport };

/** In milliseconds. */
export interface StripePace {
  /** A request with one retry after a closed connection. */
  readonly timeout: number;
  /** Pause after which one request tries again. */
  readonly retryAfter: number;
}

const PACE: StripePace = { timeout: 5_000, retryAfter: 30_000 };
/** Requests without an answer after which requests pause. */
const SILENCES = 5;
const EMAIL_FIELD = 'customer_email';

/** Stripe Checkout: the buyer pays on Stripe's page, so no card number reaches this server. */
export class StripePayments extends PaymentProvider {
  readonly name = 'stripe';
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;
  private readonly bounded;

  constructor({ secretKey, webhookSecret, apiUrl }: StripeSettings, pace = PACE) {
    super();
    this.webhookSecret = webhookSecret;
    this.bounded = wrap(
      circuitBreaker(handleWhen(isSilence), {
        halfOpenAfter: pace.retryAfter,
        breaker: new ConsecutiveBreaker(SILENCES),
      }),
      timeout(pace.timeout, TimeoutStrategy.Aggressive),
    );
    this.stripe = new Stripe(secretKey, {
      timeout: pace.timeout,
      maxNetworkRetries: 0,
      telemetry: false,
      httpClient: withTraceHeaders(Stripe.createNodeHttpClient()),
      ...(apiUrl && {
        protocol: apiUrl.protocol === 'http:' ? ('http' as const) : ('https' as const),
        host: apiUrl.hostname,
        ...(apiUrl.port && { port: Number(apiUrl.port) }),
      }),
    });
  }

  async open(request: PaymentRequest): Promise<OpenedPayment> {
    const session = await this.create(request, request.email).catch((error: unknown) => {
      const field = rejectedField(error);
      if (field === null) throw error;
      if (field === EMAIL_FIELD) return this.create(request, null);
      const failure = new Failure('payment-rejected', {}, 'conflict');
      failure.cause = error;
      throw failure;
    });
    if (!session.url) throw new Failure('please-try-again-later', {}, 'unavailable');
    return { url: session.url, reference: session.id };
  }

  private create(
    { id, amountCents, title, language, backTo }: PaymentRequest,
    email: string | null,
  ): Promise<Stripe.Checkout.Session> {
    return this.call(() =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          ...(email !== null && { [EMAIL_FIELD]: email }),
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
        // The key makes a repeated request the same payment; it requires the same parameters.
        { idempotencyKey: email === null ? `${id}-without-email` : id },
      ),
    );
  }

  async check(reference: string): Promise<PaymentReport> {
    return reportOf(await this.call(() => this.stripe.checkout.sessions.retrieve(reference)));
  }

  async close(reference: string): Promise<void> {
    try {
      await this.call(() => this.stripe.checkout.sessions.expire(reference));
    } catch (error) {
      // Stripe refuses to close a paid or expired page.
      if ((await this.check(reference)).isOpen) throw error;
    }
  }

  async refund({ key, amountCents, payment }: RefundRequest): Promise<RefundReport> {
    const session = await this.call(() => this.stripe.checkout.sessions.retrieve(payment));
    const intent =
      typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent?.id;
    if (!intent) throw new Failure('please-try-again-later', {}, 'unavailable');
    // Stripe forgets keys after a day, but lists its refunds.
    const { data } = await this.call(() => this.stripe.refunds.list({ payment_intent: intent, limit: 100 }));
    const sent = data.find(({ metadata }) => metadata?.['key'] === key);
    const refund =
      sent ??
      (await this.call(() =>
        this.stripe.refunds.create(
          { payment_intent: intent, amount: amountCents, metadata: { key } },
          { idempotencyKey: key },
        ),
      ));
    return refundReportOf(refund);
  }

  async checkRefund(reference: string): Promise<RefundReport> {
    return refundReportOf(await this.call(() => this.stripe.refunds.retrieve(reference)));
  }

  /**
   * Verifies and reads a webhook.
   * @param body raw bytes
   * @returns null for other events
   * @throws Failure `error-webhook-signature` (`malformed`)
   */
  read(body: Buffer, signature: string): StripeReport | null {
    const event = this.verified(body, signature);
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.expired':
        return { payment: reportOf(event.data.object) };
      case 'checkout.session.async_payment_failed':
        return { payment: { ...reportOf(event.data.object), outcome: 'failed', isProcessing: false } };
      case 'refund.updated':
      case 'refund.failed':
      case 'charge.refund.updated':
        return { refund: refundReportOf(event.data.object) };
      default:
        return null;
    }
  }

  /**
   * Sends a request with a timeout of five seconds, or fails at once while Stripe is silent.
   * @throws Failure `unavailable`; the cause is logged
   */
  private async call<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await inExternalCall('payments', () => this.bounded.execute(question));
    } catch (error) {
      const failure = new Failure('please-try-again-later', {}, 'unavailable');
      failure.cause = error;
      throw failure;
    }
  }

  private verified(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.webhookSecret);
    } catch {
      // The reason is not revealed.
      throw new Failure('error-webhook-signature', {}, 'malformed');
    }
  }
}

/** Adds trace headers, which Stripe's library does not support. */
function withTraceHeaders(client: Stripe.HttpClient): Stripe.HttpClient {
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, headers, ...rest) =>
    send(host, port, path, method, { ...headers, ...traceHeaders() }, ...rest);
  return client;
}

/** Field that Stripe rejects, `''` without a name; null for other errors. */
function rejectedField(error: unknown): string | null {
  const cause = error instanceof Failure ? error.cause : null;
  const isRejected = cause instanceof Stripe.errors.StripeInvalidRequestError && cause.statusCode === 400;
  return isRejected ? (cause.param ?? '') : null;
}

function reportOf(session: Stripe.Checkout.Session): PaymentReport {
  const paid = session.payment_status === 'paid';
  return {
    reference: session.id,
    paymentId: session.client_reference_id ?? undefined,
    outcome: paid ? 'paid' : session.status === 'expired' ? 'failed' : 'pending',
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    isOpen: session.status === 'open',
    isProcessing: session.status === 'complete' && !paid,
  };
}

function refundReportOf({ id, status }: Stripe.Refund): RefundReport {
  const outcome =
    status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
  return { reference: id, outcome };
}

/** True for a missing answer; a quick error does not delay anybody. */
const isSilence = (error: Error): boolean =>
  error instanceof Stripe.errors.StripeConnectionError || error instanceof TaskCancelledError;
