import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireUnconfirmed } from '../../../server/modules/orders/checkout/confirm-order.ts';
import { expireUnpaid } from '../../../server/modules/orders/checkout/reserve-stock.ts';
import { MAX_CONFIRMATION_MAILS, MAX_ORDERS_A_DAY } from '../../../src/core/orders/buyer-limits.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { startStripeServer } from '../support/outside-servers/stripe-server.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { Answer, TestApplication } from '../support/test-application.ts';

type Placed = { number: string; token: string; paymentUrl: string | null };
type Followed = {
  payment: { status: string; heldUntil: string | null };
  confirmation: { isAwaited: boolean; until: string | null };
  vendorOrders: { id: number; status: string }[];
};

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let vendor: number;
let category: number;
let lamp: number;
let buyers = 0;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
  vendor = await shop.vendor({ deliveryPrice: 500 });
  category = await shop.category();
});
beforeEach(async () => {
  lamp = await shop.product({ vendorId: vendor, categoryId: category, price: 5_000, quantity: 500 });
  buyers += 1;
});
afterAll(() => app.close());

const place = (quantity: number, changes: object = {}, id = lamp) =>
  app.post('/api/order', anOrder([{ id, quantity }], changes));
const card = (quantity: number, changes: object = {}, id = lamp) =>
  place(quantity, { paymentMethod: 'card', email: `card-${buyers}@example.com`, ...changes }, id);
const follow = async (token: string) => (await app.get(`/api/order/follow/${token}`)).body as Followed;
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();
const mailsTo = (recipient: string) =>
  app.database.db
    .selectFrom('mail')
    .select(['unique_key', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
const idOf = async (token: string, { database } = app) =>
  (
    await database.db
      .selectFrom('customer_order')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
  ).id;

describe('The daily order limit', () => {
  it.each([
    ['e-mail', { email: 'stranger@example.com' }, { email: 'Stranger@Example.COM' }, 6],
    ['phone', { phone: '0888 111 222' }, { phone: '+359888111222' }, 6],
    ['address', { street: 'ул. Чужда 1' }, { street: 'ulica CHUZHDA №1' }, 10],
  ])('applies to one %s, in any spelling', async (_, first, again, most) => {
    for (let count = 0; count < most; count += 1) {
      expect((await place(1, count % 2 ? again : first)).status).toBe(201);
    }
    expect(await place(1, again)).toMatchObject({ status: 429, body: { message: 'order-limit-reached' } });
    expect(await shop.stockOf(lamp)).toBe(500 - most);
    app.clock.passDays(1.01);
    expect((await place(1, first)).status).toBe(201);
  });

  it('applies to twenty simultaneous orders, too', async () => {
    const changes = { street: 'ул. Едновременна 1', email: 'at-once@example.com' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(1, changes)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(await mailsTo('at-once@example.com')).toHaveLength(6);
    expect(await shop.stockOf(lamp)).toBe(494);
  });

  it('ignores a repeat of the same checkout', async () => {
    const order = anOrder([{ id: lamp }]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.post('/api/order', order)));
    expect(new Set(statuses(answers))).toEqual(new Set([201]));
  });
});

describe('The limit of unpaid pieces', () => {
  it('is ten of a product for one buyer, with an error, also in parallel', async () => {
    expect(await card(11)).toMatchObject({
      status: 409,
      body: {
        message: 'order-holds-too-much',
        errors: [{ property: `products.${lamp}`, message: 'error-product-held' }],
      },
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => card(4)));
    expect(statuses(answers)).toEqual([201, 201, 409, 409, 409]);
    expect(await shop.stockOf(lamp)).toBe(492);
  });

  it('is thirty for one buyer together', async () => {
    const others = [lamp];
    for (let count = 0; count < 3; count += 1) {
      others.push(await shop.product({ vendorId: vendor, categoryId: category, price: 5_000, quantity: 50 }));
    }
    const answers = [];
    for (const id of others) answers.push(await card(10, {}, id));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409]);
  });

  it('excludes paid pieces', async () => {
    const { paymentUrl } = (await card(10)).body as Placed;
    await app.server.inject({ method: 'POST', url: paymentUrl ?? '', payload: { outcome: 'paid' } });
    expect((await card(10)).status).toBe(201);
  });
});

