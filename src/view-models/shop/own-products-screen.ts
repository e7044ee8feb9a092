import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Language } from '../../core/shared/language.ts';
import { OWN_PRODUCT_ORDERS, OWN_PRODUCT_TABS } from '../../core/shop/own-product.ts';
import type { OwnProduct, OwnProductPage, OwnProductFilter } from '../../core/shop/own-product.ts';
import { ownProductsInput } from '../../core/shop/own-products.ts';
import type { OwnProducts } from '../../core/shop/own-products.ts';
import type { Category } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import type { MissingOfVendor } from '../../core/shop/vendor-profile.ts';
import { pathOf } from '../../core/site/paths.ts';
import type { Query, QueryValue } from '../../core/site/paths.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';
import type { PreferredCurrency } from '../site/preferred-currency.ts';
import { refreshedPage } from '../site/refreshed-page.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { OwnProductRow } from './own-product-row.ts';
import { OwnProductsBulk } from './own-products-bulk.ts';
import { unobserved } from '../site/unobserved.ts';

type Wanted = OwnProductFilter & { page: number };

const NO_COUNTS = { all: 0, selling: 0, low: 0, 'sold-out': 0, promo: 0, unmeasured: 0, hidden: 0 };

/** Products of the vendor (VEND-02). */
export class OwnProductsScreen implements Screen {
  readonly head: Head = { title: { key: 'own-products-title' } };
  readonly bulk: OwnProductsBulk;
  wanted: Wanted = { tab: 'all', search: '', categoryId: null, orderBy: 'updatedAt.DESC', page: 1 };
  rows: readonly OwnProductRow[] = [];
  total = 0;
  counts: OwnProductPage['counts'] = NO_COUNTS;
  /** Number of products without the manufacturer's electronic address. */
  lackingContact = 0;
  categories: readonly Category[] = [];
  /** Missing data of the trader, without which products are not shown. */
  missing: readonly MissingOfVendor[] = [];
  deleting: OwnProduct | null = null;

  constructor(
    private readonly products: OwnProducts,
    private readonly catalogue: ProductCatalogue,
    private readonly modals: Modals,
    private readonly navigation: Navigation,
    private readonly language: Language,
    readonly preferred: PreferredCurrency,
  ) {
    this.bulk = new OwnProductsBulk(
      products,
      () => {
        const { tab, search, categoryId } = this.wanted;
        return { filter: { tab, search, categoryId } };
      },
      () => this.refresh(),
    );
    makeAutoObservable(this, {
      ...unobserved('head', 'preferred', 'bulk', 'products', 'catalogue', 'modals', 'navigation', 'language'),
      wanted: observableRef,
      rows: observableRef,
      counts: observableRef,
      categories: observableRef,
      missing: observableRef,
      deleting: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const wanted = wantedOf(query);
    const [page, { data: categories }, shop] = await Promise.all([
      this.list(wanted, signal),
      this.catalogue.productCategories({}, signal),
      this.products.ownShop({}, signal),
    ]);
    runInAction(() => {
      this.categories = categories;
      this.missing = shop.missing;
      this.bulk.choose([]);
      this.take(wanted, page);
    });
  }

  get pageCount(): number {
    return pagesOf(this, PAGE_SIZE.ownProducts);
  }

  get isFiltered(): boolean {
    return this.wanted.search !== '' || this.wanted.categoryId !== null || this.wanted.tab !== 'all';
  }

  get isAllChosen(): boolean {
    return this.rows.length > 0 && this.rows.every(({ product }) => this.bulk.chosen.has(product.id));
  }

  chooseAllOfPage(chosen: boolean): void {
    this.bulk.choose(chosen ? this.rows.map(({ product }) => product.id) : []);
  }

  /** Query of another tab, search, order or page; each starts at the first page. */
  queryWith(change: Partial<Wanted>): Record<string, QueryValue> {
    const { tab, search, categoryId, orderBy, page } = { ...this.wanted, page: 1, ...change };
    return {
      tab: tab === 'all' ? null : tab,
      search: search || null,
      category: categoryId,
      orderBy: orderBy === 'updatedAt.DESC' ? null : orderBy,
      page: page > 1 ? page : null,
    };
  }

  async narrow(change: Partial<Wanted>): Promise<void> {
    await this.navigation.go(pathOf('AdminListProducts', this.language, {}, this.queryWith(change)));
  }

  /** Opens the confirmation of a deletion; null closes it. */
  setDeleting(product: OwnProduct | null): void {
    this.deleting = product;
  }

  async delete(): Promise<void> {
    const { deleting } = this;
    this.deleting = null;
    if (!deleting) return;
    await this.change(() => this.products.deleteProduct({ id: deleting.id }), 'product-deleted');
  }

  async show(product: OwnProduct, shown: boolean): Promise<void> {
    const change = () => this.products.changeProducts({ ids: [product.id], action: shown ? 'show' : 'hide' });
    await this.change(change, shown ? 'product-shown' : 'product-hidden');
  }

  private async change(change: () => Promise<unknown>, message: string): Promise<void> {
    try {
      await change();
      await this.refresh();
      this.modals.notify('success', message);
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  private async refresh(): Promise<void> {
    // Prefetched screens contain old products.
    this.navigation.clearVisits();
    const { wanted, list } = await refreshedPage(this.wanted, (page) => this.list(page));
    runInAction(() => this.take(wanted, list));
  }

  private take(wanted: Wanted, { data, total, counts, lackingContact, undoable }: OwnProductPage): void {
    this.wanted = wanted;
    this.total = total;
    this.counts = counts;
    this.lackingContact = lackingContact;
    this.bulk.setUndoable(undoable);
    const renew = () => void this.recount();
    this.rows = data.map(
      (product) => new OwnProductRow(product, this.products, this.language, this.preferred, renew),
    );
  }

  /** Updates the counts of the tabs after a change of a row. */
  private async recount(): Promise<void> {
    this.navigation.clearVisits();
    try {
      const { page: _, ...wish } = this.wanted;
      const input = ownProductsInput({ ...wish, offset: 0, limit: 1 });
      const { counts } = await this.products.ownProducts(input);
      runInAction(() => {
        this.counts = counts;
      });
    } catch (error) {
      // The previous counts stay.
      if (!(error instanceof Failure)) throw error;
    }
  }

  private list({ page, ...wish }: Wanted, signal?: CancelSignal): Promise<OwnProductPage> {
    const limit = PAGE_SIZE.ownProducts;
    return this.products.ownProducts(
      ownProductsInput({ ...wish, offset: offsetOfPage(page, limit), limit }),
      signal,
    );
  }
}

function wantedOf(query: Query): Wanted {
  const category = Math.trunc(Number(query['category']?.[0] ?? 0)) || 0;
  return {
    tab: OWN_PRODUCT_TABS.find((tab) => tab === query['tab']?.[0]) ?? 'all',
    search: (query['search']?.[0] ?? '').slice(0, 200),
    categoryId: category > 0 ? category : null,
    orderBy: OWN_PRODUCT_ORDERS.find((order) => order === query['orderBy']?.[0]) ?? 'updatedAt.DESC',
    page: pageOfQuery(query),
  };
}
