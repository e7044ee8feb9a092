import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BulkOutcome } from '../../../src/core/shop/bulk-change.ts';
import { aShop } from '../support/a-shop.ts';
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

const outcome = async (body: Record<string, unknown>) => (await seller.bulk(body)).body as BulkOutcome;
const price = async (id: number) => (await seller.read(id)).content.price;

describe('Bulk changes of products', () => {
  it('set a new price, and report the products for which it is invalid', async () => {
    const plain = await seller.has({ categoryId: chairs, code: 'A', price: 10_005 });
    const onPromo = await seller.has({ categoryId: chairs, code: 'B', price: 10_000, promoPrice: 9_500 });
    const done = await outcome({ ids: [plain, onPromo], action: 'price-percent', percent: -10 });
    expect(done).toEqual({
      id: expect.any(Number),
      changed: 1,
      unchanged: 0,
      refused: [{ id: onPromo, code: 'B', error: 'error-promo-price-not-lower' }],
    });
    expect([await price(plain), await price(onPromo)]).toEqual([9_005, 10_000]);
  });

  it('set and remove a promo price', async () => {
    const id = await seller.has({ categoryId: chairs, price: 9_999 });
    await outcome({ ids: [id], action: 'promo-percent', percent: 15 });
    expect((await seller.read(id)).content.promoPrice).toBe(8_499);
    expect(await outcome({ ids: [id], action: 'end-promo' })).toMatchObject({ changed: 1 });
    expect(await outcome({ ids: [id], action: 'end-promo' })).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('apply to the products of a filter', async () => {
    const empty = await seller.has({ categoryId: chairs, code: 'A', quantity: 0 });
    const full = await seller.has({ categoryId: chairs, code: 'B' });
    const filter = { tab: 'sold-out', search: '', categoryId: null };
    expect(await outcome({ filter, action: 'set-stock', quantity: 4 })).toMatchObject({ changed: 1 });
    expect((await seller.read(empty)).content.quantity).toBe(4);
    expect((await seller.read(full)).content.quantity).toBe(8);
    const all = { tab: 'all', search: 'B', categoryId: chairs };
    expect(await outcome({ filter: all, action: 'delete' })).toMatchObject({ changed: 1 });
    expect((await seller.list()).data.map(({ id }) => id)).toEqual([empty]);
  });

  it.each([
    [{ action: 'price-percent', percent: -100 }, 'percent'],
    [{ action: 'promo-percent' }, 'percent'],
    [{ action: 'set-stock', quantity: -1 }, 'quantity'],
    [{ action: 'category', categoryId: 999_999 }, 'categoryId'],
  ])('reject %o', async (action, property) => {
    const id = await seller.has({ categoryId: chairs });
    const { status, body } = await seller.bulk({ ids: [id], ...action });
    expect([status, body]).toMatchObject([422, { errors: [{ property }] }]);
  });

  it('require ids or a filter, not both', async () => {
    const filter = { tab: 'all', search: '', categoryId: null };
    expect((await seller.bulk({ action: 'hide' })).status).toBe(422);
    expect((await seller.bulk({ ids: [1], filter, action: 'hide' })).status).toBe(422);
  });
});
