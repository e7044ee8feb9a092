import type { CancelSignal } from '../shared/failure.ts';
import type { Category, Product, ProductSummary, Vendor } from './product.ts';
import type {
  FilterChoices,
  FoundProducts,
  ProductFilters,
  ListScope,
  ProductSearch,
} from './product-search.ts';
import type { Room } from './room.ts';
import type { ShortlistedProduct, ShortlistQuery } from './shortlist.ts';

/** What the shop offers; texts come in the language of the page. */
export abstract class ProductCatalogue {
  /** The categories of a room, or those with a promo, or all (SHOP-02). */
  abstract categories(
    wanted: { room?: Room | null; promo?: boolean },
    signal?: CancelSignal,
  ): Promise<Category[]>;

  abstract search(search: ProductSearch, signal?: CancelSignal): Promise<FoundProducts>;

  /** Counts a visitor of a product's page. */
  abstract visited(id: number): Promise<void>;

  /** The filters of a list, counted with what is already chosen. */
  abstract filterChoices(
    scope: ListScope,
    chosen: ProductFilters,
    signal?: CancelSignal,
  ): Promise<FilterChoices>;

  /**
   * What of each wanted category is worth a choice, the cheapest of a category first; all in stock in that many pieces and
   * there in time (PLAN-05).
   */
  abstract shortlist(query: ShortlistQuery, signal?: CancelSignal): Promise<ShortlistedProduct[]>;

  /** Returns up to four products that at least three orders had together with this one, most often first. */
  abstract boughtTogether(id: number, signal?: CancelSignal): Promise<ProductSummary[]>;

  /** @throws Failure `not-found` */
  abstract product(id: string, signal?: CancelSignal): Promise<Product>;

  /** @throws Failure `not-found` */
  abstract vendor(id: string, signal?: CancelSignal): Promise<Vendor>;
}

/** The filters as the API asks for them: only what is chosen. */
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
