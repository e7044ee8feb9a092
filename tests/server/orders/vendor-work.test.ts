import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportHeader, exportRows } from '../../../server/modules/orders/vendors/order-export.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { aShop } from '../support/a-shop.ts';
import { anOrder } from '../support/an-order.ts';
import { notifyOfSteps } from '../support/notify-of-steps.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

type Received = {
  id: number;
  number: string;
  status: string;
  productsAmount: number;
  refundAmount: number;
  totalAmount: number;
  mayCancelPieces: boolean;
  products: { productId: number; quantity: number; cancelled: number }[];
  steps: { status: string; note: string }[];
  payment: { status: string };
};
type List = { data: Received[]; total: number; counts: Record<string, number> };

let app: TestApplication;
let shop: ReturnType<typeof aShop>;
let vendor: Person;
let vendorId: number;
let lamp: number;
let chair: number;
let email: string;

beforeAll(async () => {
  app = await startTestApplication();
  shop = aShop(app.database);
});
beforeEach(async () => {
  email = `buyer-${randomBytes(4).toString('hex')}@example.com`;
  vendorId = await shop.vendor({ name: 'Светлина', deliveryPrice: 500 });
  vendor = await aPerson(app, { type: 'vendor', vendorId });
  const categoryId = await shop.category();
  lamp = await shop.product({ vendorId, categoryId, title: 'Лампа Зора', price: 5_000, quantity: 10 });
  chair = await shop.product({ vendorId, categoryId, title: 'Стол Бук', price: 9_000, quantity: 10 });
});
afterAll(() => app.close());

const key = () => randomBytes(16).toString('base64url');
const get = (url: string, person = vendor) => app.get(url, person.headers);
const post = (url: string, body: unknown, person = vendor) => app.post(url, body, person.headers);
const list = async (query = '') => (await get(`/api/order${query}`)).body as List;

/** Two lamps and a chair, ordered; the vendor's order. */
async function placed(changes: object = {}): Promise<Received> {
  const answer = await app.post(
    '/api/order',
    anOrder(
      [
        { id: lamp, quantity: 2 },
        { id: chair, expectedPrice: 9_000 },
      ],
      { email, ...changes },
    ),
  );
  expect(answer.status).toBe(201);
  const { number } = answer.body as { number: string };
  const [order] = (await list(`?search=${number}`)).data;
  if (!order) throw new Error(`order ${number} has not come to the vendor`);
  return order;
}
async function mailsTo(recipient: string): Promise<{ subject: string; text: string }[]> {
  return app.database.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

describe('A vendor’s orders', () => {
  it('are listed with new ones first, then the latest, and counted by status', async () => {
    const [first, second, third] = [await placed(), await placed(), await placed()];
    await post(`/api/order/${third.id}/status`, { status: 'accepted' });
    const { data, total, counts } = await list();
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id, third.id]);
    expect(total).toBe(3);
    expect(counts).toMatchObject({ new: 2, accepted: 1, shipped: 0 });
    const accepted = await list('?status=accepted');
    expect([accepted.total, accepted.counts['new']]).toEqual([1, 2]);
  });

  it.each([
    ['its number', (order: Received) => order.number],
    ['the digits of its number', (order: Received) => order.number.slice(2)],
    ['a part of the buyer’s name, in any letter size', () => 'георГИ'],
    ['the telephone', () => '887111222'],
    ['the town', () => 'Пловдив'],
    ['a product', () => 'лампа зора'],
  ])('are found by %s', async (_, textOf) => {
    const wanted = await placed({ name: 'Георги Андреев', phone: '0887 111 222', city: 'Пловдив' });
    const { data } = await list(`?search=${encodeURIComponent(textOf(wanted))}`);
    expect(data.map(({ id }) => id)).toContain(wanted.id);
  });

  it('are not found by wildcard characters or by another vendor', async () => {
    const order = await placed();
    for (const search of ['%%%', '___', String.raw`\\\ `, "'; drop", 'няма такъв'])
      expect((await list(`?search=${encodeURIComponent(search)}`)).total).toBe(0);
    const stranger = await aPerson(app, { type: 'vendor' });
    expect((await get(`/api/order?search=${order.number}`, stranger)).body).toMatchObject({ total: 0 });
  });

  it('are filtered by calendar days in Bulgaria', async () => {
    const order = await placed();
    // Half past midnight in Sofia, the previous day by UTC.
    await app.database.db
      .updateTable('vendor_order')
      .set({ created_at: new Date('2026-11-19T22:30:00Z') } as object)
      .where('id', '=', order.id)
      .execute();
    expect((await list('?from=2026-11-20&to=2026-11-20')).total).toBe(1);
    expect((await list('?from=2026-11-19&to=2026-11-19')).total).toBe(0);
    expect((await get('/api/order?from=2026-02-31')).status).toBe(400);
    expect((await get('/api/order?to=yesterday')).status).toBe(400);
  });
});