describe('The stock of a card order', () => {
  const MINUTE = 1 / 24 / 60;

  it('is reserved for twenty minutes, and the order states the end', async () => {
    const { token } = (await card(2)).body as Placed;
    const { heldUntil } = (await follow(token)).payment;
    expect(Date.parse(heldUntil ?? '') - app.clock.now().getTime()).toBe(20 * 60_000);
    app.clock.passDays(19 * MINUTE);
    await expireUnpaid(app.orders, await idOf(token));
    expect(await shop.stockOf(lamp)).toBe(498);
    app.clock.passDays(2 * MINUTE);
    await expireUnpaid(app.orders, await idOf(token));
    expect(await shop.stockOf(lamp)).toBe(500);
    expect((await follow(token)).payment.heldUntil).not.toBeNull();
  });

  it('is reserved longer while the card page is open, up to a limit', async () => {
    const { token, paymentUrl } = (await card(2)).body as Placed;
    const id = await idOf(token);
    app.clock.passDays(15 * MINUTE);
    expect((await app.get(paymentUrl ?? '')).status).toBe(200);
    app.clock.passDays(6 * MINUTE);
    await expireUnpaid(app.orders, id);
    expect(await shop.stockOf(lamp)).toBe(498);
    const { heldUntil } = (await follow(token)).payment;
    expect(Date.parse(heldUntil ?? '') - app.clock.now().getTime()).toBe(5 * 60_000);
    app.clock.passDays(30 * MINUTE);
    await app.get(paymentUrl ?? '');
    await expireUnpaid(app.orders, id);
    expect(await shop.stockOf(lamp)).toBe(500);
  });

  describe('The stock of an order paid by Stripe', () => {
    let stripe: Awaited<ReturnType<typeof startStripeServer>>;
    let other: TestApplication;
    let otherShop: ReturnType<typeof aShop>;
    let goods: number;
    let token: string;
    let session: string;
    let id: number;

    beforeAll(async () => {
      stripe = await startStripeServer();
      other = await startTestApplication({ environment: stripe.environment });
      otherShop = aShop(other.database);
    });
    beforeEach(async () => {
      const seller = { vendorId: await otherShop.vendor(), categoryId: await otherShop.category() };
      goods = await otherShop.product({ ...seller, price: 5_000, quantity: 10 });
      const order = anOrder([{ id: goods, quantity: 2 }], { paymentMethod: 'card' });
      const placed = (await other.post('/api/order', order)).body as Placed;
      token = placed.token;
      session = placed.paymentUrl?.replace('https://checkout.stripe.example/', '') ?? '';
      id = await idOf(token, other);
    });
    afterAll(async () => {
      await other.close();
      await stripe.close();
    });
    const pass = async (minutes: number) => {
      other.clock.passDays(minutes * MINUTE);
      await expireUnpaid(other.orders, id);
    };

    it('is reserved in five-minute steps while its page is open, 40 minutes at most', async () => {
      await pass(20);
      for (const minutes of [25, 30, 35]) {
        expect([minutes, await otherShop.stockOf(goods)]).toEqual([minutes, 8]);
        await pass(5);
      }
      expect(await otherShop.stockOf(goods)).toBe(8);
      await pass(5);
      expect([await otherShop.stockOf(goods), stripe.statusOf(session)]).toEqual([10, 'expired']);
      expect((await other.get(`/api/order/follow/${token}`)).body).toMatchObject({
        vendorOrders: [{ status: 'cancelled' }],
      });
    });

    it('is released after 20 minutes when its page was closed', async () => {
      stripe.settle(session, 'failed');
      await pass(20);
      expect(await otherShop.stockOf(goods)).toBe(10);
    });

    it('is released after 40 minutes without a Stripe response; the page is closed later', async () => {
      stripe.goAway(true);
      try {
        for (const minutes of [20, 5, 5, 5]) await pass(minutes);
        expect(await otherShop.stockOf(goods)).toBe(8);
        await expect(pass(5)).rejects.toMatchObject({ kind: 'unavailable' });
        expect([await otherShop.stockOf(goods), stripe.statusOf(session)]).toEqual([10, 'open']);
      } finally {
        stripe.goAway(false);
      }
      await pass(1);
      expect([await otherShop.stockOf(goods), stripe.statusOf(session)]).toEqual([10, 'expired']);
    });
  });

  it('can’t be paid for after release', async () => {
    const { token, paymentUrl } = (await card(2)).body as Placed;
    app.clock.passDays(21 * MINUTE);
    await expireUnpaid(app.orders, await idOf(token));
    await app.server.inject({ method: 'POST', url: paymentUrl ?? '', payload: { outcome: 'paid' } });
    const { payment, vendorOrders } = await follow(token);
    expect([payment.status, vendorOrders[0]?.status]).toEqual(['failed', 'cancelled']);
  });
});

