import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startStripeServer, sendEvent } from '../support/outside-servers/stripe-server.ts';
import type { StripeServer } from '../support/outside-servers/stripe-server.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { Answer, TestApplication } from '../support/test-application.ts';

/** Provider events, in each provider's format. */
type Provider = {
  app: TestApplication;
  /** The buyer pays or cancels there; no event is sent yet. */
  decide(reference: string, outcome: 'paid' | 'failed'): Promise<void>;
  /** The provider sends the event. */
  report(reference: string, outcome: 'paid' | 'failed'): Promise<Answer | null>;
  close(): Promise<void>;
};

async function sandbox(): Promise<Provider> {
  const app = await startTestApplication();
  return {
    app,
    decide: async (reference, outcome) => {
      await app.database.db
        .updateTable('sandbox_payment')
        .set({ status: outcome === 'paid' ? 'paid' : 'declined' })
        .where('id', '=', reference)
        .execute();
    },
    report: async (reference) => {
      await app.wallet.payments.check(reference);
      return null;
    },
    close: () => app.close(),
  };
}

const STRIPE_EVENTS = { paid: 'checkout.session.completed', failed: 'checkout.session.expired' } as const;

let stripe: StripeServer;

async function stripeCheckout(): Promise<Provider> {
  stripe = await startStripeServer();
  const app = await startTestApplication({ environment: stripe.environment });
  return {
    app,
    decide: async (reference, outcome) => stripe.settle(reference, outcome),
    report: async (reference, outcome) => {
      const answer = await sendEvent(app.server, stripe.event(STRIPE_EVENTS[outcome], reference));
      expect(answer.statusCode).toBe(200);
      return null;
    },
    close: async () => {
      await app.close();
      await stripe.close();
    },
  };
}

