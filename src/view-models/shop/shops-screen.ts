import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import { MAX_SHOP_SEARCH } from '../../core/shop/vendor-profile.ts';
import type { ListedVendor } from '../../core/shop/vendor-profile.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** All shops with products on sale, found by name (SHOP-07). */
export class ShopsScreen implements Screen {
  shops: Page<ListedVendor> = { data: [], total: 0 };
  search = '';
  page = 1;

  constructor(private readonly catalogue: ProductCatalogue) {
    makeAutoObservable(this, { ...unobserved('catalogue'), shops: observableRef });
  }

  /** Found shops have no address for search engines. */
  get head(): Head {
    const head = { title: { key: 'shops' }, description: { key: 'shops-lead' } };
    if (this.search !== '') return head;
    return { ...head, canonical: { name: 'Shops', query: { page: this.page > 1 ? this.page : null } } };
  }

  async load({ query, signal }: Visit): Promise<void> {
    const page = pageOfQuery(query);
    const search = (query['search']?.[0] ?? '').trim().slice(0, MAX_SHOP_SEARCH);
    const limit = PAGE_SIZE.vendors;
    const shops = await this.catalogue.vendors(
      { ...(search !== '' && { search }), offset: offsetOfPage(page, limit), limit },
      signal,
    );
    runInAction(() => {
      this.shops = shops;
      this.search = search;
      this.page = page;
    });
  }

  get pageCount(): number {
    return pagesOf(this.shops, PAGE_SIZE.vendors);
  }
}
