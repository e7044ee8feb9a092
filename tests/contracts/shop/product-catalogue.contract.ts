import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductCatalogue } from '../../../src/core/shop/product-catalogue.ts';
import { NO_FILTERS } from '../../../src/core/shop/product-search.ts';
import type { ProductFilters, ProductOrder, ProductScope } from '../../../src/core/shop/product-search.ts';
import { failureOf } from '../../support/a-failure.ts';

export type Sold = { title?: string; price?: number; promoPrice?: number | null; quantity?: number };

export type ProductCatalogueWorld = {
  shop: ProductCatalogue;
  /** A vendor and a category, with nothing else in them than what `sell` adds. */
  vendorId: number;
  categoryId: number;
  /** @returns the id of a product that is sold from now on. */
  sell(product?: Sold): Promise<number>;
};

/** What every catalogue of products does. */
export function productCatalogueContract(makeWorld: () => Promise<ProductCatalogueWorld>): void {
  describe('A catalogue of products', () => {
    let world: ProductCatalogueWorld;
    let shop: ProductCatalogue;
    beforeEach(async () => {
      world = await makeWorld();
      ({ shop } = world);
    });
    const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);
    const search = (
      scope: ProductScope,
      filters: Partial<ProductFilters> = {},
      { orderBy = 'price.ASC' as ProductOrder, offset = 0, limit = 10 } = {},
    ) => shop.search({ scope, filters: { ...NO_FILTERS, ...filters }, orderBy, offset, limit });

    it('lists a category, a vendor and certain products, page by page', async () => {
      const [cheap, dear] = [await world.sell({ price: 1_000 }), await world.sell({ price: 2_000 })];
      const [ofCategory, ofVendor] = [{ categoryId: world.categoryId }, { vendorId: world.vendorId }];
      expect(await search(ofCategory)).toMatchObject({ total: 2, data: [{ id: cheap }, { id: dear }] });
      expect(await search(ofVendor, {}, { orderBy: 'price.DESC', limit: 1 })).toMatchObject({
        total: 2,
        data: [{ id: dear }],
      });
      expect(ids((await search({ ids: [dear, 987_654] })).data)).toEqual([dear]);
      expect(await search({ categoryId: 987_654 })).toMatchObject({ total: 0, data: [] });
    });

    it('finds by the words of a title', async () => {
      const lamp = await world.sell({ title: 'Лампион „Ралица“' });
      await world.sell({ title: 'Килим „Чипровци“' });
      expect(ids((await search({ request: 'ралица' })).data)).toEqual([lamp]);
    });

    it('narrows by what a buyer pays now, stock and promo (SHOP-03)', async () => {
      const promo = await world.sell({ price: 5_000, promoPrice: 3_000 });
      const soldOut = await world.sell({ price: 4_000, quantity: 0 });
      const scope = { categoryId: world.categoryId };
      const found = async (filters: Partial<ProductFilters>) => ids((await search(scope, filters)).data);
      expect(await found({ priceTo: 3_500 })).toEqual([promo]);
      expect(await found({ priceFrom: 3_500 })).toEqual([soldOut]);
      expect(await found({ inStock: true })).toEqual([promo]);
      expect(await found({ onPromo: true })).toEqual([promo]);
      expect(await found({ vendors: [world.vendorId] })).toEqual([promo, soldOut]);
      expect(await shop.filterChoices(scope, NO_FILTERS)).toMatchObject({
        price: { from: 3_000, to: 4_000 },
        vendors: [{ id: world.vendorId, count: 2 }],
        inStock: 1,
        onPromo: 1,
      });
    });

    it('shortlists what is in stock in so many pieces, the cheapest first, at what it costs now (PLAN-05)', async () => {
      const dear = await world.sell({ price: 9_000, quantity: 6 });
      const promo = await world.sell({ price: 8_000, promoPrice: 4_000, quantity: 6 });
      await world.sell({ price: 1_000, quantity: 3 });
      const wanted = [{ categoryId: world.categoryId, pieces: 4 }];
      const found = await shop.shortlist({ wanted, withinDays: null });
      expect(found).toMatchObject([
        { id: promo, price: 4_000, level: 'low', quantity: 6, vendor: { id: world.vendorId } },
        { id: dear, price: 9_000, level: 'low', categoryId: world.categoryId },
      ]);
      const [first] = found;
      const latest = first?.deliveryDays.to ?? 0;
      expect(ids(await shop.shortlist({ wanted, withinDays: latest }))).toEqual([promo, dear]);
      expect(await shop.shortlist({ wanted, withinDays: latest - 1 })).toEqual([]);
      expect(
        await shop.shortlist({ wanted: [{ categoryId: 987_654, pieces: 1 }], withinDays: null }),
      ).toEqual([]);
    });

    it('says all of a product', async () => {
      const id = await world.sell({ title: 'Лампа', price: 5_000, promoPrice: 4_000, quantity: 3 });
      const product = await shop.product(String(id));
      expect(product).toMatchObject({
        id,
        title: 'Лампа',
        price: 5_000,
        promoPrice: 4_000,
        quantity: 3,
        vendor: { id: world.vendorId },
        categories: [{ id: world.categoryId }],
        variants: 0,
        family: [],
      });
      await shop.visited(id);
    });

    it('counts what a category holds, in all and on promo', async () => {
      await world.sell();
      const counted = async (wanted: { promo?: boolean }) =>
        (await shop.categories(wanted)).find(({ id }) => id === world.categoryId)?.productCount;
      expect([await counted({}), await counted({ promo: true })]).toEqual([1, undefined]);
      await world.sell({ price: 5_000, promoPrice: 4_000 });
      expect([await counted({}), await counted({ promo: true })]).toEqual([2, 1]);
    });

    it('knows no other products and vendors', async () => {
      const unknown = failureOf('not-found', 'error-product-not-found');
      await expect(shop.product('987654')).rejects.toMatchObject(unknown);
      await expect(shop.visited(987_654)).rejects.toMatchObject(unknown);
      await expect(shop.vendor('987654')).rejects.toMatchObject(
        failureOf('not-found', 'error-vendor-not-found'),
      );
    });

    it('says who a vendor is', async () => {
      await world.sell();
      expect(await shop.vendor(String(world.vendorId))).toMatchObject({
        id: world.vendorId,
        deliveryPrice: 590,
        company: { number: '999001012' },
      });
    });
  });
}
