import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../../src/core/shared/durations.ts';
import type { FilterChoices } from '../../../src/core/shop/product-search.ts';
import type { Category, Product, ProductSummary } from '../../../src/core/shop/product.ts';
import { aChair } from '../../support/a-product-content.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

/** Prices in stotinki with their age in days, the current one last. */
type History = readonly (readonly [price: number, daysAgo: number])[];

let app: TestApplication;
let seller: Seller;
let categoryId: number;
let code = 0;
beforeAll(async () => {
  app = await startTestApplication();
  categoryId = await aShop(app.database).category('Столове');
  seller = await aSeller(app);
});
afterAll(() => app.close());

async function aChairSoldAt(price: number, history: History): Promise<number> {
  const { db } = app.database;
  const id = await seller.has({ categoryId, price, code: `CHAIR-${(code += 1)}` });
  await db.deleteFrom('product_price').where('product_id', '=', id).execute();
  for (const [was, daysAgo] of history) {
    const valid_from = new Date(Date.now() - daysAgo * DAY);
    await db.insertInto('product_price').values({ product_id: id, price: was, valid_from }).execute();
  }
  return id;
}

const promo = async (id: number, promoPrice: number | null, price?: number) =>
  (await seller.row(id, { promoPrice, ...(price && { price }) })).body as Record<string, number | null>;
const page = async (id: number) => (await app.get(`/api/product/${id}`)).body as Product;
const shown = async (id: number) => {
  const { price, promoPrice } = await page(id);
  return { price, promoPrice };
};
const onPromo = async () => {
  const { body } = await app.post('/api/product/search', { categoryId, onPromo: true, limit: 100 });
  return (body as { data: ProductSummary[] }).data.map(({ id }) => id);
};

describe('A promo is a reduction from the lowest price of the 30 days before it', () => {
  it.each<[string, History, number | null]>([
    ['the price of those days', [[5_790, 90]], 5_790],
    [
      'the lowest of those days',
      [
        [5_790, 90],
        [4_900, 20],
        [5_790, 10],
      ],
      4_900,
    ],
    [
      'a price that reached into those days',
      [
        [4_500, 90],
        [5_790, 29],
      ],
      4_500,
    ],
    [
      'no price that ended before them',
      [
        [1_000, 90],
        [5_790, 31],
      ],
      5_790,
    ],
    [
      'never more than the list price',
      [
        [7_000, 90],
        [5_790, 0.01],
      ],
      5_790,
    ],
    [
      'nothing where it was as low in those days',
      [
        [5_790, 90],
        [4_090, 20],
        [5_790, 10],
      ],
      null,
    ],
    ['nothing for a product that is new today', [[5_790, 0]], null],
  ])('and the prior price shown is %s', async (_, history, prior) => {
    const id = await aChairSoldAt(5_790, history);
    expect(await promo(id, 4_090)).toMatchObject({ priorPrice: prior });
    const isReduced = prior !== null;
    expect(await shown(id)).toEqual(
      isReduced ? { price: prior, promoPrice: 4_090 } : { price: 4_090, promoPrice: null },
    );
    expect((await onPromo()).includes(id)).toBe(isReduced);
  });

  it('and a raised promo is a plain price everywhere', async () => {
    const id = await aChairSoldAt(5_790, [
      [5_790, 90],
      [4_090, 20],
    ]);
    expect(await promo(id, 5_230)).toMatchObject({ priorPrice: null, lowestPrice: 4_090 });
    expect(await shown(id)).toEqual({ price: 5_230, promoPrice: null });
    const { body: filters } = await app.get(`/api/product/category/filters/${categoryId}`);
    expect((filters as FilterChoices).onPromo).toBe((await onPromo()).length);
    expect(await onPromo()).not.toContain(id);
    const { body: suggested } = await app.get(`/api/search/suggestions?text=${encodeURIComponent('стол')}`);
    for (const one of (suggested as { products: { id: number; price: number; promoPrice: number | null }[] })
      .products) {
      expect({ price: one.price, promoPrice: one.promoPrice }).toEqual(await shown(one.id));
    }
  });

  it('and is announced to people with the favorite only if it is a reduction', async () => {
    const standing = async (id: number) => {
      const { body } = await app.get(`/api/favorite-standing?product=${id}`);
      return (body as { data: object[] }).data[0];
    };
    const raised = await aChairSoldAt(5_790, [
      [5_790, 90],
      [4_090, 20],
      [5_790, 2],
    ]);
    expect(await standing(raised)).toMatchObject({ price: 5_790, lowestPrice: 4_090 });
    const fresh = await aChairSoldAt(5_790, [[5_790, 0]]);
    expect(await standing(fresh)).toMatchObject({ price: 5_790, lowestPrice: 5_790 });
  });

  it('and is labelled by its form, in both directions', async () => {
    const id = await aChairSoldAt(5_790, [[5_790, 90]]);
    expect(await seller.read(id)).toMatchObject({ priorPrice: null, lowestPrice: 5_790 });
    await promo(id, 4_090);
    expect(await seller.read(id)).toMatchObject({ priorPrice: 5_790, lowestPrice: 4_090 });
    expect((await seller.list(`?search=${(await seller.read(id)).content.code}`)).data[0]).toMatchObject({
      promoPrice: 4_090,
      priorPrice: 5_790,
    });
  });

  it('and follows a list price that falls below it, and ends with the promo', async () => {
    const id = await aChairSoldAt(5_790, [[5_790, 90]]);
    await promo(id, 4_090);
    await promo(id, 4_090, 4_990);
    expect(await shown(id)).toEqual({ price: 4_990, promoPrice: 4_090 });
    await promo(id, null);
    expect(await shown(id)).toEqual({ price: 4_990, promoPrice: null });
  });

  it('and a product created with a promo has none', async () => {
    const { body } = await seller.create(
      aChair({ categoryId, code: 'NEW', price: 9_000, promoPrice: 5_000 }),
    );
    expect(await shown((body as { id: number }).id)).toEqual({ price: 5_000, promoPrice: null });
  });
});

it('Promotion categories count only reductions', async () => {
  const { body } = await app.get('/api/product/category?promo=1');
  const found = (body as { data: Category[] }).data.find(({ id }) => id === categoryId);
  expect(found?.productCount).toBe((await onPromo()).length);
});
