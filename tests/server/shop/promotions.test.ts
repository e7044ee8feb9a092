import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyPromotions } from '../../../server/modules/shop/promotions.ts';
import type { BulkOutcome } from '../../../src/core/shop/bulk-change.ts';
import type { Product, ProductSummary } from '../../../src/core/shop/product.ts';
import { aChair } from '../../support/a-product-content.ts';
import { aShop, offerSince } from '../support/a-shop.ts';
import { anImporter, aRow, csv, HEADER } from '../support/an-import.ts';
import { anOrder } from '../support/an-order.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const WEEK = { promoPrice: 9_900, promoFrom: '2026-11-23', promoUntil: '2026-11-29' };

let app: TestApplication;
let seller: Seller;
let categoryId: number;
let code = 0;
beforeAll(async () => {
  app = await startTestApplication();
  categoryId = await aShop(app.database).category('Столове');
});
beforeEach(async () => {
  seller = await aSeller(app);
});
afterAll(() => app.close());

const aPromotedChair = async (change: object = WEEK) => {
  const content = { ...aChair({ code: `CHAIR-${(code += 1)}` }), categoryId };
  const id = await seller.has(content);
  await offerSince(app.database.db, id, 90);
  expect((await seller.update(id, { ...content, ...change })).status).toBe(200);
  return { id, content };
};
/** The job at a day of the test; all tests share the clock's first day, 21 November. */
const on = (day: string) => applyPromotions(app.database.db, new Date(`${day}T00:30:00+02:00`));
const page = async (id: number) => (await app.get(`/api/product/${id}`)).body as Product;
const shown = async (id: number) => {
  const { price, promoPrice, promoUntil } = await page(id);
  return { price, promoPrice, promoUntil };
};
const cheaperThan = async (priceTo: number) => {
  const { body } = await app.post('/api/product/search', { categoryId, priceTo, limit: 100 });
  return (body as { data: ProductSummary[] }).data.map(({ id }) => id);
};

