import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../../server/admin/commands.ts';
import { Refunds } from '../../../server/admin/refunds.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { startStripeServer, sendEvent } from '../support/outside-servers/stripe-server.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { RADKA } from '../support/moderate.ts';

/** Advances past the undo minute and runs the refund job. */
async function followRefunds(app: TestApplication): Promise<void> {
  app.clock.passDays(1 / 24 / 60);
  await app.orders.payments.refunds.follow();
}

type Followed = {
  payment: { status: string };
  vendorOrders: { id: number; status: string; refundAmount: number }[];
  refunds: { amount: number; method: string; status: string }[];
  bankAccount: { isAsked: boolean; ending: string | null };
};

type Provider = {
  app: TestApplication;
  pay(url: string): Promise<void>;
  /** Amounts that the provider has refunded, in cents. */
  given(): Promise<number[]>;
  /** Marks the refund as received, or as rejected by the card's bank. */
  arrive(outcome: 'succeeded' | 'failed'): Promise<void>;
  close(): Promise<void>;
};

async function sandbox(): Promise<Provider> {
  const app = await startTestApplication();
  return {
    app,
    pay: async (url) => void (await app.server.inject({ method: 'POST', url, payload: { outcome: 'paid' } })),
    given: async () =>
      (
        await app.database.db.selectFrom('sandbox_refund').select('amount_cents').orderBy('done_at').execute()
      ).map(({ amount_cents: cents }) => cents),
    arrive: async () => app.clock.passDays(1 / 24),
    close: () => app.close(),
  };
}

async function stripeCheckout(): Promise<Provider> {
  const stripe = await startStripeServer();
  const app = await startTestApplication({ environment: stripe.environment });
  return {
    app,
    pay: async (url) => {
      const reference = url.replace('https://checkout.stripe.example/', '');
      stripe.settle(reference, 'paid');
      await app.wallet.payments.checkWaiting();
    },
    given: async () => stripe.refunds.map(({ amount }) => amount),
    arrive: async (outcome) => stripe.refunds.forEach((refund) => (refund.status = outcome)),
    close: async () => {
      await app.close();
      await stripe.close();
    },
  };
}

/** A vendor of one test, with a lamp of 33,33 лв. and a chair of 70,00 лв. */
async function aSale(app: TestApplication) {
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  const vendor = await aPerson(app, { type: 'vendor', vendorId });
  const categoryId = await shop.category();
  const lamp = await shop.product({ vendorId, categoryId, price: 3_333, quantity: 10 });
  const chair = await shop.product({ vendorId, categoryId, price: 7_000, quantity: 10 });
  return { vendor, lamp, chair };
}

const move = (app: TestApplication, vendor: Person, id: number, status: string) =>
  app.post(`/api/order/${id}/status`, { status }, vendor.headers);
const follow = async (app: TestApplication, token: string) =>
  (await app.get(`/api/order/follow/${token}`)).body as Followed;

