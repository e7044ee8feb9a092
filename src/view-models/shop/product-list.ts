import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { offsetOfPage, PAGE_SIZE, pagesOf } from '../../core/shared/page.ts';
import type { Query, QueryValue } from '../../core/site/paths.ts';
import { filterChoicesOf, productSearchInput } from '../../core/shop/product-catalogue.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import {
  countFilters,
  listFromQuery,
  NO_FILTERS,
  PRODUCT_ORDERS,
  queryOfList,
} from '../../core/shop/product-search.ts';
import type {
  FilterChoices,
  FoundProducts,
  ListAddress,
  ProductFilters,
  ProductOrder,
  ListScope,
} from '../../core/shop/product-search.ts';
import { unobserved } from '../site/unobserved.ts';

/** A list of products with filters, order and pages, all stored in the address (SHOP-03). */
export class ProductList {
  list: ListAddress;
  products: FoundProducts = { data: [], total: 0 };
  choices: FilterChoices | null = null;
  loading = false;
  private byText = false;

  constructor(
    private readonly catalogue: ProductCatalogue,
    readonly defaultOrder: ProductOrder = 'price.ASC',
  ) {
    this.list = { filters: NO_FILTERS, orderBy: defaultOrder, page: 1 };
    makeAutoObservable(this, {
      ...unobserved('catalogue'),
      list: observableRef,
      products: observableRef,
      choices: observableRef,
    });
  }

  async load(scope: ListScope, query: Query, signal: CancelSignal): Promise<void> {
    const list = listFromQuery(query, this.defaultOrder);
    this.loading = true;
    try {
      const [products, choices] = await Promise.all([
        this.catalogue.searchProducts(
          productSearchInput({
            scope,
            filters: list.filters,
            orderBy: list.orderBy,
            offset: offsetOfPage(list.page, PAGE_SIZE.products),
            limit: PAGE_SIZE.products,
          }),
          signal,
        ),
        filterChoicesOf(this.catalogue, scope, list.filters, signal),
      ]);
      runInAction(() => {
        this.list = list;
        this.byText = 'request' in scope;
        this.products = products;
        this.choices = choices;
      });
    } finally {
      runInAction(() => {
        this.loading = false;
      });
    }
  }

  get pageCount(): number {
    return pagesOf(this.products, PAGE_SIZE.products);
  }

  /** Relevance is an order of text searches only. */
  get orders(): readonly ProductOrder[] {
    return PRODUCT_ORDERS.filter((order) => order !== 'relevance.DESC' || this.byText);
  }

  get filterCount(): number {
    return countFilters(this.list.filters);
  }

  queryOfPage(page: number): Record<string, QueryValue> {
    return queryOfList({ ...this.list, page }, this.defaultOrder);
  }

  /** Query with other filters or order; starts at the first page. */
  queryWith(change: {
    filters?: Partial<ProductFilters>;
    orderBy?: ProductOrder;
  }): Record<string, QueryValue> {
    return queryOfList(
      {
        filters: { ...this.list.filters, ...change.filters },
        orderBy: change.orderBy ?? this.list.orderBy,
        page: 1,
      },
      this.defaultOrder,
    );
  }

  get queryWithoutFilters(): Record<string, QueryValue> {
    return this.queryWith({ filters: NO_FILTERS });
  }
}
