import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workingDaysAfter } from '../../../src/core/shared/official-holidays.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

type Placed = { number: string; token: string; paymentUrl: string | null };

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let vendor: number;
let category: number;
let lamp: number;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
  vendor = await shop.vendor({ deliveryPrice: 500 });
  category = await shop.category();
});
beforeEach(async () => {
  lamp = await shop.product({ vendorId: vendor, categoryId: category, price: 5_000, quantity: 10 });
});
afterAll(() => app.close());

const place = (order: object) => app.post('/api/order', order);
const ordersOf = async (email: string) =>
  app.database.db.selectFrom('customer_order').select('id').where('contact_email', '=', email).execute();

describe('A new order', () => {
  it('has the prices of the shop, reduces stock and has a link', async () => {
    const { status, body } = await place(anOrder([{ id: lamp, quantity: 3 }], { phone: '+359 88 765 4321' }));
    expect(status).toBe(201);
    expect(await shop.stockOf(lamp)).toBe(7);
    const followed = await app.get(`/api/order/follow/${(body as Placed).token}`);
    expect(followed.body).toMatchObject({
      number: (body as Placed).number,
      contact: { name: 'Мария Иванова', phone: '0887654321' },
      totalOrderAmount: 15_500,
      totalDeliveryAmount: 500,
      containedVat: 2_583,
      vendorOrders: [{ status: 'new', products: [{ quantity: 3, unitPrice: 5_000, amount: 15_000 }] }],
    });
  });

  it('promises a day for each vendor order, from its slowest product, if unfinished', async () => {
    const slow = await shop.product({ vendorId: vendor, categoryId: category, price: 5_000 });
    const { db } = app.database;
    const setDays = (days: number) =>
      db.updateTable('product').set({ delivery_days_max: days }).where('id', '=', slow).execute();
    await setDays(8);
    const { token } = (await place(anOrder([{ id: lamp }, { id: slow }]))).body as Placed;
    await setDays(20);
    const promised = async () => {
      const { body } = await app.get(`/api/order/follow/${token}`);
      return (body as { vendorOrders: { id: number; deliverBy: string | null }[] }).vendorOrders[0];
    };
    const part = await promised();
    expect(part?.deliverBy).toBe(workingDaysAfter(sofiaDay(app.clock.now()), 8));
    await db
      .updateTable('vendor_order')
      .set({ status: 'delivered' })
      .where('id', '=', part?.id ?? 0)
      .execute();
    expect((await promised())?.deliverBy).toBeNull();
  });

  it("promises a day by the shop's cut-off hour at the time of the order", async () => {
    const { db } = app.database;
    const setCutoff = (hour: number | null) =>
      db.updateTable('vendor').set({ cutoff_hour: hour }).where('id', '=', vendor).execute();
    const promised = async (hour: number) => {
      await setCutoff(hour);
      const { token } = (await place(anOrder([{ id: lamp }]))).body as Placed;
      await setCutoff(null);
      const { body } = await app.get(`/api/order/follow/${token}`);
      return (body as { vendorOrders: { deliverBy: string | null }[] }).vendorOrders[0]?.deliverBy;
    };
    // Wednesday, 25 November, 12:00 in Sofia.
    app.clock.passDays(4);
    expect([await promised(12), await promised(13)]).toEqual(['2026-12-03', '2026-12-02']);
    app.clock.passDays(-4);
  });

  it('has a vendor order for each vendor, with one delivery price each', async () => {
    const other = await shop.vendor({ name: 'Лъч', deliveryPrice: 300 });
    const chair = await shop.product({
      vendorId: other,
      categoryId: category,
      price: 9_000,
      promoPrice: 7_000,
    });
    const order = anOrder([{ id: lamp }, { id: chair, expectedPrice: 7_000 }], { expectedDelivery: 800 });
    const { token } = (await place(order)).body as Placed;
    const { body } = await app.get(`/api/order/follow/${token}`);
    expect(body).toMatchObject({
      totalOrderAmount: 12_800,
      vendorOrders: [{ totalAmount: 5_500 }, { totalAmount: 7_300 }],
    });
  });

  it('sends e-mails to the buyer and the vendor without untranslated keys', async () => {
    const email = 'mails@example.com';
    await place(anOrder([{ id: lamp }], { email }));
    const mails = await app.database.db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', 'in', [email, 'vendor@example.com'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([email, 'vendor@example.com']);
    for (const mail of mails) {
      expect(mail.subject).not.toMatch(/^mail-/);
      expect(mail.text).not.toMatch(/(^|\s)(mail|order|payment)-[a-z-]+/);
      expect(mail.text).toContain('50,00\u00a0лв. (25,56\u00a0€)');
    }
  });

  it('ignores prices from the client', async () => {
    const { status, body } = await place(anOrder([{ id: lamp, expectedPrice: 1 }]));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'order-changed',
      errors: [{ property: `products.${lamp}`, message: 'error-product-price-changed' }],
    });
    expect(await shop.stockOf(lamp)).toBe(10);
  });

  it('is rejected when the delivery price differs from the shown one', async () => {
    const { body } = await place(anOrder([{ id: lamp }], { expectedDelivery: 0 }));
    expect(body).toMatchObject({ message: 'order-changed', errors: [{ property: 'delivery' }] });
  });

  it('is rejected with the sold-out products and the remaining stock', async () => {
    const gone = await shop.product({ vendorId: vendor, categoryId: category, quantity: 0 });
    const few = await shop.product({ vendorId: vendor, categoryId: category, quantity: 2 });
    const { body } = await place(anOrder([{ id: gone }, { id: few, quantity: 3 }, { id: 987_654 }]));
    expect((body as { errors: object[] }).errors).toEqual(
      expect.arrayContaining([
        { property: `products.${gone}`, message: 'error-product-sold-out' },
        { property: `products.${few}`, message: 'error-product-too-few' },
        { property: 'products.987654', message: 'error-product-sold-out' },
      ]),
    );
  });

  it.each([
    ['phone', '0287654321', 'error-phone-invalid'],
    ['email', 'maria', 'error-email-invalid'],
    ['postCode', '0000', 'error-post-code-invalid'],
    ['name', ' ', 'error-name-required'],
    ['street', '', 'error-street-required'],
    ['termsAccepted', false, 'error-accept-terms'],
  ])('requires a valid %s', async (property, value, message) => {
    const answer = await place(anOrder([{ id: lamp }], { [property]: value }));
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'validation_failed', errors: [{ property, message }] },
    });
  });

  it.each([
    [{ products: [] }],
    [{ products: 'all' }],
    [{ key: 'short' }],
    [{ total: 1 }],
    [{ name: 'М\u0000' }],
    [{ paymentMethod: 'gold' }],
    [{ products: [{ id: 1, quantity: 101, productNotes: '', expectedPrice: 1 }] }],
    [{ products: [{ id: 1, quantity: 1.5, productNotes: '', expectedPrice: 1 }] }],
    [{ products: [{ id: 1, quantity: 1, productNotes: '', expectedPrice: -1 }] }],
    [{ products: [{ id: 1, quantity: 1, productNotes: 'x'.repeat(501), expectedPrice: 1 }] }],
  ])('with %j is rejected', async (changes) => {
    expect((await place(anOrder([{ id: lamp }], changes))).status).toBe(400);
  });

  it('with a repeated product is rejected', async () => {
    expect((await place(anOrder([{ id: lamp }, { id: lamp }]))).status).toBe(422);
    expect(await shop.stockOf(lamp)).toBe(10);
  });

  it('with a body over the limit is rejected', async () => {
    const answer = await place(anOrder([{ id: lamp }], { details: 'x'.repeat(300_000) }));
    expect(answer).toMatchObject({ status: 413, body: { message: 'error-body-too-large' } });
  });
});