describe('Unavailable pieces', () => {
  it('are removed once and restocked, and the buyer is notified', async () => {
    const order = await placed();
    const body = {
      key: key(),
      products: [{ productId: lamp, quantity: 1 }],
      note: 'Последната лампа се счупи.',
    };
    const [answer, again] = await Promise.all([
      post(`/api/order/${order.id}/cancellation`, body),
      post(`/api/order/${order.id}/cancellation`, body),
    ]);
    expect([answer.status, again.status]).toEqual([200, 200]);
    const after = (await get(`/api/order/${order.id}`)).body as Received;
    expect(after).toMatchObject({ productsAmount: 14_000, totalAmount: 14_500, refundAmount: 0 });
    expect(after.products).toMatchObject([
      { productId: lamp, quantity: 1, cancelled: 1 },
      { productId: chair, quantity: 1, cancelled: 0 },
    ]);
    expect(after.steps.at(-1)).toMatchObject({
      status: 'partly-cancelled',
      note: 'Последната лампа се счупи.',
    });
    expect(await shop.stockOf(lamp)).toBe(9);
    const messages = (await mailsTo(email)).filter(({ subject }) => subject.includes(order.number));
    expect(messages.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Получихме поръчка'),
      `Поръчка № ${order.number}: отменена част от продуктите`,
    ]);
    expect(messages[1]?.text).toContain('Последната лампа се счупи.');
    expect(messages[1]?.text).toContain('1 × Лампа Зора');
  });

  it('are restocked once when the rest is cancelled too', async () => {
    const order = await placed();
    await post(`/api/order/${order.id}/cancellation`, {
      key: key(),
      products: [{ productId: lamp, quantity: 1 }],
      note: '',
    });
    await post(`/api/order/${order.id}/status`, { status: 'cancelled' });
    expect([await shop.stockOf(lamp), await shop.stockOf(chair)]).toEqual([10, 10]);
  });

  it('are refunded when paid by card, and a cancellation refunds all the rest', async () => {
    const order = await placedByCard();
    const cancelled = await post(`/api/order/${order.id}/cancellation`, {
      key: key(),
      products: [{ productId: chair, quantity: 1 }],
      note: '',
    });
    expect(cancelled.body).toMatchObject({ refundAmount: 9_000, payment: { status: 'refund-due' } });
    const gone = await post(`/api/order/${order.id}/status`, { status: 'cancelled' });
    expect(gone.body).toMatchObject({
      refundAmount: 9_000 + 10_000 + 500,
      payment: { status: 'refund-due' },
    });
  });

  it.each([
    ['more than were ordered', () => [{ productId: lamp, quantity: 3 }], 422, 'error-pieces-not-ordered'],
    [
      'the same twice, together too many',
      () => [
        { productId: lamp, quantity: 2 },
        { productId: lamp, quantity: 1 },
      ],
      422,
      'error-pieces-not-ordered',
    ],
    [
      'a product that is not in it',
      () => [{ productId: 999_999, quantity: 1 }],
      422,
      'error-pieces-not-ordered',
    ],
    [
      'all of them',
      () => [
        { productId: lamp, quantity: 2 },
        { productId: chair, quantity: 1 },
      ],
      422,
      'error-nothing-left',
    ],
    ['a negative number', () => [{ productId: lamp, quantity: -1 }], 400, 'validation_failed'],
    ['none', () => [], 400, 'validation_failed'],
  ])('cannot be %s', async (_, products, status, message) => {
    const order = await placed();
    const answer = await post(`/api/order/${order.id}/cancellation`, {
      key: key(),
      products: products(),
      note: '',
    });
    expect(answer).toMatchObject({ status, body: { message } });
    const after = (await get(`/api/order/${order.id}`)).body as Received;
    expect([after.productsAmount, after.steps.length, await shop.stockOf(lamp)]).toEqual([19_000, 1, 8]);
  });

  it('are rejected after the parcel is sent', async () => {
    const order = await placed();
    for (const status of ['accepted', 'shipped']) await post(`/api/order/${order.id}/status`, { status });
    const body = { key: key(), products: [{ productId: lamp, quantity: 1 }], note: '' };
    expect(await post(`/api/order/${order.id}/cancellation`, body)).toMatchObject({
      status: 409,
      body: { message: 'error-pieces-too-late' },
    });
    expect((await get(`/api/order/${order.id}`)).body).toMatchObject({ mayCancelPieces: false });
  });
});

