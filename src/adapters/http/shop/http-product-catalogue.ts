import { boughtTogether } from '../../../../api/calls/shop/bought-together.ts';
import * as shop from '../../../../api/calls/shop/shop.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Category, Product, ProductSummary, Vendor } from '../../../core/shop/product.ts';
import { ProductCatalogue, requestOfProductFilters } from '../../../core/shop/product-catalogue.ts';
import type {
  FilterChoices,
  FoundProducts,
  ProductFilters,
  ListScope,
  ProductSearch,
} from '../../../core/shop/product-search.ts';
import type { Room } from '../../../core/shop/room.ts';
import type { ShortlistedProduct, ShortlistQuery } from '../../../core/shop/shortlist.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpProductCatalogue extends ProductCatalogue {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async categories(
    wanted: { room?: Room | null; promo?: boolean },
    signal?: CancelSignal,
  ): Promise<Category[]> {
    const { data } = await this.http.call(shop.productCategories, {
      query: { ...(wanted.room && { room: wanted.room }), ...(wanted.promo && { promo: '1' as const }) },
      signal,
    });
    return data;
  }

  search(search: ProductSearch, signal?: CancelSignal): Promise<FoundProducts> {
    const { scope, filters, offset, limit, orderBy } = search;
    return this.http.call(shop.searchProducts, {
      body: { ...scope, ...requestOfProductFilters(filters), offset, limit, orderBy },
      signal,
    });
  }

  filterChoices(scope: ListScope, chosen: ProductFilters, signal?: CancelSignal): Promise<FilterChoices> {
    if ('categoryId' in scope) {
      return this.http.call(shop.categoryFilters, {
        params: { id: String(scope.categoryId) },
        query: requestOfProductFilters(chosen),
        signal,
      });
    }
    return this.http.call(shop.searchFilters, {
      body: { ...scope, ...requestOfProductFilters(chosen) },
      signal,
    });
  }

  async shortlist(
    { wanted, withinDays }: ShortlistQuery,
    signal?: CancelSignal,
  ): Promise<ShortlistedProduct[]> {
    const { data } = await this.http.call(shop.productShortlist, {
      query: {
        wanted: wanted.map(({ categoryId, pieces }) => `${categoryId}:${pieces}`),
        ...(withinDays !== null && { withinDays }),
      },
      signal,
    });
    return data;
  }

  product(id: string, signal?: CancelSignal): Promise<Product> {
    return this.http.call(shop.product, { params: { id }, signal });
  }

  async boughtTogether(id: number, signal?: CancelSignal): Promise<ProductSummary[]> {
    return (await this.http.call(boughtTogether, { params: { id: String(id) }, signal })).data;
  }

  async visited(id: number): Promise<void> {
    await this.http.call(shop.visitProduct, { params: { id: String(id) }, byItself: true });
  }

  vendor(id: string, signal?: CancelSignal): Promise<Vendor> {
    return this.http.call(shop.vendor, { params: { id }, signal });
  }
}
