import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
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
};

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

/** A server that speaks the part of Stripe's HTTP that Checkout needs, and signs its webhooks as Stripe does. */
export async function startStripeServer() {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, Session>();
  const asked: { form: URLSearchParams; key: string }[] = [];
  const webhookSecret = 'whsec_test';
  let isAway = false;

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
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  };

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const error = (message: string) => ({ error: { type: 'invalid_request_error', message } });
    const body = await textOf(request);
    if (isAway) return answer(500, error('away'));
    if (request.headers.authorization !== 'Bearer sk_test_key') return answer(401, error('key'));
    if (request.method === 'POST' && request.url === '/v1/checkout/sessions') {
      return answer(200, open(new URLSearchParams(body), String(request.headers['idempotency-key'])));
    }
    const session = sessions.get(request.url?.replace('/v1/checkout/sessions/', '') ?? '');
    return session ? answer(200, session) : answer(404, error('No such session'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;

  const eventOf = (type: string, session: Session) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: session } });
  return {
    environment: {
      CARD_PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    asked,
    /** What became of a session on Stripe's own page. */
    settle(reference: string, outcome: 'paid' | 'failed', changes: Partial<Session> = {}): void {
      const session = sessions.get(reference);
      if (!session) throw new Error('No such session');
      Object.assign(
        session,
        outcome === 'paid' ? { status: 'complete', payment_status: 'paid' } : { status: 'expired' },
        changes,
      );
    },
    /** An event of a session as Stripe would send it now, or at another second. */
    event(type: string, reference: string, timestamp?: number): { payload: string; signature: string } {
      const session = sessions.get(reference);
      if (!session) throw new Error('No such session');
      const payload = eventOf(type, session);
      const signature = new Stripe('sk_test_key').webhooks.generateTestHeaderString({
        payload,
        secret: webhookSecret,
        ...(timestamp !== undefined && { timestamp }),
      });
      return { payload, signature };
    },
    goAway(away: boolean): void {
      isAway = away;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