describe.each([
  ['the sandbox', sandbox],
  ['Stripe', stripeCheckout],
])('A refund to a card by %s', (_, start) => {
  let provider: Provider;
  let app: TestApplication;
  let sale: Awaited<ReturnType<typeof aSale>>;
  let token: string;
  let part: number;
  const before: number[] = [];
  const given = async () => (await provider.given()).slice(before.length);
  const email = () => `refund-${token.slice(0, 8)}@example.com`;

  beforeAll(async () => {
    provider = await start();
    ({ app } = provider);
  });
  beforeEach(async () => {
    sale = await aSale(app);
    const products = [
      { id: sale.lamp, quantity: 2, expectedPrice: 3_333 },
      { id: sale.chair, expectedPrice: 7_000 },
    ];
    const placed = (await app.post('/api/order', anOrder(products, { paymentMethod: 'card' }))).body as {
      token: string;
      paymentUrl: string;
    };
    token = placed.token;
    await provider.pay(placed.paymentUrl);
    part = (await follow(app, token)).vendorOrders[0]?.id ?? 0;
    before.splice(0, Infinity, ...(await provider.given()));
    await app.database.db
      .updateTable('customer_order')
      .set({ contact_email: email() })
      .where('token', '=', token)
      .execute();
  });
  afterAll(() => provider.close());

  const mailKinds = async () =>
    (
      await app.database.db
        .selectFrom('mail')
        .select('unique_key')
        .where('recipient', '=', email())
        .where('unique_key', 'like', 'refund%')
        .execute()
    ).map(({ unique_key: key }) => key?.replace(/:.*/, ''));

  it('is sent once, followed until it arrives, and announced once', async () => {
    await move(app, sale.vendor, part, 'cancelled');
    expect((await follow(app, token)).refunds).toMatchObject([{ amount: 14_166, status: 'due' }]);
    await Promise.all([followRefunds(app), followRefunds(app), followRefunds(app)]);
    expect(await given()).toEqual([7_243]);
    expect((await follow(app, token)).refunds).toMatchObject([{ status: 'sent' }]);
    expect((await follow(app, token)).payment.status).toBe('refund-due');
    await provider.arrive('succeeded');
    await Promise.all([followRefunds(app), followRefunds(app)]);
    expect(await follow(app, token)).toMatchObject({
      payment: { status: 'refunded' },
      refunds: [{ amount: 14_166, method: 'card', status: 'done' }],
      bankAccount: { isAsked: false },
    });
    expect(await given()).toEqual([7_243]);
    expect(await mailKinds()).toEqual(['refunded']);
  });

  it('is one at the provider when the first response was lost', async () => {
    await move(app, sale.vendor, part, 'cancelled');
    const { id } = await app.database.db
      .selectFrom('refund')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await app.orders.payments.refunds.send(id);
    await app.database.db
      .updateTable('refund')
      .set({ status: 'due', reference: null })
      .where('id', '=', id)
      .execute();
    await app.orders.payments.refunds.send(id);
    expect(await given()).toEqual([7_243]);
  });

  it('of pieces and then of the rest equals the charge, to the cent', async () => {
    const key = () => `key-${Math.random().toString(36).slice(2)}0000000000000000`.slice(0, 24);
    for (let piece = 0; piece < 2; piece += 1) {
      const body = { key: key(), products: [{ productId: sale.lamp, quantity: 1 }], note: '' };
      expect((await app.post(`/api/order/${part}/cancellation`, body, sale.vendor.headers)).status).toBe(200);
    }
    await move(app, sale.vendor, part, 'cancelled');
    await followRefunds(app);
    expect((await follow(app, token)).refunds.map(({ amount }) => amount)).toEqual([3_333, 3_333, 7_500]);
    expect((await given()).reduce((sum, cents) => sum + cents, 0)).toBe(7_243);
    expect((await follow(app, token)).vendorOrders[0]?.refundAmount).toBe(14_166);
  });
});

describe('Without card refunds', () => {
  const IBAN = 'BG80 BNBG 9661 1020 3456 78';
  let app: TestApplication;
  let sale: Awaited<ReturnType<typeof aSale>>;
  let token: string;

  beforeAll(async () => {
    app = await startTestApplication();
  });
  beforeEach(async () => {
    sale = await aSale(app);
    const order = anOrder([{ id: sale.chair, expectedPrice: 7_000 }]);
    token = ((await app.post('/api/order', order)).body as { token: string }).token;
  });
  afterAll(() => app.close());

  const returned = async () => {
    const [part] = (await follow(app, token)).vendorOrders;
    const id = part?.id ?? 0;
    for (const status of ['accepted', 'shipped', 'delivered']) await move(app, sale.vendor, id, status);
    await app.post(`/api/order/follow/${token}/withdrawal`, { vendorOrderId: id });
    await move(app, sale.vendor, id, 'returned');
  };
  const give = (iban: string, holder = 'Мария Иванова') =>
    app.post(`/api/order/follow/${token}/bank-account`, { iban, holder });
  const admin = async (line: string) => {
    const said: string[] = [];
    const refunds = new Refunds(app.orders, RADKA);
    await runCommand(line.split(' '), {}, {
      refunds,
      db: app.database.db,
      print: (text: string) => said.push(text),
    } as unknown as Parameters<typeof runCommand>[2]);
    return said.join('\n');
  };

  it('the buyer names an account, the team pays, and the order shows it', async () => {
    expect((await give(IBAN)).status).toBe(409);
    await returned();
    expect(await follow(app, token)).toMatchObject({
      payment: { status: 'refund-due' },
      refunds: [{ amount: 7_500, method: 'bank', status: 'due' }],
      bankAccount: { isAsked: true, ending: null },
    });
    expect(await give('BG81 BNBG 9661 1020 3456 78')).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'iban', message: 'error-iban-invalid' }] },
    });
    expect((await give(IBAN)).body).toMatchObject({ bankAccount: { isAsked: true, ending: '5678' } });
    const said = await admin('refunds');
    expect(said).toContain('BG80BNBG96611020345678');
    expect(said).toContain('38.35 EUR');
    const id = /refund (\d+)/.exec(said)?.[1] ?? '';
    expect(await admin(`paid refund ${id}`)).toBe('Done.');
    await expect(admin(`paid refund ${id}`)).rejects.toMatchObject({ kind: 'not-found' });
    expect(await follow(app, token)).toMatchObject({
      payment: { status: 'refunded' },
      refunds: [{ method: 'bank', status: 'done' }],
      bankAccount: { isAsked: false, ending: null },
    });
    expect(await admin('audit-log')).toContain(`radka: refunds.pay refund ${id} status "due" → "done"`);
    expect(await admin('refunds')).toBe('Nothing waits.');
  });
});

