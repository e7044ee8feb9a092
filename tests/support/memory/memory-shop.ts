import { Failure } from '../../../src/core/shared/failure.ts';
import { foldForSearch } from '../../../src/core/shared/search-text.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import type { Room } from '../../../src/core/shop/room.ts';
import { currentPrice } from '../../../src/core/shop/product.ts';
import type { Category, Product, ProductSummary, Vendor } from '../../../src/core/shop/product.ts';
import { shortlisted } from '../../../src/core/shop/shortlist.ts';
import type { ShortlistedProduct, ShortlistQuery } from '../../../src/core/shop/shortlist.ts';
import { ProductCatalogue } from '../../../src/core/shop/product-catalogue.ts';
import type {
  FilterChoices,
  ListScope,
  ProductFilters,
  ProductOrder,
  ProductScope,
  ProductSearch,
} from '../../../src/core/shop/product-search.ts';
import { aWholeProduct } from '../a-product.ts';

/** A catalogue that sells the products it is given; those of a room it does not know apart. */
export class MemoryCatalogue extends ProductCatalogue {
  readonly searches: ProductSearch[] = [];
  /** What is told of all of them alike. */
  facts: Partial<Product> = {};

  constructor(public products: ProductSummary[] = []) {
    super();
  }

  async categories({ promo = false }: { room?: Room | null; promo?: boolean } = {}): Promise<Category[]> {
    const counted = new Map<number, Category>();
    for (const { categories, promoPrice } of this.products) {
      if (promo && promoPrice === null) continue;
      for (const { id, name } of categories) {
        const productCount = (counted.get(id)?.productCount ?? 0) + 1;
        counted.set(id, { id, name, picture: null, rooms: [], productCount });
      }
    }
    return [...counted.values()];
  }

  async search(search: ProductSearch): Promise<Page<ProductSummary>> {
    this.searches.push(search);
    const { scope, filters, orderBy, offset, limit } = search;
    const found = this.within(scope).filter(passing(filters)).toSorted(ORDERS[orderBy]);
    return { data: found.slice(offset, offset + limit), total: found.length };
  }

  async filterChoices(scope: ListScope, chosen: ProductFilters): Promise<FilterChoices> {
    const found = this.within(scope).filter(passing(chosen));
    const prices = found.map(currentPrice);
    const vendors = new Map<number, { id: number; name: string; count: number }>();
    for (const { vendor } of found) {
      const count = (vendors.get(vendor.id)?.count ?? 0) + 1;
      vendors.set(vendor.id, { id: vendor.id, name: vendor.name, count });
    }
    return {
      price: prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null,
      vendors: [...vendors.values()],
      colours: [],
      materials: [],
      sizes: [],
      inStock: found.filter(({ quantity }) => quantity > 0).length,
      onPromo: found.filter(({ promoPrice }) => promoPrice !== null).length,
      highlyRated: found.filter(isHighlyRated).length,
    };
  }

  /** Those that it is given are the most popular first. */
  async shortlist({ wanted, withinDays }: ShortlistQuery): Promise<ShortlistedProduct[]> {
    return wanted.flatMap(({ categoryId, pieces }) => {
      const { colour, size, dimensions, deliveryDays } = { ...aWholeProduct(), ...this.facts };
      const offered = this.within({ categoryId })
        .filter(
          ({ quantity }) => quantity >= pieces && (withinDays === null || deliveryDays.to <= withinDays),
        )
        .map((product) => ({ ...product, price: currentPrice(product) }));
      const cheapest = offered.toSorted((one, other) => one.price - other.price || one.id - other.id);
      return shortlisted(cheapest, offered).map(({ product, level }) => {
        const { id, title, price, image, vendor, quantity } = product;
        const facts = { colour, size, width: dimensions.width, deliveryDays };
        return { id, categoryId, title, price, level, image, vendor, quantity, ...facts };
      });
    });
  }

  /** Products by what they were bought together with. */
  readonly together = new Map<number, ProductSummary[]>();

  async boughtTogether(id: number): Promise<ProductSummary[]> {
    return this.together.get(id) ?? [];
  }

  async product(id: string): Promise<Product> {
    const found = this.products.find((product) => String(product.id) === id);
    if (!found) throw new Failure('error-product-not-found', {}, 'not-found');
    return aWholeProduct(found);
  }

  async visited(id: number): Promise<void> {
    await this.product(String(id));
  }

  async vendor(id: string): Promise<Vendor> {
    const vendor = this.products.find((product) => String(product.vendor.id) === id)?.vendor;
    if (!vendor) throw new Failure('error-vendor-not-found', {}, 'not-found');
    const company = {
      name: 'Дървото ООД',
      number: '999001012',
      vatNumber: null,
      address: 'Троян, ул. Минзухар 1',
      email: 'shop@example.com',
      phone: '0887654321',
    };
    return {
      ...vendor,
      description: '',
      logo: null,
      cover: null,
      returns: '',
      deliveryDays: null,
      companyVerifiedAt: null,
      company,
    };
  }

  private within(scope: ProductScope): ProductSummary[] {
    return this.products.filter((product) => {
      if ('ids' in scope) return scope.ids.includes(product.id);
      if ('categoryId' in scope) return product.categories.some(({ id }) => id === scope.categoryId);
      if ('vendorId' in scope) return product.vendor.id === scope.vendorId;
      return !('request' in scope) || foldForSearch(product.title).includes(foldForSearch(scope.request));
    });
  }
}

const passing =
  ({ priceFrom, priceTo, vendors, inStock, onPromo, highlyRated }: ProductFilters) =>
  (product: ProductSummary): boolean =>
    (priceFrom === null || currentPrice(product) >= priceFrom) &&
    (priceTo === null || currentPrice(product) <= priceTo) &&
    (vendors.length === 0 || vendors.includes(product.vendor.id)) &&
    (!inStock || product.quantity > 0) &&
    (!onPromo || product.promoPrice !== null) &&
    (!highlyRated || isHighlyRated(product));

const isHighlyRated = ({ rating }: ProductSummary) => rating !== null && rating.average >= 4;

/** What nothing is known of stays as it was given. */
const ORDERS: Record<ProductOrder, (one: ProductSummary, other: ProductSummary) => number> = {
  'price.ASC': (one, other) => currentPrice(one) - currentPrice(other),
  'price.DESC': (one, other) => currentPrice(other) - currentPrice(one),
  'popular.DESC': () => 0,
  'createdAt.DESC': () => 0,
  'rating.DESC': (one, other) => (other.rating?.average ?? 4) - (one.rating?.average ?? 4),
  'relevance.DESC': () => 0,
};