describe.each([
  ['the sandbox', sandbox],
  ['Stripe Checkout', stripeCheckout],
])('Credits paid by %s', (_, start) => {
  let provider: Provider;
  let app: TestApplication;
  let person: Person;
  beforeAll(async () => {
    provider = await start();
    ({ app } = provider);
  });
  afterAll(() => provider.close());

  /** A purchase of 9 credits by a new person: the payment's id and the provider's reference. */
  async function bought(credits = 9): Promise<{ id: string; reference: string; url: string }> {
    person = await aPerson(app);
    const { status, body } = await app.post('/api/credit/buy', { credits }, person.headers);
    expect(status).toBe(201);
    const row = await app.database.db
      .selectFrom('payment')
      .select(['payment.id', 'reference', 'amount_cents'])
      .innerJoin('credit_purchase', 'credit_purchase.id', 'payment.credit_purchase_id')
      .where('credit_purchase.account_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row.amount_cents).toBe(460);
    return { id: row.id, reference: row.reference ?? '', url: (body as { paymentUrl: string }).paymentUrl };
  }
  const status = async (id: string) =>
    (await app.post('/api/payment/status', { paymentId: id }, person.headers)).body;
  const balance = async () => {
    const { body } = await app.post('/api/user/me', undefined, person.headers);
    return (body as { credits: number }).credits;
  };

  it('wait for payment, with a link to the payment page', async () => {
    const { id, url } = await bought();
    expect(await status(id)).toEqual({
      status: 'pending',
      credits: 9,
      price: 900,
      balance: 0,
      paymentUrl: url,
    });
  });

  it('are added once, however often the payment is requested or reported', async () => {
    const { id, reference } = await bought();
    await provider.decide(reference, 'paid');
    await Promise.all([
      status(id),
      provider.report(reference, 'paid'),
      status(id),
      provider.report(reference, 'paid'),
      app.wallet.payments.checkWaiting(),
      status(id),
    ]);
    expect(await status(id)).toMatchObject({ status: 'paid', credits: 9, balance: 9, paymentUrl: null });
    expect(await balance()).toBe(9);
  });

  it('are added after a failure that turned into money, and stay after a late failure event', async () => {
    const { id, reference } = await bought();
    await provider.decide(reference, 'failed');
    await provider.report(reference, 'failed');
    expect(await status(id)).toMatchObject({ status: 'failed', balance: 0 });
    await provider.decide(reference, 'paid');
    await provider.report(reference, 'paid');
    expect(await balance()).toBe(9);
    await provider.decide(reference, 'failed');
    expect(await status(id)).toMatchObject({ status: 'paid', balance: 9 });
  });

  it('are added when a server that died after the payment restarts', async () => {
    const { reference } = await bought();
    await provider.decide(reference, 'paid');
    expect(await balance()).toBe(0);
    await app.wallet.payments.checkWaiting();
    expect(await balance()).toBe(9);
  });

  it('are visible only to their buyer', async () => {
    const { id } = await bought();
    person = await aPerson(app);
    expect(await app.post('/api/payment/status', { paymentId: id }, person.headers)).toMatchObject({
      status: 404,
      body: { message: 'error-payment-not-found' },
    });
  });

  it('are sold in packages only', async () => {
    person = await aPerson(app);
    for (const credits of [1, 5, 10, 133]) {
      expect(await app.post('/api/credit/buy', { credits }, person.headers)).toMatchObject({
        status: 422,
        body: { errors: [{ property: 'credits', message: 'error-credit-package-required' }] },
      });
    }
    for (const credits of [0, -4, 4.5, '4', null, 1e9]) {
      expect((await app.post('/api/credit/buy', { credits }, person.headers)).status).toBe(400);
    }
  });
});

describe('Stripe', () => {
  let app: TestApplication;
  let person: Person;
  const logged: string[] = [];
  beforeAll(async () => {
    stripe = await startStripeServer();
    const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
    app = await startTestApplication({ environment: stripe.environment, log });
    person = await aPerson(app);
  });
  afterAll(async () => {
    await app.close();
    await stripe.close();
  });

  async function bought(): Promise<{ id: string; reference: string }> {
    await app.post('/api/credit/buy', { credits: 4 }, person.headers);
    const { id, reference } = await app.database.db
      .selectFrom('payment')
      .select(['id', 'reference'])
      .orderBy('created_at', 'desc')
      .orderBy('credit_purchase_id', 'desc')
      .executeTakeFirstOrThrow();
    return { id, reference: reference ?? '' };
  }
  const statusOf = async (id: string) =>
    (await app.post('/api/payment/status', { paymentId: id }, person.headers)).body as { status: string };

  it('receives the amount in euro and the return URL', async () => {
    const { id } = await bought();
    const { form, key } = stripe.asked.at(-1) ?? { form: new URLSearchParams(), key: '' };
    expect(key).toBe(id);
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '205',
      'line_items[0][price_data][product_data][name]': '4 кредита',
      customer_email: person.email,
      success_url: `http://127.0.0.1:3000/plashtane/status?payment=${id}`,
    });
  });

  it('is rejected without a signature, or with an old one', async () => {
    const { id, reference } = await bought();
    stripe.settle(reference, 'paid');
    const { payload, signature } = stripe.event('checkout.session.completed', reference);
    const fourDaysAgo = Math.floor(Date.now() / 1000) - 4 * 24 * 3600;
    for (const forged of [
      { payload, signature: '' },
      { payload, signature: 't=1,v1=00' },
      { payload: payload.replace('"amount_total":205', '"amount_total":9999'), signature },
      stripe.event('checkout.session.completed', reference, fourDaysAgo),
    ]) {
      const answer = await sendEvent(app.server, forged);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: 'error-webhook-signature' });
    }
    const { status } = await app.database.db
      .selectFrom('payment')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('pending');
  });

  it('with another amount or currency adds no credits', async () => {
    for (const changes of [{ amount_total: 100 }, { currency: 'usd' }]) {
      const { id, reference } = await bought();
      stripe.settle(reference, 'paid', changes);
      await sendEvent(app.server, stripe.event('checkout.session.completed', reference));
      expect(await statusOf(id)).toMatchObject({ status: 'failed', balance: 0 });
    }
  });

  it('with events of another application’s sessions returns 200 and logs once', async () => {
    const { reference } = await bought();
    for (const id of ['cs_test_foreign1', 'cs_test_foreign2', 'cs_test_foreign1']) {
      const event = stripe.foreignEvent('checkout.session.completed', id);
      expect((await sendEvent(app.server, event)).statusCode).toBe(200);
    }
    const lines = logged.filter((line) => line.includes('payments that are not ours'));
    expect(lines).toHaveLength(1);
    expect((await sendEvent(app.server, stripe.event('customer.created', reference))).statusCode).toBe(200);
  });

  it('finds the payment of a process that died before it stored the session', async () => {
    const { id, reference } = await bought();
    const payment = app.database.db.updateTable('payment').where('id', '=', id);
    await payment.set({ reference: null, page_url: null }).execute();
    stripe.settle(reference, 'paid');
    await sendEvent(app.server, stripe.event('checkout.session.completed', reference));
    expect(await statusOf(id)).toMatchObject({ status: 'paid', balance: 4 });
  });

  it('adds credits after a delayed bank settlement, or none if it fails', async () => {
    const { id, reference } = await bought();
    stripe.settle(reference, 'paid', { payment_status: 'unpaid' });
    await sendEvent(app.server, stripe.event('checkout.session.completed', reference));
    expect(await statusOf(id)).toMatchObject({ status: 'pending' });
    await sendEvent(app.server, stripe.event('checkout.session.async_payment_failed', reference));
    expect(await statusOf(id)).toMatchObject({ status: 'failed' });
    stripe.settle(reference, 'paid');
    await sendEvent(app.server, stripe.event('checkout.session.async_payment_succeeded', reference));
    expect(await statusOf(id)).toMatchObject({ status: 'paid', balance: 8 });
  });

  it('without a response lets the person retry without a second payment', async () => {
    stripe.goAway(true);
    expect(await app.post('/api/credit/buy', { credits: 4 }, person.headers)).toMatchObject({
      status: 503,
      body: { message: 'please-try-again-later' },
    });
    stripe.goAway(false);
  });
});

describe('The sandbox', () => {
  it('states that no money moves, and pays, declines, or pays late', async () => {
    const app = await startTestApplication();
    const person = await aPerson(app);
    const buy = async () =>
      ((await app.post('/api/credit/buy', { credits: 39 }, person.headers)).body as { paymentUrl: string })
        .paymentUrl;
    const press = (url: string, outcome: string) =>
      app.server.inject({ method: 'POST', url, payload: { outcome } });
    const statusOf = async (url: string) =>
      (await app.post('/api/payment/status', { paymentId: url.split('/').at(-1) }, person.headers)).body;

    const late = await buy();
    const page = await app.get(late);
    expect(page.text).toContain('17,90');
    expect(page.text).toContain('не въвеждате карта');
    expect((await press(late, 'late')).headers['location']).toBe(
      `/plashtane/status?payment=${late.split('/').at(-1)}`,
    );
    expect(await statusOf(late)).toMatchObject({ status: 'pending' });
    app.clock.passDays(1 / 24);
    // An hour later the session has expired, so the person signs in anew.
    await app.wallet.payments.checkWaiting();
    const { credits } = await app.database.db
      .selectFrom('account')
      .select('credits')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(credits).toBe(39);
    expect((await press(late, 'steal')).statusCode).toBe(400);
    expect((await app.get('/payment/sandbox/unknown')).status).toBe(404);
    await app.close();
  });
});
