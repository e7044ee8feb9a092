import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Category, ProductSummary } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import { roomOf } from '../../core/shop/room.ts';
import type { Room } from '../../core/shop/room.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { ProductList } from './product-list.ts';
import { unobserved } from '../site/unobserved.ts';

/** Number of popular products of a room. */
const SHELF = 8;
const MAX_REQUEST_LENGTH = 200;

/**
 * Categories of a room, of promotions, or all (SHOP-02); with a text in the address, found products
 * (SHOP-04).
 */
export class CategoriesScreen implements Screen {
  promo = false;
  room: Room | null = null;
  request = '';
  categories: readonly Category[] = [];
  /** Most popular products of the room. */
  popular: readonly ProductSummary[] = [];
  readonly found: ProductList;

  constructor(private readonly catalogue: ProductCatalogue) {
    this.found = new ProductList(catalogue, 'popular.DESC');
    makeAutoObservable(this, {
      ...unobserved('catalogue', 'found'),
      categories: observableRef,
      popular: observableRef,
    });
  }

  get head(): Head {
    if (this.request) {
      return { title: { key: 'search-title', values: { request: this.request } } };
    }
    const title = this.promo ? 'promo-title' : this.room ? `room-title-${this.room}` : 'categories-title';
    return {
      title: { key: title },
      description: { key: this.room ? `room-description-${this.room}` : 'categories-description' },
      canonical: this.promo
        ? { name: 'MarketplaceProductPromoCategories' }
        : { name: 'MarketplaceProductCategories', query: { room: this.room } },
    };
  }

  get pageCount(): number {
    return this.request ? this.found.pageCount : 1;
  }

  async load({ route, query, signal }: Visit): Promise<void> {
    const promo = route === 'MarketplaceProductPromoCategories';
    const room = roomOf(query['room']?.[0]);
    const request = (query['request']?.[0] ?? '').trim().slice(0, MAX_REQUEST_LENGTH);
    if (request && !promo) await this.found.load({ request }, query, signal);
    const [{ data: categories }, popular] = await Promise.all([
      this.catalogue.productCategories({ room, promo: promo ? '1' : undefined }, signal),
      room && !promo && !request ? this.popularIn(room, signal) : [],
    ]);
    runInAction(() => {
      this.promo = promo;
      this.room = room;
      this.request = promo ? '' : request;
      // Without a room the page shows the top of the tree.
      this.categories = categories.filter(
        ({ hidden, parentId }) => !hidden && (promo || room !== null || parentId === undefined),
      );
      this.popular = popular;
    });
  }

  private async popularIn(room: Room, signal: Visit['signal']): Promise<ProductSummary[]> {
    const search = { room, inStock: true, orderBy: 'popular.DESC', offset: 0, limit: SHELF } as const;
    return (await this.catalogue.searchProducts(search, signal)).data;
  }
}
