import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { Page } from '../shared/page.ts';
import type { HomeShelves } from './home-shelves.ts';
import type { Category, Product, ProductSummary, Vendor } from './product.ts';
import type {
  FilterChoices,
  FoundProducts,
  ProductFilters,
  ListScope,
  ProductOrder,
  ProductSearch,
} from './product-search.ts';
import type { Room } from './room.ts';
import type { ShortlistedProduct, ShortlistQuery } from './shortlist.ts';
import type { ListedVendor } from './vendor-profile.ts';

type ProductFiltersInput = ReturnType<typeof requestOfProductFilters>;

/** At most one of the first five fields. */
type ProductSearchInput = ProductFiltersInput & {
  categoryId?: number;
  vendorId?: number;
  request?: string;
  room?: Room;
  ids?: number[];
  orderBy: ProductOrder;
  offset: number;
  limit: number;
};

/** Port to the shop's public catalogue; texts are in the language of the page. */
export abstract class ProductCatalogue {
  /** The categories of a room, or those with a promo, or all (SHOP-02). */
  abstract productCategories(
    input: { room?: Room | null; promo?: '1' | undefined },
    signal?: CancelSignal,
  ): Promise<{ data: Category[] }>;

  /** Sections of the front page in their order, and the promoted categories (SHOP-01). */
  abstract homeShelves(input?: NoInput, signal?: CancelSignal): Promise<HomeShelves>;

  abstract searchProducts(input: ProductSearchInput, signal?: CancelSignal): Promise<FoundProducts>;

  abstract visitProduct(input: { id: number }): Promise<unknown>;

  /** The filters of a category, counted with the chosen ones. */
  abstract categoryFilters(
    input: ProductFiltersInput & { id: number },
    signal?: CancelSignal,
  ): Promise<FilterChoices>;

  /** The filters of a vendor's products or of a text search, counted with the chosen ones. */
  abstract searchFilters(
    input: ProductFiltersInput & { vendorId?: number; request?: string },
    signal?: CancelSignal,
  ): Promise<FilterChoices>;

  /** Products of each wanted category, the cheapest first, in stock and delivered in time (PLAN-05). */
  abstract productShortlist(
    input: ReturnType<typeof shortlistInput>,
    signal?: CancelSignal,
  ): Promise<{ data: ShortlistedProduct[] }>;

  /** Returns up to four products that at least three orders had together with this one, most often first. */
  abstract boughtTogether(input: { id: number }, signal?: CancelSignal): Promise<{ data: ProductSummary[] }>;

  /** @throws Failure `not-found` */
  abstract product(input: { id: string }, signal?: CancelSignal): Promise<Product>;

  /** Shops with products on sale by name; `search` is a part of the name in either alphabet (SHOP-07). */
  abstract vendors(
    input: { search?: string; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<ListedVendor>>;

  /** @throws Failure `not-found` */
  abstract vendor(input: { id: string }, signal?: CancelSignal): Promise<Vendor>;
}

export function productSearchInput({ scope, filters, ...page }: ProductSearch): ProductSearchInput {
  return { ...scope, ...requestOfProductFilters(filters), ...page };
}

export function filterChoicesOf(
  catalogue: ProductCatalogue,
  scope: ListScope,
  filters: ProductFilters,
  signal?: CancelSignal,
): Promise<FilterChoices> {
  const chosen = requestOfProductFilters(filters);
  return 'categoryId' in scope
    ? catalogue.categoryFilters({ id: scope.categoryId, ...chosen }, signal)
    : catalogue.searchFilters({ ...scope, ...chosen }, signal);
}

/** Returns a shortlist's query as it is sent, for example `36:2` for two pieces of one product. */
export const shortlistInput = ({ wanted, withinDays }: ShortlistQuery) => ({
  wanted: wanted.map(({ categoryId, pieces }) => `${categoryId}:${pieces}`),
  withinDays: withinDays ?? undefined,
});

/** Returns the chosen filters as they are sent. */
export function requestOfProductFilters(filters: ProductFilters) {
  return {
    ...(filters.priceFrom !== null && { priceFrom: filters.priceFrom }),
    ...(filters.priceTo !== null && { priceTo: filters.priceTo }),
    ...(filters.vendors.length > 0 && { vendors: filters.vendors }),
    ...(filters.colours.length > 0 && { colours: filters.colours }),
    ...(filters.materials.length > 0 && { materials: filters.materials }),
    ...(filters.sizes.length > 0 && { sizes: filters.sizes }),
    ...(filters.inStock && { inStock: true }),
    ...(filters.onPromo && { onPromo: true }),
    ...(filters.highlyRated && { highlyRated: true }),
  };
}
