import type * as shop from '../../../api/shop.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Category, Product, Vendor } from '../../core/shop/product.ts';
import { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import type {
  FilterChoices,
  FoundProducts,
  ProductFilters,
  ListScope,
  ProductSearch,
} from '../../core/shop/product-search.ts';
import type { Room } from '../../core/shop/room.ts';
import type { HttpClient } from './http-client.ts';

export class HttpProductCatalogue extends ProductCatalogue {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async categories(
    wanted: { room?: Room | null; promo?: boolean },
    signal?: CancelSignal,
  ): Promise<Category[]> {
    const { data } = await this.http.call<typeof shop.productCategories>({
      method: 'GET',
      path: '/api/product/category',
      guarded: true,
      query: { ...(wanted.room && { room: wanted.room }), ...(wanted.promo && { promo: '1' as const }) },
      signal,
    });
    return data;
  }

  search(search: ProductSearch, signal?: CancelSignal): Promise<FoundProducts> {
    const { scope, filters, offset, limit, orderBy } = search;
    return this.http.call<typeof shop.searchProducts>({
      method: 'POST',
      path: '/api/product/search',
      guarded: true,
      repeatable: true,
      body: { ...scope, ...chosenFilters(filters), offset, limit, orderBy },
      signal,
    });
  }

  filterChoices(scope: ListScope, chosen: ProductFilters, signal?: CancelSignal): Promise<FilterChoices> {
    if ('categoryId' in scope) {
      return this.http.call<typeof shop.categoryFilters>({
        method: 'GET',
        path: '/api/product/category/filters/{id}',
        guarded: true,
        params: { id: String(scope.categoryId) },
        query: chosenFilters(chosen),
        signal,
      });
    }
    return this.http.call<typeof shop.searchFilters>({
      method: 'POST',
      path: '/api/product/search/filters',
      guarded: true,
      repeatable: true,
      body: { ...scope, ...chosenFilters(chosen) },
      signal,
    });
  }

  product(id: string, signal?: CancelSignal): Promise<Product> {
    return this.http.call<typeof shop.product>({
      method: 'GET',
      path: '/api/product/{id}',
      guarded: true,
      params: { id },
      signal,
    });
  }

  async visited(id: number): Promise<void> {
    await this.http.call<typeof shop.visitProduct>({
      method: 'POST',
      path: '/api/product/{id}/visit',
      guarded: false,
      params: { id: String(id) },
    });
  }

  vendor(id: string, signal?: CancelSignal): Promise<Vendor> {
    return this.http.call<typeof shop.vendor>({
      method: 'GET',
      path: '/api/vendor/{id}',
      guarded: false,
      params: { id },
      signal,
    });
  }
}

/** Only what is chosen is sent. */
function chosenFilters(filters: ProductFilters) {
  return {
    ...(filters.priceFrom !== null && { priceFrom: filters.priceFrom }),
    ...(filters.priceTo !== null && { priceTo: filters.priceTo }),
    ...(filters.vendors.length > 0 && { vendors: filters.vendors }),
    ...(filters.colours.length > 0 && { colours: filters.colours }),
    ...(filters.materials.length > 0 && { materials: filters.materials }),
    ...(filters.sizes.length > 0 && { sizes: filters.sizes }),
    ...(filters.inStock && { inStock: true }),
    ...(filters.onPromo && { onPromo: true }),
  };
}
