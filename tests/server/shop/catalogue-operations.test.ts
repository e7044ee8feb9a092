import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boughtTogether } from '../../../api/calls/shop/bought-together.ts';
import { homeShelves } from '../../../api/calls/shop/home.ts';
import * as calls from '../../../api/calls/shop/shop.ts';
import { vendor, vendors } from '../../../api/calls/shop/vendors.ts';
import type { ProductCatalogue } from '../../../src/core/shop/product-catalogue.ts';
import { aShop } from '../support/a-shop.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let catalogue: ProductCatalogue;
beforeAll(async () => {
  app = await startTestApplication();
  catalogue = inProcessGateway<ProductCatalogue>(app, {
    ...calls,
    vendor,
    vendors,
    boughtTogether,
    homeShelves,
  });
});
afterAll(() => app.close());

const page = { orderBy: 'price.ASC', offset: 0, limit: 10 } as const;

describe('The catalogue of products', () => {
  let vendorId: number;
  let categoryId: number;
  const sell = (product: { title?: string; price?: number; promoPrice?: number; quantity?: number } = {}) =>
    aShop(app.database).product({ vendorId, categoryId, ...product });
  beforeEach(async () => {
    vendorId = await aShop(app.database).vendor({ deliveryPrice: 590 });
    categoryId = await aShop(app.database).category();
  });

  it('lists a vendor and products by id, in the requested order', async () => {
    const [cheap, dear] = [await sell({ price: 1_000 }), await sell({ price: 2_000 })];
    const ofVendor = await catalogue.searchProducts({ ...page, vendorId, orderBy: 'price.DESC', limit: 1 });
    expect(ofVendor).toMatchObject({ total: 2, data: [{ id: dear }] });
    const byId = await catalogue.searchProducts({ ...page, ids: [cheap, 987_654] });
    expect(byId).toMatchObject({ total: 1, data: [{ id: cheap }] });
    const unknown = await catalogue.searchProducts({ ...page, categoryId: 987_654 });
    expect(unknown).toMatchObject({ total: 0, data: [] });
  });

  it('lists products with enough pieces, the cheapest first, at their current price (PLAN-05)', async () => {
    const dear = await sell({ price: 9_000, quantity: 6 });
    const promo = await sell({ price: 8_000, promoPrice: 4_000, quantity: 6 });
    await sell({ price: 1_000, quantity: 3 });
    expect(
      (await catalogue.productShortlist({ wanted: [`${categoryId}:4`], withinDays: undefined })).data,
    ).toMatchObject([
      { id: promo, price: 4_000, level: 'low', quantity: 6, vendor: { id: vendorId } },
      { id: dear, price: 9_000, level: 'low', categoryId },
    ]);
  });

  it('returns the data of a product and counts a visit', async () => {
    const id = await sell({ title: 'Лампа', price: 5_000, promoPrice: 4_000, quantity: 3 });
    expect(await catalogue.product({ id: String(id) })).toMatchObject({
      id,
      title: 'Лампа',
      price: 5_000,
      promoPrice: 4_000,
      quantity: 3,
      vendor: { id: vendorId },
      categories: [{ id: categoryId }],
      variants: 0,
      family: [],
    });
    expect(await catalogue.visitProduct({ id })).toBeTruthy();
  });

  it('counts the products of a category, all and on promotion', async () => {
    const counted = async (promo?: '1') =>
      (await catalogue.productCategories({ promo })).data.find(({ id }) => id === categoryId)?.productCount;
    await sell();
    expect([await counted(), await counted('1')]).toEqual([1, undefined]);
    await sell({ price: 5_000, promoPrice: 4_000 });
    expect([await counted(), await counted('1')]).toEqual([2, 1]);
  });

  it('returns the delivery price and the company of a vendor', async () => {
    await sell();
    expect(await catalogue.vendor({ id: String(vendorId) })).toMatchObject({
      id: vendorId,
      deliveryPrice: 590,
      company: { number: '999001012' },
    });
  });
});