describe('A refund that reached the card', () => {
  /** A cancelled order with a completed Stripe refund, and its later reversal by the bank. */
  async function aReturnedSale() {
    const stripe = await startStripeServer();
    const app = await startTestApplication({ environment: stripe.environment });
    const sale = await aSale(app);
    const order = anOrder([{ id: sale.chair, expectedPrice: 7_000 }], { paymentMethod: 'card' });
    const placed = (await app.post('/api/order', order)).body as { token: string; paymentUrl: string };
    stripe.settle(placed.paymentUrl.replace('https://checkout.stripe.example/', ''), 'paid');
    await app.wallet.payments.checkWaiting();
    const [part] = (await follow(app, placed.token)).vendorOrders;
    await move(app, sale.vendor, part?.id ?? 0, 'cancelled');
    await followRefunds(app);
    for (const refund of stripe.refunds) refund.status = 'succeeded';
    await followRefunds(app);
    expect(await follow(app, placed.token)).toMatchObject({ payment: { status: 'refunded' } });
    for (const refund of stripe.refunds) refund.status = 'failed';
    const [refund] = stripe.refunds;
    if (!refund) throw new Error('no refund');
    const tell = async (type: string) =>
      (await sendEvent(app.server, stripe.refundEvent(type, refund))).statusCode;
    const { token } = placed;
    return { app, token, tell, close: async () => Promise.all([app.close(), stripe.close()]) };
  }

  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'and bounces is due again, by bank, once, and the buyer is notified (%s)',
    async (type) => {
      const { app, token, tell, close } = await aReturnedSale();
      try {
        expect([await tell(type), await tell(type)]).toEqual([200, 200]);
        expect(await follow(app, token)).toMatchObject({
          payment: { status: 'refund-due' },
          refunds: [
            { method: 'card', status: 'failed' },
            { amount: 7_500, method: 'bank', status: 'due' },
          ],
          bankAccount: { isAsked: true },
        });
        const { rows } = await app.database.pool.query<{ payload: { refundId: number; bounced: boolean } }>(
          `select payload from graphile_worker._private_jobs where task_id =
            (select id from graphile_worker._private_tasks where identifier = 'order.send-refund')
            order by id desc limit 1`,
        );
        const { refundId, bounced } = rows[0]?.payload ?? { refundId: 0, bounced: false };
        await app.orders.payments.refunds.send(refundId, bounced);
        const { rows: mails } = await app.database.pool.query<{ text: string }>(
          `select text from mail where unique_key like 'refund-by-bank:%'`,
        );
        expect(mails).toHaveLength(1);
        expect(mails[0]?.text).toContain('банката върна превода');
        expect(mails[0]?.text).toContain(`/porachka/${token}#order-refunds`);
      } finally {
        await close();
      }
    },
  );

  it('and bounces is detected at night without an event', async () => {
    const { app, token, close } = await aReturnedSale();
    try {
      await app.orders.payments.refunds.recheck();
      expect(await follow(app, token)).toMatchObject({ refunds: [{ status: 'failed' }, { status: 'due' }] });
    } finally {
      await close();
    }
  });
});

describe('A refund that the card’s bank rejects', () => {
  it('leaves it on the list for the bank', async () => {
    const provider = await stripeCheckout();
    const { app } = provider;
    try {
      const sale = await aSale(app);
      const order = anOrder([{ id: sale.chair, expectedPrice: 7_000 }], { paymentMethod: 'card' });
      const placed = (await app.post('/api/order', order)).body as { token: string; paymentUrl: string };
      await provider.pay(placed.paymentUrl);
      const [part] = (await follow(app, placed.token)).vendorOrders;
      await move(app, sale.vendor, part?.id ?? 0, 'cancelled');
      await followRefunds(app);
      await provider.arrive('failed');
      await followRefunds(app);
      expect(await follow(app, placed.token)).toMatchObject({
        payment: { status: 'refund-due' },
        refunds: [
          { method: 'card', status: 'failed' },
          { amount: 7_500, method: 'bank', status: 'due' },
        ],
        bankAccount: { isAsked: true },
      });
    } finally {
      await provider.close();
    }
  });
});
