import { Failure } from '../../src/core/shared/failure.ts';
import type { Page } from '../../src/core/shared/page.ts';
import type { Room } from '../../src/core/shop/room.ts';
import type { Category, Product, ProductSummary, Vendor } from '../../src/core/shop/product.ts';
import { ProductCatalogue } from '../../src/core/shop/product-catalogue.ts';
import type { FilterChoices, ProductSearch } from '../../src/core/shop/product-search.ts';
import { aWholeProduct } from './a-product.ts';

/** A catalogue that sells the products it is given. */
export class MemoryCatalogue extends ProductCatalogue {
  readonly searches: ProductSearch[] = [];

  constructor(public products: ProductSummary[] = []) {
    super();
  }

  async categories(_wanted: { room?: Room | null; promo?: boolean } = {}): Promise<Category[]> {
    return [];
  }

  async search(search: ProductSearch): Promise<Page<ProductSummary>> {
    this.searches.push(search);
    const { scope, offset, limit } = search;
    const found = this.products.filter(({ id }) => !('ids' in scope) || scope.ids.includes(id));
    return { data: found.slice(offset, offset + limit), total: found.length };
  }

  async filterChoices(): Promise<FilterChoices> {
    return { price: null, vendors: [], colours: [], materials: [], sizes: [], inStock: 0, onPromo: 0 };
  }

  async product(id: string): Promise<Product> {
    const found = this.products.find((product) => String(product.id) === id);
    if (!found) throw new Failure('error-product-not-found', {}, 'not-found');
    return aWholeProduct(found);
  }

  async visited(): Promise<void> {}

  async vendor(): Promise<Vendor> {
    throw new Failure('error-vendor-not-found', {}, 'not-found');
  }
}
