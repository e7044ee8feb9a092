import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product, ProductSummary } from '../../../src/core/shop/product.ts';
import type { FilterChoices } from '../../../src/core/shop/product-search.ts';
import { aChair } from '../../support/a-product-content.ts';
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

const inShop = async (more: Record<string, unknown> = {}) =>
  (
    (await app.post('/api/product/search', { categoryId: chairs, ...more })).body as {
      data: ProductSummary[];
    }
  ).data;
const page = async (id: number) => (await app.get(`/api/product/${id}`)).body as Product;
const filters = async (query = '') =>
  (await app.get(`/api/product/category/filters/${chairs}${query}`)).body as FilterChoices;

/** A green chair with a black variant that is sold out and a white one. */
async function aFamily() {
  const green = await seller.has({ categoryId: chairs });
  const black = await seller.has({
    categoryId: chairs,
    code: 'B',
    colour: 'black',
    quantity: 0,
    variantOf: green,
  });
  const white = await seller.has({ categoryId: chairs, code: 'W', colour: 'white', variantOf: green });
  return { green, black, white };
}

describe('A product with variants', () => {
  it('is one card in lists, with its whole family on each page', async () => {
    const { green, black, white } = await aFamily();
    expect((await inShop()).map(({ id, variants }) => [id, variants])).toEqual([[green, 2]]);
    for (const id of [green, black, white]) {
      const { family } = await page(id);
      expect(family.map((one) => [one.id, one.colour, one.quantity])).toEqual([
        [green, 'green', 8],
        [black, 'black', 0],
        [white, 'white', 8],
      ]);
    }
    expect(await app.post('/api/product/search', { ids: [white] })).toMatchObject({
      body: { data: [{ id: white }] },
    });
  });

  it('is found by the colour and stock of any variant, and counted once', async () => {
    const { green } = await aFamily();
    expect((await inShop({ colours: ['white'] })).map(({ id }) => id)).toEqual([green]);
    expect((await inShop({ colours: ['black'] })).map(({ id }) => id)).toEqual([green]);
    expect(await inShop({ colours: ['black'], inStock: true })).toEqual([]);
    expect(await inShop({ colours: ['mint'] })).toEqual([]);
    const found = await app.post('/api/product/search', { request: 'бял стол' });
    const own = (found.body as { data: ProductSummary[] }).data.filter(
      ({ vendor }) => vendor.id === seller.vendorId,
    );
    expect(own.map(({ id }) => id)).toEqual([green]);
    const choices = await filters();
    expect(choices.colours).toEqual([
      { key: 'black', count: 1 },
      { key: 'green', count: 1 },
      { key: 'white', count: 1 },
    ]);
    expect([choices.inStock, choices.price]).toEqual([1, { from: 12_900, to: 12_900 }]);
    expect((await filters('?inStock=true')).colours.map(({ key }) => key)).toEqual(['green', 'white']);
  });

  it('is found by the size of any variant, and each size is a choice', async () => {
    const wide = await seller.has({ categoryId: chairs, code: 'S1', size: '140 × 200' });
    await seller.has({ categoryId: chairs, code: 'S2', size: '90 × 200', variantOf: wide });
    expect((await inShop({ sizes: ['90 × 200'] })).map(({ id }) => id)).toEqual([wide]);
    expect(await inShop({ sizes: ['7 × 7'] })).toEqual([]);
    const choices = await filters();
    expect(choices.sizes).toEqual([
      { key: '90 × 200', count: 1 },
      { key: '140 × 200', count: 1 },
    ]);
    expect((await filters(`?sizes=${encodeURIComponent('90 × 200')}`)).inStock).toBe(1);
  });

  it('shows the oldest variant while the main one is hidden, and then the main one again', async () => {
    const { green, black } = await aFamily();
    await seller.bulk({ ids: [green], action: 'hide' });
    expect((await inShop()).map(({ id, variants }) => [id, variants])).toEqual([[black, 1]]);
    expect((await page(black)).family.map(({ id }) => id)).not.toContain(green);
    expect((await inShop({ colours: ['white'] })).map(({ id }) => id)).toEqual([black]);
    await seller.bulk({ ids: [green], action: 'show' });
    expect((await inShop()).map(({ id, variants }) => [id, variants])).toEqual([[green, 2]]);
  });

  it('promotes the oldest variant when the main one is deleted', async () => {
    const { green, black, white } = await aFamily();
    await seller.delete(green);
    expect((await inShop()).map(({ id, variants }) => [id, variants])).toEqual([[black, 1]]);
    expect((await seller.read(black)).content.variantOf).toBeNull();
    expect((await seller.read(white)).content.variantOf).toBe(black);
    await seller.delete(white);
    expect((await page(black)).family).toEqual([]);
  });

  it('has no chains: a variant of a variant joins the same family', async () => {
    const { green, black, white } = await aFamily();
    const blue = await seller.has({ categoryId: chairs, code: 'N', colour: 'navy', variantOf: white });
    expect((await seller.read(blue)).content.variantOf).toBe(green);
    const other = await seller.has({ categoryId: chairs, code: 'O' });
    await seller.update(green, aChair({ categoryId: chairs, variantOf: other }));
    const members = (await seller.read(other)).family.map(({ id }) => id);
    expect(members.toSorted()).toEqual([green, black, white, blue, other].toSorted());
    expect((await inShop()).map(({ id, variants }) => [id, variants])).toEqual([[other, 4]]);
    const itself = await seller.update(other, aChair({ categoryId: chairs, code: 'O', variantOf: black }));
    expect(itself.body).toMatchObject({ errors: [{ message: 'error-variant-of-itself' }] });
  });

  it('changes category with all variants, and rejects a variant of another category', async () => {
    const { green, black } = await aFamily();
    const tables = await aShop(app.database).category('Маси');
    const alone = await seller.update(
      black,
      aChair({ categoryId: tables, code: 'B', quantity: 0, variantOf: green }),
    );
    expect(alone.body).toMatchObject({
      errors: [{ property: 'categoryId', message: 'error-variant-category' }],
    });
    await seller.update(green, aChair({ categoryId: tables }));
    expect((await seller.read(black)).content.categoryId).toBe(tables);
    await seller.bulk({ ids: [black], action: 'category', categoryId: chairs });
    expect((await seller.read(green)).content.categoryId).toBe(chairs);
    expect((await inShop()).map(({ id }) => id)).toEqual([green]);
  });

  it('loses a variant that becomes a separate product', async () => {
    const { green, white } = await aFamily();
    await seller.update(white, aChair({ categoryId: chairs, code: 'W', colour: 'white' }));
    expect((await inShop()).map(({ id, variants }) => [id, variants])).toEqual([
      [green, 1],
      [white, 0],
    ]);
  });
});
