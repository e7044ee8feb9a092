import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as bulk from '../../../api/calls/shop/bulk-changes.ts';
import * as calls from '../../../api/calls/shop/own-products.ts';
import * as profile from '../../../api/calls/shop/own-shop.ts';
import { ownProductsInput } from '../../../src/core/shop/own-products.ts';
import type { OwnProducts } from '../../../src/core/shop/own-products.ts';
import { aChair, aShopForm } from '../../support/a-product-content.ts';
import { failureOf } from '../../support/a-failure.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let seller: Seller;
let products: OwnProducts;
let categoryId: number;
beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  seller = await aSeller(app);
  products = inProcessGateway<OwnProducts>(app, { ...bulk, ...calls, ...profile }, seller);
  categoryId = await aShop(app.database).category();
});
afterAll(() => app.close());

const list = (wanted: Partial<Parameters<typeof ownProductsInput>[0]> = {}) =>
  products.ownProducts(
    ownProductsInput({
      tab: 'all',
      search: '',
      categoryId: null,
      orderBy: 'price.ASC',
      offset: 0,
      limit: 10,
      ...wanted,
    }),
  );
const codes = async (wanted: Parameters<typeof list>[0]) => (await list(wanted)).data.map(({ code }) => code);

describe('A vendor’s products', () => {
  it('are listed by tab, words and order, and counted', async () => {
    await seller.has({ categoryId, code: 'ONE', price: 3_000, weight: null });
    await seller.has({ categoryId, code: 'TWO', price: 2_000, promoPrice: 1_000, quantity: 2 });
    await seller.has({ categoryId, code: 'THREE', price: 900, quantity: 0 });
    await seller.has({ categoryId, code: 'FOUR', price: 4_000 }, true);
    expect(await codes({})).toEqual(['THREE', 'TWO', 'ONE', 'FOUR']);
    expect(await codes({ orderBy: 'price.DESC' })).toEqual(['FOUR', 'ONE', 'TWO', 'THREE']);
    const tabs = ['selling', 'low', 'sold-out', 'promo', 'unmeasured', 'hidden'] as const;
    expect(await Promise.all(tabs.map((tab) => codes({ tab })))).toEqual([
      ['TWO', 'ONE'],
      ['TWO'],
      ['THREE'],
      ['TWO'],
      ['ONE'],
      ['FOUR'],
    ]);
    expect((await list()).counts).toEqual({
      all: 4,
      selling: 2,
      low: 1,
      'sold-out': 1,
      promo: 1,
      unmeasured: 1,
      hidden: 1,
    });
    expect(await codes({ search: 'THR' })).toEqual(['THREE']);
    expect(await list({ offset: 1, limit: 1 })).toMatchObject({ total: 4, data: [{ code: 'TWO' }] });
  });

  it('have the same version after a save as in the next read', async () => {
    const id = await seller.has({ categoryId });
    const { version } = await products.ownProduct({ id });
    const content = aChair({ categoryId, titleBg: 'Стол „Ева“' });
    const saved = await products.updateProduct({ id, content, pictures: [], hidden: true, version });
    expect(saved).toMatchObject({ hidden: true, content: { titleBg: 'Стол „Ева“' } });
    expect(saved.version).not.toBe(version);
    expect(await products.ownProduct({ id })).toEqual(saved);
  });

  it('return all prices after a change of a row', async () => {
    const id = await seller.has({ categoryId });
    const row = { price: 9_900, promoPrice: 8_000, quantity: 3 };
    // A product created today has no earlier price.
    expect(await products.setStockAndPrice({ id, ...row, expectedQuantity: 8 })).toEqual({
      ...row,
      promoFrom: null,
      promoUntil: null,
      priorPrice: null,
      lowestPrice: null,
    });
    expect(await list()).toMatchObject({ data: [row] });
  });

  it('are hidden and deleted in bulk, and an unknown change can’t be undone', async () => {
    const chair = await seller.has({ categoryId, code: 'CHAIR' });
    await seller.has({ categoryId, code: 'TABLE' });
    await products.changeProducts({ ids: [chair], action: 'hide' });
    expect(await codes({ tab: 'hidden' })).toEqual(['CHAIR']);
    const filter = { tab: 'hidden', search: '', categoryId: null } as const;
    expect(await products.changeProducts({ filter, action: 'delete' })).toMatchObject({ changed: 1 });
    expect(await codes({})).toEqual(['TABLE']);
    await expect(products.undoProductsChange({ id: 987_654 })).rejects.toMatchObject(
      failureOf('not-found', 'error-bulk-change-not-found'),
    );
  });
});

describe('A vendor’s profile (VEND-03)', () => {
  it('is saved, and another vendor’s is not found', async () => {
    const { id, version } = await products.ownShop();
    const saved = await products.updateShop({ id, ...aShopForm({ name: 'Дъб и бук' }), version });
    expect(saved).toMatchObject({ id, name: 'Дъб и бук', missing: [] });
    expect(await products.ownShop()).toEqual(saved);
    await expect(
      products.updateShop({ id: 987_654, ...aShopForm(), version: saved.version }),
    ).rejects.toMatchObject(failureOf('not-found', 'error-vendor-not-found'));
    expect(await products.setShopPicture({ id, which: 'logo', picture: null })).toMatchObject({
      id,
      logo: null,
    });
  });
});