describe('A promotion with days (PRICE-03)', () => {
  it('holds from its first to its last day, and then removes itself', async () => {
    const { id } = await aPromotedChair();
    const normal = { price: 12_900, promoPrice: null, promoUntil: undefined };
    const reduced = { price: 12_900, promoPrice: 9_900, promoUntil: '2026-11-29' };
    expect(await shown(id)).toEqual(normal);
    await on('2026-11-22');
    expect(await shown(id)).toEqual(normal);
    expect(await cheaperThan(10_000)).not.toContain(id);
    await on('2026-11-23');
    expect(await shown(id)).toEqual(reduced);
    expect(await cheaperThan(10_000)).toContain(id);
    await on('2026-11-29');
    expect(await shown(id)).toEqual(reduced);
    expect(await on('2026-11-30')).toBeGreaterThan(0);
    expect(await shown(id)).toEqual(normal);
    expect((await seller.read(id)).content).toMatchObject({
      promoPrice: null,
      promoFrom: null,
      promoUntil: null,
    });
    expect(await on('2026-11-30')).toBe(0);
    const prices = await app.database.db
      .selectFrom('product_price')
      .select('price')
      .where('product_id', '=', id)
      .orderBy('valid_from')
      .execute();
    expect(prices.map(({ price }) => price)).toEqual([12_900, 9_900, 12_900]);
  });

  it('begins at once without a first day', async () => {
    const { id } = await aPromotedChair({ promoPrice: 9_900, promoUntil: '2026-11-29' });
    expect(await shown(id)).toMatchObject({ promoPrice: 9_900, promoUntil: '2026-11-29' });
  });

  it('is in the vendor’s list and form before it begins, with its prior price', async () => {
    const { id } = await aPromotedChair();
    const listed = (await seller.list()).data.find((one) => one.id === id);
    expect(listed).toMatchObject({ ...WEEK, priorPrice: 12_900, lowestPrice: 12_900 });
    expect((await seller.read(id)).content).toMatchObject(WEEK);
    expect((await seller.row(id, { promoPrice: 8_900 })).body).toMatchObject({ ...WEEK, promoPrice: 8_900 });
    expect(await shown(id)).toMatchObject({ promoPrice: null });
    expect((await seller.row(id, { promoPrice: null })).body).toMatchObject({
      promoPrice: null,
      promoFrom: null,
      promoUntil: null,
    });
  });

  it('rejects reversed days, past last days, days that do not exist, and days without a promo price', async () => {
    const { id, content } = await aPromotedChair();
    const refused = async (change: object) =>
      (await seller.update(id, { ...content, ...change })).body as { errors: { property: string }[] };
    expect(await refused({ ...WEEK, promoUntil: '2026-11-22' })).toMatchObject({
      errors: [{ property: 'promoUntil', message: 'error-promo-days-order' }],
    });
    expect(await refused({ ...WEEK, promoFrom: '2026-02-30' })).toMatchObject({
      errors: [{ property: 'promoFrom', message: 'error-date-invalid' }],
    });
    expect(await refused({ ...WEEK, promoPrice: null })).toMatchObject({
      errors: [{ property: 'promoPrice', message: 'error-promo-price-missing' }],
    });
    const ended = { promoPrice: 9_900, promoFrom: null, promoUntil: '2026-11-20' };
    expect(await refused(ended)).toMatchObject({
      errors: [{ property: 'promoUntil', message: 'error-promo-ended' }],
    });
    expect((await seller.create({ ...content, ...ended, code: 'LATE' })).status).toBe(422);
  });

  it('is never charged after its last day, also before the job has run', async () => {
    const { id } = await aPromotedChair({ promoPrice: 9_900, promoUntil: '2026-11-21' });
    app.clock.passDays(1);
    const order = (expectedPrice: number) => app.post('/api/order', anOrder([{ id, expectedPrice }]));
    expect(await order(9_900)).toMatchObject({ status: 409, body: { message: 'order-changed' } });
    expect(await shown(id)).toMatchObject({ price: 12_900, promoPrice: null });
    expect((await order(12_900)).status).toBe(201);
    app.clock.passDays(-1);
  });

  it('is skipped while the price is below it', async () => {
    const { id } = await aPromotedChair();
    await app.database.db.updateTable('product').set({ price: 9_000 }).where('id', '=', id).execute();
    await on('2026-11-23');
    expect(await shown(id)).toMatchObject({ price: 9_000, promoPrice: null });
  });

  it('gives way to a bulk promotion, and returns with its undo', async () => {
    const { id } = await aPromotedChair();
    const done = (await seller.bulk({ ids: [id], action: 'promo-percent', percent: 50 })).body as BulkOutcome;
    expect(await shown(id)).toMatchObject({ promoPrice: 6_450 });
    expect((await seller.undo(done.id)).status).toBe(200);
    expect((await seller.read(id)).content).toMatchObject(WEEK);
    expect(await shown(id)).toMatchObject({ price: 12_900, promoPrice: null });
    const ended = (await seller.bulk({ ids: [id], action: 'end-promo' })).body as BulkOutcome;
    expect(ended.changed).toBe(1);
    expect((await seller.read(id)).content).toMatchObject({ promoPrice: null, promoFrom: null });
  });

  it('is imported from a file, and ends with an empty promo price', async () => {
    const importer = await anImporter(app);
    await aShop(app.database).category('Лампи');
    await importer.take((await importer.check(csv([HEADER, aRow('L-1')]))).id);
    const heading = ['Код', 'Промо цена', 'Промоция от', 'Промоция до'];
    const planned = await importer.check(csv([heading, ['L-1', '49,90', '1.12.2026 г.', '2026-12-05']]));
    expect(planned.counts).toMatchObject({ change: 1, bad: 0 });
    await importer.take(planned.id);
    expect(await importer.products()).toMatchObject([
      {
        promo_price: null,
        scheduled_promo_price: 4_990,
        promo_from: '2026-12-01',
        promo_until: '2026-12-05',
      },
    ]);
    const again = await importer.check(csv([heading, ['L-1', '49,90', '1.12.2026', '5.12.2026']]));
    expect(again.counts).toMatchObject({ same: 1 });
    const bad = await importer.check(csv([heading, ['L-1', '49,90', '31.02.2026', '']]));
    expect(bad.counts).toMatchObject({ bad: 1 });
    await importer.take(
      (
        await importer.check(
          csv([
            ['Код', 'Промо цена'],
            ['L-1', ''],
          ]),
        )
      ).id,
    );
    expect(await importer.products()).toMatchObject([
      { promo_price: null, scheduled_promo_price: null, promo_from: null, promo_until: null },
    ]);
  });
});
