import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BulkOutcome } from '../../../src/core/shop/bulk-change.ts';
import { aChair } from '../../support/a-product-content.ts';
import { aShop, offerSince } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let seller: Seller;
let chairs: number;

beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  seller = await aSeller(app);
  chairs = await aShop(app.database).category('Столове');
});
afterAll(() => app.close());

const change = async (body: Record<string, unknown>) => (await seller.bulk(body)).body as BulkOutcome;
const content = async (id: number) => (await seller.read(id)).content;
const MINUTE = 1 / (24 * 60);

describe('A change of many products', () => {
  it('shows every value before and after, and restores nine different stocks', async () => {
    const stocks = [0, 1, 2, 3, 5, 8, 13, 21, 34];
    const ids: number[] = [];
    for (const [place, quantity] of stocks.entries()) {
      ids.push(await seller.has({ categoryId: chairs, code: `W-${place}`, quantity }));
    }
    const preview = await seller.preview({ ids, action: 'set-stock', quantity: 10 });
    expect(preview.changes.map(({ code, changes }) => [code, changes[0]?.before, changes[0]?.after])).toEqual(
      stocks.map((quantity, place) => [`W-${place}`, quantity, 10]),
    );
    const { id } = await change({ ids, action: 'set-stock', quantity: 10, version: preview.version });
    app.clock.passDays(9 * MINUTE);
    expect((await seller.undo(id)).body).toEqual({ id, changed: 9, unchanged: 0, refused: [] });
    const after = await Promise.all(ids.map(async (one) => (await content(one)).quantity));
    expect(after).toEqual(stocks);
  });

  it('can be undone for ten minutes, once, only by its vendor', async () => {
    const product = await seller.has({ categoryId: chairs, quantity: 4 });
    const { id } = await change({ ids: [product], action: 'set-stock', quantity: 10 });
    expect((await seller.list()).undoable).toMatchObject({ id, action: 'set-stock', changed: 1 });
    const other = await aSeller(app);
    expect((await other.undo(id)).status).toBe(404);
    app.clock.passDays(10 * MINUTE);
    expect((await seller.list()).undoable).toBeNull();
    expect(await seller.undo(id)).toMatchObject({ status: 409, body: { message: 'error-bulk-undo-late' } });
    const again = await change({ ids: [product], action: 'set-stock', quantity: 20 });
    expect((await seller.undo(again.id)).body).toMatchObject({ changed: 1 });
    expect((await seller.undo(again.id)).body).toMatchObject({ changed: 0 });
    expect((await content(product)).quantity).toBe(10);
  });

  it('preserves later edits, and subtracts ordered pieces', async () => {
    const [edited, sold] = [
      await seller.has({ categoryId: chairs, code: 'EDITED', quantity: 4 }),
      await seller.has({ categoryId: chairs, code: 'SOLD', quantity: 9 }),
    ];
    const { id } = await change({ ids: [edited, sold], action: 'set-stock', quantity: 20 });
    app.clock.passDays(MINUTE);
    await seller.row(edited, { quantity: 7, expectedQuantity: 20 });
    await app.database.db.updateTable('product').set({ quantity: 18 }).where('id', '=', sold).execute();
    expect((await seller.undo(id)).body).toMatchObject({
      changed: 1,
      refused: [{ id: edited, code: 'EDITED', error: 'error-edited-since' }],
    });
    expect([(await content(edited)).quantity, (await content(sold)).quantity]).toEqual([7, 7]);
  });

  it('of prices is undone together with the prior price of the promo', async () => {
    const id = await seller.has({ categoryId: chairs, price: 5_790 });
    await offerSince(app.database.db, id, 60);
    await seller.row(id, { promoPrice: 4_090 });
    const ended = await change({ ids: [id], action: 'end-promo' });
    expect(await seller.read(id)).toMatchObject({ priorPrice: null, content: { promoPrice: null } });
    await seller.undo(ended.id);
    expect(await seller.read(id)).toMatchObject({ priorPrice: 5_790, content: { promoPrice: 4_090 } });
  });

  it('is rejected when the products differ from the preview', async () => {
    const id = await seller.has({ categoryId: chairs, code: 'ONE' });
    const filter = { tab: 'all', search: '', categoryId: chairs };
    const { version, total } = await seller.preview({ filter, action: 'price-percent', percent: 5 });
    expect(total).toBe(1);
    await seller.has({ categoryId: chairs, code: 'TWO' });
    const { price } = await content(id);
    expect(await seller.bulk({ filter, action: 'price-percent', percent: 5, version })).toMatchObject({
      status: 409,
      body: { message: 'error-bulk-changed' },
    });
    expect((await content(id)).price).toBe(price);
  });

  it('lists promos that buyers will see as plain prices', async () => {
    const fresh = await seller.has({ categoryId: chairs, code: 'FRESH', price: 10_000 });
    const old = await seller.has({ categoryId: chairs, code: 'OLD', price: 10_000 });
    await offerSince(app.database.db, old, 60);
    const ids = [fresh, old];
    const preview = await seller.preview({ ids, action: 'promo-percent', percent: 12, rounding: 'ninety' });
    expect(preview).toMatchObject({ withoutReduction: 1 });
    expect(preview.changes).toMatchObject([
      { code: 'FRESH', withoutReduction: true, changes: [{ before: null, after: 8_790 }] },
      { code: 'OLD', withoutReduction: false },
    ]);
  });

  it('that deletes a family can be undone as a whole', async () => {
    const main = await seller.has({ categoryId: chairs, code: 'MAIN' });
    const red = await seller.has({ categoryId: chairs, code: 'RED', variantOf: main });
    const blue = await seller.has({ categoryId: chairs, code: 'BLUE', variantOf: main });
    const found = async () => {
      const { body } = await app.post('/api/product/search', { categoryId: chairs });
      return (body as { data: { id: number; variants: number }[] }).data.map(({ id, variants }) => [
        id,
        variants,
      ]);
    };
    expect(await found()).toEqual([[main, 2]]);
    const { id } = await change({ ids: [main, red], action: 'delete' });
    expect(await found()).toEqual([[blue, 0]]);
    expect((await seller.undo(id)).body).toMatchObject({ changed: 2 });
    expect(await found()).toEqual([[main, 2]]);
    expect((await content(blue)).variantOf).toBe(main);
  });

  it('that moves one of a family shows and moves all of it, and is undone', async () => {
    const tables = await aShop(app.database).category('Маси');
    const main = await seller.has({ categoryId: chairs, code: 'MAIN' });
    const red = await seller.has({ categoryId: chairs, code: 'RED', variantOf: main });
    const wanted = { ids: [red], action: 'category', categoryId: tables };
    const preview = await seller.preview(wanted);
    expect(preview.changes.map(({ code, changes }) => [code, changes])).toEqual([
      ['MAIN', [{ field: 'category', before: 'Столове', after: 'Маси' }]],
      ['RED', [{ field: 'category', before: 'Столове', after: 'Маси' }]],
    ]);
    const { id, changed } = await change(wanted);
    expect([changed, (await content(main)).categoryId]).toEqual([2, tables]);
    await seller.undo(id);
    expect([(await content(main)).categoryId, (await content(red)).categoryId]).toEqual([chairs, chairs]);
  });

  it('that hides products can be undone: buyers find them again', async () => {
    const id = await seller.has({ categoryId: chairs });
    const hidden = await change({ ids: [id], action: 'hide' });
    expect((await app.get(`/api/product/${id}`)).status).toBe(404);
    await seller.undo(hidden.id);
    expect((await app.get(`/api/product/${id}`)).status).toBe(200);
  });
});

