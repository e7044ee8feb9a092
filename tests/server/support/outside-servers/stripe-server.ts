import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';

type Session = {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  payment_intent: string | null;
};

type Refund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  metadata: { key: string };
};

/** A Stripe event with the signature over its bytes. */
export type StripeEvent = { payload: string; signature: string };

/** Sends it to the server's webhook, as Stripe does. */
export const sendEvent = (server: FastifyInstance, { payload, signature }: StripeEvent) =>
  server.inject({
    method: 'POST',
    url: '/payment/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

/** A server with the part of Stripe's HTTP API that Checkout needs, including signed webhooks. */
export async function startStripeServer() {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, Session>();
  const asked: { form: URLSearchParams; key: string }[] = [];
  const traces: (string | undefined)[] = [];
  const refunds: Refund[] = [];
  const refundsByKey = new Map<string, Refund>();
  const webhookSecret = 'whsec_test';
  let isAway = false;
  let isSilent = false;

  const open = (form: URLSearchParams, key: string): Session => {
    asked.push({ form, key });
    const before = byKey.get(key);
    if (before) return before;
    const id = `cs_test_${randomBytes(8).toString('hex')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get(AMOUNT)),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      payment_intent: null,
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  };

  /** The same idempotency key returns the same refund, also for simultaneous requests. */
  const refund = (form: URLSearchParams, idempotencyKey: string): Refund => {
    const before = refundsByKey.get(idempotencyKey);
    if (before) return before;
    const key = form.get('metadata[key]') ?? '';
    const made: Refund = {
      id: `re_test_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      payment_intent: form.get('payment_intent') ?? '',
      amount: Number(form.get('amount')),
      status: 'pending',
      metadata: { key },
    };
    refunds.push(made);
    refundsByKey.set(idempotencyKey, made);
    return made;
  };

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const error = (message: string) => ({ error: { type: 'invalid_request_error', message } });
    const body = await textOf(request);
    traces.push(request.headers['traceparent'] as string | undefined);
    if (isSilent) return;
    if (isAway) return answer(500, error('away'));
    if (request.headers.authorization !== 'Bearer sk_test_key') return answer(401, error('key'));
    if (request.method === 'POST' && request.url === '/v1/checkout/sessions') {
      const form = new URLSearchParams(body);
      const wrong = rejectedField(form);
      if (wrong) return answer(400, { error: { ...error(`Invalid ${wrong}`).error, param: wrong } });
      return answer(200, open(new URLSearchParams(body), String(request.headers['idempotency-key'])));
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    if (pathname === '/v1/refunds') {
      if (request.method === 'POST')
        return answer(200, refund(new URLSearchParams(body), String(request.headers['idempotency-key'])));
      const data = refunds.filter((one) => one.payment_intent === searchParams.get('payment_intent'));
      return answer(200, { object: 'list', data, has_more: false });
    }
    const known = refunds.find(({ id }) => pathname === `/v1/refunds/${id}`);
    if (known) return answer(200, known);
    const expired = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(pathname)?.[1] ?? '');
    if (expired) {
      if (expired.status !== 'open') return answer(400, error('not open'));
      expired.status = 'expired';
      return answer(200, expired);
    }
    const session = sessions.get(request.url?.replace('/v1/checkout/sessions/', '') ?? '');
    return session ? answer(200, session) : answer(404, error('No such session'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;

  const eventOf = (type: string, session: Session) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: session } });
  const signed = (payload: string, timestamp?: number) => ({
    payload,
    signature: new Stripe('sk_test_key').webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      ...(timestamp !== undefined && { timestamp }),
    }),
  });
  return {
    environment: {
      CARD_PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    asked,
    /** The `traceparent` header of each request. */
    traces,
    refunds,
    /** Reference of the last opened page. */
    lastReference: () => [...sessions.keys()].at(-1) ?? '',
    statusOf: (reference: string) => sessions.get(reference)?.status,
    /** Sets the result of a session on Stripe's page. */
    settle(reference: string, outcome: 'paid' | 'failed', changes: Partial<Session> = {}): void {
      const session = sessions.get(reference);
      if (!session) throw new Error('No such session');
      Object.assign(
        session,
        outcome === 'paid'
          ? { status: 'complete', payment_status: 'paid', payment_intent: `pi_${reference}` }
          : { status: 'expired' },
        changes,
      );
    },
    /** A session event as Stripe sends it now, or at another second. */
    event(type: string, reference: string, timestamp?: number): StripeEvent {
      const session = sessions.get(reference);
      if (!session) throw new Error('No such session');
      return signed(eventOf(type, session), timestamp);
    },
    /** An event of a session that another application opened. */
    foreignEvent(type: string, id: string): StripeEvent {
      const [known] = sessions.values();
      const session = { ...known, id, client_reference_id: 'another-application' } as Session;
      return signed(eventOf(type, session));
    },
    /** An event of a refund in its current state. */
    refundEvent(type: string, refund: Refund): StripeEvent {
      return signed(JSON.stringify({ id: 'evt_2', object: 'event', type, data: { object: refund } }));
    },
    goAway(away: boolean): void {
      isAway = away;
    },
    fallSilent(silent: boolean): void {
      isSilent = silent;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** Stripe's limits: ASCII e-mails only, and at least half a euro. */
function rejectedField(form: URLSearchParams): string | null {
  // oxlint-disable-next-line no-control-regex
  if (!/^[\u0021-\u007E]*$/.test(form.get('customer_email') ?? '')) return 'customer_email';
  return Number(form.get(AMOUNT)) < 50 ? AMOUNT : null;
}

const AMOUNT = 'line_items[0][price_data][unit_amount]';

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
