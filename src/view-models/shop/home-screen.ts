import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Category, ProductSummary } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import { NO_FILTERS } from '../../core/shop/product-search.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';

const SHOWN_PRODUCTS = 8;

/** The home and shop screen (SHOP-01, NAV-03). */
export class HomeScreen implements Screen {
  promoCategories: readonly Category[] = [];
  promoProducts: readonly ProductSummary[] = [];
  newProducts: readonly ProductSummary[] = [];

  /** `selected` are the ids of the promo categories chosen by hand, in their order. */
  constructor(
    private readonly catalogue: ProductCatalogue,
    private readonly selected: readonly number[],
  ) {
    makeAutoObservable<this, 'catalogue' | 'selected'>(this, {
      promoCategories: observableRef,
      promoProducts: observableRef,
      newProducts: observableRef,
      catalogue: false,
      selected: false,
    });
  }

  get head(): Head {
    return {
      title: { key: 'home-title' },
      description: { key: 'home-description' },
      canonical: { name: 'Index' },
      structuredData: [{ '@context': 'https://schema.org', '@type': 'WebSite', url: '/' }],
    };
  }

  async load({ signal }: Visit): Promise<void> {
    const search = (onPromo: boolean) =>
      this.catalogue.search(
        {
          scope: {},
          filters: { ...NO_FILTERS, onPromo, inStock: true },
          orderBy: 'createdAt.DESC',
          offset: 0,
          limit: SHOWN_PRODUCTS,
        },
        signal,
      );
    const [categories, promo, newest] = await Promise.all([
      this.catalogue.categories({ promo: true }, signal),
      search(true),
      search(false),
    ]);
    runInAction(() => {
      this.promoCategories = this.selected.flatMap(
        (id) => categories.find((category) => category.id === id) ?? [],
      );
      this.promoProducts = promo.data;
      this.newProducts = newest.data;
    });
  }
}
