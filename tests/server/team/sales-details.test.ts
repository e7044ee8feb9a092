import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aKey } from '../support/a-property.ts';
import { anInvoicingVendor, issueAfterUndo } from '../support/an-invoice.ts';
import type { InvoicingVendor, PlacedOrder } from '../support/an-invoice.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';

const COUPON = {
  code: 'DOM10',
  percent: 10,
  amount: null,
  minAmount: 1_000,
  validFrom: null,
  validUntil: '2026-12-31',
  maxUses: 20,
  oncePerBuyer: true,
};

let app: TestApplication;
let vendor: InvoicingVendor;
let order: PlacedOrder;
let support: { cookie: string };

beforeAll(async () => {
  app = await startTestApplication({ environment: { VAT_REGISTER: 'sandbox', CARD_PAYMENTS: 'sandbox' } });
  vendor = await anInvoicingVendor(app);
  await app.post('/api/vendor/coupon', { ...COUPON, key: aKey() }, vendor.headers);
  order = await vendor.place(2, { coupon: COUPON.code, expectedDiscount: 1_000 });
  await vendor.request(order);
  await vendor.move(order.id, 'accepted', 'shipped');
  await issueAfterUndo(app);
  support = (await aMember(app, ['support'])).headers;
});
afterAll(() => app.close());

const record = async (path: string) =>
  (await app.get(`/api/team/records/${path}`, support)).body as { record: Record<string, unknown> };
const orderId = () => Number(order.number.slice(2)) - 100_000;

describe('An order in the back office (TEAM-05)', () => {
  it('has the discount code, the discount of each line and the documents', async () => {
    expect((await record(`orders/${orderId()}`)).record).toMatchObject({
      vendorOrders: [
        {
          couponCode: 'DOM10',
          productsAmount: 9_000,
          lines: [{ quantity: 2, unitPrice: 5_000, discount: 1_000 }],
          documents: [{ kind: 'invoice', number: '0000000001', currency: 'EUR' }],
        },
      ],
    });
  });

  it('opens the PDF of a document for members who may read orders, and for nobody else', async () => {
    const [document] = await vendor.documents(order.id);
    const open = (headers: object, id: unknown = document?.id, query = '') =>
      app.server.inject({ url: `/api/team/documents/${id}.pdf${query}`, headers: { ...headers } });
    const pdf = await open(support, document?.id, '?language=en');
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(pdf.body.startsWith('%PDF-')).toBe(true);
    expect((await open({})).statusCode).toBe(401);
    expect((await open(vendor.headers)).statusCode).toBe(401);
    expect((await open((await aMember(app, ['moderator'])).headers)).statusCode).toBe(403);
    expect((await open(support, 999_999_999)).statusCode).toBe(404);
    expect((await open(support, 'x')).statusCode).toBe(404);
    expect((await open(support, document?.id, '?language=de')).statusCode).toBe(400);
  });
});

describe('A vendor in the back office (TEAM-05)', () => {
  it('has its discount codes with their uses, and the last day of its holiday', async () => {
    const { db } = app.database;
    await db
      .updateTable('vendor')
      .set({ holiday_until: '2026-12-27' })
      .where('id', '=', vendor.vendorId)
      .execute();
    expect((await record(`vendors/${vendor.vendorId}`)).record).toMatchObject({
      holidayUntil: '2026-12-27',
      coupons: [
        {
          code: 'DOM10',
          percent: 10,
          minAmount: 1_000,
          uses: 1,
          maxUses: 20,
          turnover: 9_000,
          stopped: false,
        },
      ],
    });
  });
});

describe('A product in the back office (TEAM-05)', () => {
  it('has its promotion with the first and last day', async () => {
    const { db } = app.database;
    await db
      .updateTable('product')
      .set({ scheduled_promo_price: 4_500, promo_from: '2026-12-01', promo_until: '2026-12-24' })
      .where('id', '=', vendor.lamp)
      .execute();
    expect((await record(`products/${vendor.lamp}`)).record).toMatchObject({
      scheduledPromoPrice: 4_500,
      promoFrom: '2026-12-01',
      promoUntil: '2026-12-24',
    });
  });
});