describe('A first order on delivery above 500 лв.', () => {
  const dear = async (changes: object = {}) => {
    const id = await shop.product({ vendorId: vendor, categoryId: category, price: 60_000, quantity: 3 });
    const email = `first-${buyers}@example.com`;
    const answer = await app.post(
      '/api/order',
      anOrder([{ id, expectedPrice: 60_000 }], { email, ...changes }),
    );
    return { id, email, token: (answer.body as Placed).token };
  };
  const secretIn = async (email: string) =>
    /confirm=([\w-]{43})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
  const confirm = (token: string, secret: string) =>
    app.post(`/api/order/follow/${token}/confirmation`, { secret });

  it('reserves nothing and reaches no vendor before its e-mail is confirmed', async () => {
    const { id, email, token } = await dear();
    expect((await follow(token)).confirmation).toEqual({
      isAwaited: true,
      until: new Date(app.clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString(),
    });
    expect(await shop.stockOf(id)).toBe(3);
    const { released_at: released } = await app.database.db
      .selectFrom('vendor_order')
      .select('released_at')
      .where('order_id', '=', await idOf(token))
      .executeTakeFirstOrThrow();
    expect(released).toBeNull();
    expect((await confirm(token, 'x'.repeat(43))).status).toBe(404);
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => confirm(token, await secretIn(email))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await follow(token)).confirmation.isAwaited).toBe(false);
    expect(await shop.stockOf(id)).toBe(2);
    expect((await mailsTo(email)).map(({ unique_key }) => unique_key?.replace(/:.*/, ''))).toEqual([
      'order-confirm',
      'order-placed',
    ]);
    // The e-mail is known from now on.
    expect((await follow((await dear()).token)).confirmation.isAwaited).toBe(false);
  });

  const resend = (token: string, to: string) =>
    app.post(`/api/order/follow/${token}/confirmation/mail`, { email: to });

  it('counts for its corrected e-mail', async () => {
    const busy = `busy-${buyers}@example.com`;
    for (let count = 0; count < MAX_ORDERS_A_DAY.email; count += 1) await place(1, { email: busy });
    const { email, token } = await dear();
    expect(await resend(token, ` ${busy.toUpperCase()}`)).toMatchObject({
      status: 429,
      body: { message: 'order-limit-reached' },
    });
    expect((await resend(token, email)).body).toEqual({ token });
    expect((await resend(token, `free-${buyers}@example.com`)).status).toBe(200);
  });

  it('gets its mail again a few times, and only the latest link confirms', async () => {
    const { email, token } = await dear();
    const first = await secretIn(email);
    for (let sent = 0; sent < MAX_CONFIRMATION_MAILS; sent += 1) {
      expect((await resend(token, ` ${email.toUpperCase()} `)).body).toEqual({ token });
    }
    expect((await resend(token, email)).status).toBe(429);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1 + MAX_CONFIRMATION_MAILS);
    expect((await confirm(token, first)).status).toBe(404);
    const latest = /confirm=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await confirm(token, latest)).status).toBe(200);
    expect((await resend(token, email)).status).toBe(409);
  });

  it('moves to a corrected e-mail with a new link', async () => {
    const { email, token } = await dear();
    const old = await secretIn(email);
    expect(await resend(token, 'no address')).toMatchObject({ status: 422 });
    const right = `right-${buyers}@example.com`;
    const { token: moved } = (await resend(token, right)).body as { token: string };
    expect(moved).not.toBe(token);
    expect((await app.get(`/api/order/follow/${token}`)).status).toBe(404);
    expect((await confirm(moved, old)).status).toBe(404);
    expect((await confirm(moved, await secretIn(right))).status).toBe(200);
    expect((await follow(moved)).confirmation.isAwaited).toBe(false);
  });

  it('can’t be confirmed after its goods are sold out', async () => {
    const { id, email, token } = await dear();
    await app.database.db.updateTable('product').set({ quantity: 0 }).where('id', '=', id).execute();
    expect(await confirm(token, await secretIn(email))).toMatchObject({
      status: 409,
      body: { message: 'order-goods-gone' },
    });
    expect((await follow(token)).confirmation.isAwaited).toBe(true);
  });

  it('expires after a day and restocks nothing', async () => {
    const { id, email, token } = await dear();
    app.clock.passDays(1.01);
    expect((await confirm(token, await secretIn(email))).status).toBe(409);
    await expireUnconfirmed(app.orders, await idOf(token));
    expect((await follow(token)).vendorOrders[0]?.status).toBe('cancelled');
    expect(await shop.stockOf(id)).toBe(3);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('needs no mail from an account with a confirmed e-mail', async () => {
    const person = await aPerson(app);
    const { email } = await app.database.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    await app.database.db
      .updateTable('account')
      .set({ email_confirmed_at: app.clock.now() })
      .where('id', '=', person.id)
      .execute();
    const id = await shop.product({ vendorId: vendor, categoryId: category, price: 60_000, quantity: 3 });
    const order = anOrder([{ id, expectedPrice: 60_000 }], { email: email.toUpperCase() });
    const { token } = (await app.post('/api/order', order, person.headers)).body as Placed;
    expect((await follow(token)).confirmation.isAwaited).toBe(false);
  });
});
