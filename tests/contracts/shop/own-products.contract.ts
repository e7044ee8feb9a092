import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnProductFilter } from '../../../src/core/shop/own-product.ts';
import type { OwnProducts } from '../../../src/core/shop/own-products.ts';
import type { ProductContent } from '../../../src/core/shop/product-content.ts';
import { aChair, aShopForm } from '../../support/a-product-content.ts';
import { failureOf } from '../../support/a-failure.ts';

export type OwnProductsWorld = {
  /** Of a vendor who sells nothing yet. */
  products: OwnProducts;
  categoryId: number;
};

/** What every vendor’s own products do. */
export function ownProductsContract(makeWorld: () => Promise<OwnProductsWorld>): void {
  describe('A vendor’s products', () => {
    let products: OwnProducts;
    let categoryId: number;
    beforeEach(async () => {
      ({ products, categoryId } = await makeWorld());
    });
    const sent = (changes: Partial<ProductContent> = {}, hidden = false) => ({
      content: aChair({ categoryId, ...changes }),
      pictures: [],
      hidden,
    });
    const add = (changes: Partial<ProductContent> = {}, hidden = false) =>
      products.create(sent(changes, hidden), randomUUID());
    const list = (wanted: Partial<OwnProductFilter & { offset: number; limit: number }> = {}) =>
      products.list({
        tab: 'all',
        search: '',
        categoryId: null,
        orderBy: 'price.ASC',
        offset: 0,
        limit: 10,
        ...wanted,
      });
    const codes = async (wanted: Partial<OwnProductFilter> = {}) =>
      (await list(wanted)).data.map(({ code }) => code);
    const elsewhere = failureOf('conflict', 'error-edited-elsewhere');
    const unknown = failureOf('not-found', 'error-product-not-found');

    it('are added once for each key, and read back as they were written', async () => {
      const key = randomUUID();
      const id = await products.create(sent(), key);
      expect(await products.create(sent(), key)).toBe(id);
      const untouched = { id, hidden: false, pictures: [], family: [] };
      expect(await products.read(String(id))).toMatchObject({
        ...untouched,
        content: aChair({ categoryId }),
      });
      const facts = { id, code: 'CHAIR-1', price: 12_900, promoPrice: null, quantity: 8, hidden: false };
      expect(await list()).toMatchObject({ total: 1, data: [facts] });
    });

    it('have a code of their own each', async () => {
      await add();
      await expect(add()).rejects.toMatchObject(
        failureOf('invalid', 'validation_failed', { code: 'error-product-code-taken' }),
      );
    });

    it('are changed by who saw them as they are', async () => {
      const id = await add();
      const { version } = await products.read(String(id));
      const after = await products.update(id, sent({ titleBg: 'Стол „Ева“' }, true), version);
      expect(after).toMatchObject({ hidden: true, content: { titleBg: 'Стол „Ева“' } });
      expect(after.version).not.toBe(version);
      expect(await products.read(String(id))).toEqual(after);
      await expect(products.update(id, sent(), version)).rejects.toMatchObject(elsewhere);
    });

    it('are not there for others, nor when they never were', async () => {
      await expect(products.read('987654')).rejects.toMatchObject(unknown);
      await expect(products.update(987_654, sent(), 'x'.repeat(22))).rejects.toMatchObject(unknown);
      await expect(products.setStockAndPrice(987_654, { price: 100 })).rejects.toMatchObject(unknown);
    });

    it('get another price and stock within their row', async () => {
      const id = await add();
      const row = { price: 9_900, promoPrice: 8_000, quantity: 3 };
      // It is new today: the promo has no earlier price to be shown against.
      const saved = { ...row, priorPrice: null, lowestPrice: null };
      expect(await products.setStockAndPrice(id, { ...row, expectedQuantity: 8 })).toEqual(saved);
      expect(await list()).toMatchObject({ data: [row] });
      const sold = products.setStockAndPrice(id, { quantity: 9, expectedQuantity: 8 });
      await expect(sold).rejects.toMatchObject(
        failureOf('conflict', 'error-stock-changed', { quantity: 'error-stock-changed' }),
      );
      await expect(products.setStockAndPrice(id, { promoPrice: 9_900 })).rejects.toMatchObject(
        failureOf('invalid', 'validation_failed', { promoPrice: 'error-promo-price-not-lower' }),
      );
    });

    it('are listed by tab, words and order, and counted', async () => {
      await add({ code: 'ONE', price: 3_000 });
      await add({ code: 'TWO', price: 2_000, promoPrice: 1_000, quantity: 2 });
      await add({ code: 'THREE', price: 900, quantity: 0 });
      await add({ code: 'FOUR', price: 4_000 }, true);
      expect(await codes()).toEqual(['THREE', 'TWO', 'ONE', 'FOUR']);
      expect(await codes({ orderBy: 'price.DESC' })).toEqual(['FOUR', 'ONE', 'TWO', 'THREE']);
      const tabs = ['selling', 'low', 'sold-out', 'promo', 'hidden'] as const;
      expect(await Promise.all(tabs.map((tab) => codes({ tab })))).toEqual([
        ['TWO', 'ONE'],
        ['TWO'],
        ['THREE'],
        ['TWO'],
        ['FOUR'],
      ]);
      expect((await list()).counts).toEqual({
        all: 4,
        selling: 2,
        low: 1,
        'sold-out': 1,
        promo: 1,
        hidden: 1,
      });
      expect(await codes({ search: 'THR' })).toEqual(['THREE']);
      expect(await list({ offset: 1, limit: 1 })).toMatchObject({ total: 4, data: [{ code: 'TWO' }] });
    });

    it('are changed many at once, and what can’t be changed is named', async () => {
      const chair = await add({ code: 'CHAIR', price: 10_000 });
      const promo = await add({ code: 'PROMO', price: 10_000, promoPrice: 9_500 });
      const ids = [chair, promo];
      expect(await products.change({ ids }, { action: 'price-percent', percent: -10 })).toEqual({
        id: expect.any(Number),
        changed: 1,
        unchanged: 0,
        refused: [{ id: promo, code: 'PROMO', error: 'error-promo-price-not-lower' }],
      });
      expect((await list()).data.map(({ price }) => price)).toEqual([9_000, 10_000]);
      expect(await products.change({ ids }, { action: 'end-promo' })).toMatchObject({
        changed: 1,
        unchanged: 1,
        refused: [],
      });
      await products.change({ ids: [chair] }, { action: 'hide' });
      expect(await codes({ tab: 'hidden' })).toEqual(['CHAIR']);
      const filter = { tab: 'hidden', search: '', categoryId: null } as const;
      expect(await products.change({ filter }, { action: 'delete' })).toMatchObject({ changed: 1 });
      expect(await codes()).toEqual(['PROMO']);
    });

    it('are shown before many are changed, and come back as they were', async () => {
      const chair = await add({ code: 'CHAIR', quantity: 3 });
      const table = await add({ code: 'TABLE', quantity: 7 });
      const ids = [chair, table];
      const stock = { action: 'set-stock', quantity: 20 } as const;
      const preview = await products.preview({ ids }, stock, 0);
      expect(preview).toMatchObject({ total: 2, changed: 2, refusedCount: 0, withoutReduction: 0 });
      expect(preview.changes.map(({ code, changes }) => [code, changes])).toEqual([
        ['CHAIR', [{ field: 'quantity', before: 3, after: 20 }]],
        ['TABLE', [{ field: 'quantity', before: 7, after: 20 }]],
      ]);
      expect((await products.preview({ ids }, stock, 1)).changes).toHaveLength(1);
      await products.setStockAndPrice(table, { quantity: 6, expectedQuantity: 7 });
      await expect(products.change({ ids }, stock, preview.version)).rejects.toMatchObject(
        failureOf('conflict', 'error-bulk-changed'),
      );
      const { version } = await products.preview({ ids }, stock, 0);
      const { id } = await products.change({ ids }, stock, version);
      expect(await list()).toMatchObject({
        data: [{ quantity: 20 }, { quantity: 20 }],
        undoable: { id, action: 'set-stock', changed: 2 },
      });
      expect(await products.undo(id ?? 0)).toEqual({ id, changed: 2, unchanged: 0, refused: [] });
      const { data, undoable } = await list();
      expect(data.map(({ code, quantity }) => [code, quantity]).toSorted()).toEqual([
        ['CHAIR', 3],
        ['TABLE', 6],
      ]);
      expect(undoable).toBeNull();
      await expect(products.undo(987_654)).rejects.toMatchObject(
        failureOf('not-found', 'error-bulk-change-not-found'),
      );
    });

    it('are gone when they are deleted', async () => {
      const id = await add();
      await products.delete(id);
      expect((await list()).total).toBe(0);
      await expect(products.read(String(id))).rejects.toMatchObject(unknown);
    });

    it('belong to a shop, which is changed by who saw it as it is (VEND-03)', async () => {
      const { id, version } = await products.shop();
      const after = await products.updateShop(id, aShopForm({ name: 'Дъб и бук' }), version);
      expect(after).toMatchObject({ id, name: 'Дъб и бук', missing: [] });
      expect(await products.shop()).toEqual(after);
      await expect(products.updateShop(id, aShopForm(), version)).rejects.toMatchObject(elsewhere);
      await expect(products.updateShop(987_654, aShopForm(), after.version)).rejects.toMatchObject(
        failureOf('not-found', 'error-vendor-not-found'),
      );
      expect(await products.setShopPicture(id, 'logo', null)).toMatchObject({ id, logo: null });
    });
  });
}