describe('An order from a shop on holiday', () => {
  const today = () => sofiaDay(app.clock.now());
  const close = (until: string | null) =>
    app.database.db.updateTable('vendor').set({ holiday_until: until }).where('id', '=', vendor).execute();
  afterEach(() => close(null));

  it('is rejected until the last day in Sofia, and changes no stock', async () => {
    await close(today());
    const email = 'holiday@example.com';
    const answer = await place(anOrder([{ id: lamp }], { email }));
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'error-vendor-on-holiday',
        errors: [{ property: `products.${lamp}`, message: 'error-vendor-on-holiday' }],
      },
    });
    expect([await shop.stockOf(lamp), await ordersOf(email)]).toEqual([10, []]);
  });

  it('is rejected as a whole if another shop is open', async () => {
    const open = await shop.vendor({ name: 'Лъч', deliveryPrice: 0 });
    const chair = await shop.product({ vendorId: open, categoryId: category, price: 9_000 });
    await close(addDays(today(), 1));
    expect((await place(anOrder([{ id: lamp }, { id: chair, expectedPrice: 9_000 }]))).status).toBe(409);
  });

  it('is accepted from the day after', async () => {
    await close(addDays(today(), -1));
    expect((await place(anOrder([{ id: lamp }]))).status).toBe(201);
  });
});

describe('The same checkout sent twice', () => {
  it('is one order, also in parallel', async () => {
    const email = 'twice@example.com';
    const order = anOrder([{ id: lamp }], { email });
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(order)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ body }) => (body as Placed).token)).size).toBe(1);
    expect(await ordersOf(email)).toHaveLength(1);
    expect(await shop.stockOf(lamp)).toBe(9);
  });

  it('with different contents is rejected, without the first order’s link', async () => {
    const order = anOrder([{ id: lamp }]);
    await place(order);
    const answer = await place({ ...order, email: 'thief@example.com' });
    expect(answer).toMatchObject({ status: 409, body: { message: 'order-key-used' } });
    expect(answer.text).not.toContain('token');
  });
});

describe('Pieces that many people buy at once', () => {
  it('can’t deadlock two buyers with the same products in opposite order', async () => {
    const other = await shop.product({ vendorId: vendor, categoryId: category, quantity: 50 });
    const many = await shop.product({ vendorId: vendor, categoryId: category, quantity: 50 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        place(anOrder(index % 2 ? [{ id: other }, { id: many }] : [{ id: many }, { id: other }])),
      ),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await shop.stockOf(other)).toBe(30);
    expect(await shop.stockOf(many)).toBe(30);
  });
});