describe('The search of a vendor’s list', () => {
  it('finds only an exact code, also in lower case', async () => {
    for (const number of ['0003', '0013', '00134']) {
      await seller.create(
        aChair({ categoryId: chairs, code: `WARDROBE-${number}`, titleBg: `Wardrobe ${number}` }),
      );
    }
    const codes = async (search: string) =>
      (await seller.list(`?search=${encodeURIComponent(search)}`)).data.map(({ code }) => code).toSorted();
    expect(await codes('WARDROBE-0013')).toEqual(['WARDROBE-0013']);
    expect(await codes(' wardrobe-0013 ')).toEqual(['WARDROBE-0013']);
    expect(await codes('WARDROBE-00')).toHaveLength(3);
    const filter = { tab: 'all', search: 'WARDROBE-0013', categoryId: null };
    const preview = await seller.preview({ filter, action: 'price-percent', percent: 5 });
    expect(preview.changes.map(({ code }) => code)).toEqual(['WARDROBE-0013']);
  });

  it('finds nothing for a code without a product, however similar to others', async () => {
    await seller.create(aChair({ categoryId: chairs, code: 'WARDROBE-0003', titleBg: 'Wardrobe oak' }));
    expect((await seller.list('?search=WARDROBE-0099')).data).toEqual([]);
    expect((await seller.list('?search=wardrobe%20oak')).data).toHaveLength(1);
  });
});
