import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundProducts } from '../../../src/core/shop/product-search.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let seller: Seller;
let categoryId: number;
beforeAll(async () => {
  app = await startTestApplication();
  seller = await aSeller(app);
  categoryId = await aShop(app.database).category('Столове');
});
afterAll(() => app.close());

const search = async (request: string, filter: object = {}) => {
  const { body } = await app.post('/api/product/search', { request, ...filter });
  return (body as FoundProducts).data.map(({ id }) => id);
};

describe('The search of products by a barcode (SHOP-04)', () => {
  it.each([
    ['8 digits', '96385074', '96385074'],
    ['12 digits', '036000291452', '036000291452'],
    ['13 digits', '3800123456787', '3800123456787'],
    ['14 digits', '10012345678902', '10012345678902'],
    ['13 digits of a code with 12', '012345678905', '0012345678905'],
    ['digits in groups', '4006381333931', '4 006381-333931'],
  ])('finds the product with %s', async (_, ean, typed) => {
    const id = await seller.has({ categoryId, code: ean, ean });
    expect(await search(typed)).toEqual([id]);
    const { body } = await app.get(`/api/search/suggestions?text=${encodeURIComponent(ean)}`);
    expect(body).toMatchObject({ products: [{ id }] });
  });

  it('finds neither a part of it, nor a hidden product', async () => {
    await seller.has({ categoryId, code: 'A', ean: '5901234123457' });
    await seller.has({ categoryId, code: 'B', ean: '9780201379624' }, true);
    expect(await search('590123412345')).toEqual([]);
    expect(await search('9780201379624')).toEqual([]);
  });

  it('finds the card of a variant, and each shop that sells it', async () => {
    const main = await seller.has({ categoryId, code: 'M' });
    await seller.has({ categoryId, code: 'V', variantOf: main, ean: '7350053850019', size: 'XL' });
    const other = await aSeller(app);
    const same = await other.has({ categoryId, code: 'V', ean: '7350053850019' });
    expect((await search('7350053850019')).toSorted()).toEqual([main, same].toSorted());
    expect(await search('7350053850019', { vendors: [other.vendorId] })).toEqual([same]);
  });
});