describe('A note to the buyer', () => {
  it('is sent with a step', async () => {
    const order = await placed();
    const note = 'Ще пристигне в сряда.';
    await post(`/api/order/${order.id}/status`, { status: 'accepted', note });
    expect(((await get(`/api/order/${order.id}`)).body as Received).steps.at(-1)).toEqual(
      expect.objectContaining({ status: 'accepted', note }),
    );
    await notifyOfSteps(app);
    expect((await mailsTo(email)).at(-1)?.text).toContain(note);
  });

  it('has a length limit', async () => {
    const order = await placed();
    const body = { status: 'accepted', note: 'я'.repeat(1_001) };
    expect((await post(`/api/order/${order.id}/status`, body)).status).toBe(422);
  });
});

describe('The order files', () => {
  it('have a row for each product, amounts once, and no formulas', async () => {
    const order = await placed({ name: '=HYPERLINK("http://evil")', street: 'ул. „Шипка“ 5; вх. А' });
    const answer = await get(`/exports/orders.csv?search=${order.number}`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, first, second, ...rest] = answer.text.replace('\uFEFF', '').trim().split('\r\n');
    expect(header).toContain('Номер;Подадена на;Статус;Купувач');
    expect(first).toContain(`${order.number};`);
    expect(first).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(first).toContain('"ул. „Шипка“ 5; вх. А"');
    expect(first?.endsWith(';2;0;0;50;100;5;195;32,5;99,7;0')).toBe(true);
    expect(second?.endsWith(';1;0;0;90;90;;;;;')).toBe(true);
    expect(rest).toEqual([]);
  });

  it('include the barcodes of the products', async () => {
    await app.database.db
      .updateTable('product')
      .set({ ean: '3800123456787' })
      .where('id', '=', lamp)
      .execute();
    const order = await placed();
    const [header, first, second] = (await get(`/exports/orders.csv?search=${order.number}`)).text.split(
      '\r\n',
    );
    const column = header?.split(';').indexOf('Баркод') ?? -1;
    expect([first, second].map((row) => row?.split(';')[column])).toEqual(['3800123456787', '']);
  });

  it('are in euros if the site shows euros first (PRICE-06)', async () => {
    const order = await placed();
    const reader = {
      language: 'bg' as const,
      t: new Texts('content/translations').in('bg'),
      priceOrder: 'eur-first' as const,
    };
    expect(exportHeader(reader.t, 'eur-first').slice(-7)).toEqual([
      'Единична цена (€)',
      'Стойност (€)',
      'Доставка (€)',
      'Общо за поръчката (€)',
      'В това число ДДС (€)',
      'Общо за поръчката (лв.)',
      'За връщане (€)',
    ]);
    const { value: row } = await exportRows(app.database.db, sql`l.id = ${order.id}`, reader).next();
    expect(row?.slice(-7)).toEqual([25.56, 51.13, 2.56, 99.7, 16.62, 195, 0]);
  });

  it('contain every order, also beyond one batch', async () => {
    await app.database.pool.query(
      `with o as (
         insert into customer_order (token, key, content_hash, language, contact_name, contact_phone, contact_email,
           city, post_code, street, payment_method)
         select 'many-' || $1 || n, 'many-' || $1 || n, '', 'bg', 'Купувач', '0888', 'a@b.bg', 'София', '1000', 'ул. 1', 'on-delivery'
         from generate_series(1, 2500) n returning id
       ), part as (
         insert into vendor_order (order_id, vendor_id, products_amount, delivery_amount, released_at)
         select id, $1::bigint, 5000, 0, now() from o returning id
       )
       insert into vendor_order_line (vendor_order_id, position, product_id, title_bg, title_en, unit_price, quantity)
       select id, 0, $2::bigint, 'Лампа', 'Lamp', 5000, 1 from part`,
      [vendorId, lamp],
    );
    const { text } = await get('/exports/orders.csv');
    expect(text.trim().split('\r\n')).toHaveLength(2_501);
  });

  it('are a workbook on request, in the requested language', async () => {
    await placed();
    const answer = await get('/exports/orders.xlsx?language=en');
    expect(answer.headers['content-disposition']).toContain('orders-2026-11-21.xlsx');
    expect(answer.text.startsWith('PK')).toBe(true);
  });

  it('include a PDF packing list for people with access to the order', async () => {
    const order = await placed();
    const answer = await get(`/packing-lists/${order.id}.pdf`);
    expect([answer.headers['content-type'], answer.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    const stranger = await aPerson(app, { type: 'vendor' });
    const user = await aPerson(app);
    expect((await get(`/packing-lists/${order.id}.pdf`, stranger)).status).toBe(404);
    expect((await get(`/packing-lists/${order.id}.pdf`, user)).status).toBe(403);
    expect((await app.get(`/packing-lists/${order.id}.pdf`)).status).toBe(401);
    expect((await app.get('/exports/orders.csv')).status).toBe(401);
    expect((await get('/exports/orders.exe')).status).toBe(404);
    expect((await get('/exports/orders.csv?from=2026-99-99')).status).toBe(400);
    expect((await get('/packing-lists/none.pdf')).status).toBe(404);
  });
});

async function placedByCard(): Promise<Received> {
  const answer = await app.post(
    '/api/order',
    anOrder(
      [
        { id: lamp, quantity: 2 },
        { id: chair, expectedPrice: 9_000 },
      ],
      { paymentMethod: 'card' },
    ),
  );
  const { paymentUrl, number } = answer.body as { paymentUrl: string; number: string };
  await app.server.inject({ method: 'POST', url: paymentUrl, payload: { outcome: 'paid' } });
  const [order] = (await list(`?search=${number}`)).data;
  if (!order) throw new Error('the paid order has not come to the vendor');
  return order;
}

describe('The dashboard counts', () => {
  it('include orders in progress, and new ones separately', async () => {
    await placed();
    const { id } = await placed();
    const figures = async () => (await get('/api/stats/user')).body;
    expect(await figures()).toMatchObject({ orders: { waiting: 2, underWay: 0 } });
    await post(`/api/order/${id}/status`, { status: 'accepted' });
    expect(await figures()).toMatchObject({ orders: { waiting: 1, underWay: 1 } });
    await post(`/api/order/${id}/status`, { status: 'shipped' });
    await post(`/api/order/${id}/status`, { status: 'delivered' });
    expect(await figures()).toMatchObject({ orders: { waiting: 1, underWay: 0 } });
  });
});
