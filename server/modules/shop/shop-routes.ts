import { boughtTogether as togetherContract } from '../../../api/shop/bought-together.ts';
import { homeShelves as homeContract } from '../../../api/shop/home.ts';
import * as contract from '../../../api/shop/shop.ts';
import { vendor, vendors } from '../../../api/shop/vendors.ts';
import { shownShelves } from '../../../src/core/shop/home-shelves.ts';
import { roomOf } from '../../../src/core/shop/room.ts';
import type { WantedPieces } from '../../../src/core/shop/shortlist.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { listCategories } from './categories.ts';
import { offeredFilters } from './category-tree.ts';
import { boughtTogether } from './bought-together.ts';
import { listVendors } from './list-vendors.ts';
import { readProduct, readVendor } from './read-product.ts';
import { countProductVisit } from './popularity.ts';
import { shortlistProducts } from './shortlist-products.ts';
import { searchProducts } from './search/search-products.ts';
import type { StorefrontDependencies } from './shop-dependencies.ts';

/** Cache-Control max-age, in seconds. Checkout verifies stock and prices again. */
const CACHE = { cacheSeconds: 30, readsReplica: true } as const;
const LISTS = ['categories', 'vendors', 'products'];

export function shopRoutes({ db, clock, products, homeShelves }: StorefrontDependencies): Implementation[] {
  return [
    implement(
      contract.productCategories,
      async ({ query, language }) => ({
        data: await listCategories(db, { room: roomOf(query.room), promo: query.promo === '1' }, language),
      }),
      { ...CACHE, shows: () => ['categories', 'products'] },
    ),
    implement(homeContract, async () => shownShelves(await homeShelves.current()), {
      shows: () => ['shelves'],
    }),
    implement(
      contract.searchProducts,
      ({ body, language }) => searchProducts({ db, products }, body, language),
      {
        readsReplica: true,
        shows: ({ data }) => [...LISTS, ...data.map(({ id }) => `product:${id}`)],
      },
    ),
    implement(
      contract.categoryFilters,
      async ({ params, query }) => {
        const categoryId = Number(params.id);
        return offeredFilters(db, categoryId, await products.facets({ ...query, categoryId }));
      },
      { ...CACHE, shows: () => LISTS },
    ),
    implement(contract.searchFilters, ({ body }) => products.facets(body), {
      readsReplica: true,
      shows: () => LISTS,
    }),
    implement(
      contract.productShortlist,
      async ({ query: { wanted, withinDays = null }, language }) => ({
        data: await shortlistProducts(db, { wanted: wantedIn(wanted), withinDays }, language),
      }),
      { ...CACHE, shows: ({ data }) => [...LISTS, ...data.map(({ id }) => `product:${id}`)] },
    ),
    implement(contract.product, ({ params, language }) => readProduct(db, params.id, language), {
      ...CACHE,
      shows: (product) => [
        'categories',
        'vendors',
        ...[product, ...product.family].map(({ id }) => `product:${id}`),
      ],
    }),
    implement(
      togetherContract,
      async ({ params, language }) => ({
        data: await boughtTogether(db, Number(params.id), language, clock.now()),
      }),
      { ...CACHE, shows: ({ data }) => [...LISTS, ...data.map(({ id }) => `product:${id}`)] },
    ),
    implement(
      contract.visitProduct,
      async ({ params, request }) => {
        await countProductVisit({ db, clock }, Number(params.id), request);
        return { message: 'product-visited' };
      },
      { shareOfLimit: 1 / 10 },
    ),
    implement(vendors, ({ query }) => listVendors(db, query), {
      ...CACHE,
      shows: ({ data }) => ['vendors', 'products', ...data.map(({ id }) => `reviews:vendor-${id}`)],
    }),
    implement(vendor, ({ params, language }) => readVendor(db, params.id, language), {
      ...CACHE,
      shows: () => ['vendors'],
    }),
  ];
}

/** `36:2` is two pieces of category 36. For a repeated category the larger number counts. */
function wantedIn(texts: readonly string[]): WantedPieces[] {
  const wanted = new Map<number, number>();
  for (const text of texts) {
    const [categoryId = 0, pieces = 0] = text.split(':').map(Number);
    wanted.set(categoryId, Math.max(pieces, wanted.get(categoryId) ?? 0));
  }
  return [...wanted].map(([categoryId, pieces]) => ({ categoryId, pieces }));
}
