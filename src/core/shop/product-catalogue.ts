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

/** Port to the public products; texts are in the language of the page. */
export abstract class ProductCatalogue {
  /** Categories of a room, with a promo, or all of them (SHOP-02). */
  abstract categories(
    wanted: { room?: Room | null; promo?: boolean },
    signal?: CancelSignal,
  ): Promise<Category[]>;

  abstract search(search: ProductSearch, signal?: CancelSignal): Promise<FoundProducts>;

  /** Counts a visitor of a product's page. */
  abstract visited(id: number): Promise<void>;

  /** Choices of a list's filters, with counts under the active filters. */
  abstract filterChoices(
    scope: ListScope,
    chosen: ProductFilters,
    signal?: CancelSignal,
  ): Promise<FilterChoices>;

  /**
   * Candidates of each requested category, the cheapest first. All are in stock in the requested number and
   * arrive in time (PLAN-05).
   */
  abstract shortlist(query: ShortlistQuery, signal?: CancelSignal): Promise<ShortlistedProduct[]>;

  /** Up to four products that at least three orders combined with this one, the most frequent first. */
  abstract boughtTogether(id: number, signal?: CancelSignal): Promise<ProductSummary[]>;

  /** @throws Failure `not-found` */
  abstract product(id: string, signal?: CancelSignal): Promise<Product>;

  /** @throws Failure `not-found` */
  abstract vendor(id: string, signal?: CancelSignal): Promise<Vendor>;
}

/** Query of the API with the active filters. */
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
