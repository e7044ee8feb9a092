import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import { ensureId } from '../../core/shared/id.ts';
import type { Category } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { ProductList } from './product-list.ts';
import { unobserved } from '../site/unobserved.ts';

/** Products of a category with filters (SHOP-03). */
export class CategoryScreen implements Screen {
  category: Category | null = null;
  /** Categories above it, from the top. */
  above: readonly Category[] = [];
  subcategories: readonly Category[] = [];
  readonly list: ProductList;

  constructor(private readonly catalogue: ProductCatalogue) {
    this.list = new ProductList(catalogue);
    makeAutoObservable(this, {
      ...unobserved('catalogue', 'list'),
      category: observableRef,
      above: observableRef,
      subcategories: observableRef,
    });
  }

  get head(): Head {
    const { category } = this;
    if (!category) return { title: { key: 'categories-title' } };
    return {
      title: category.name,
      description: {
        key: 'category-description',
        values: { category: category.name, count: category.productCount },
      },
      canonical: {
        name: 'ProductCategory',
        params: { id: String(category.id) },
        query: this.list.list.page > 1 ? { page: this.list.list.page } : {},
      },
    };
  }

  get pageCount(): number {
    return this.list.pageCount;
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    const id = Number(ensureId(params['id'], 'error-category-not-found'));
    const [{ data: categories }] = await Promise.all([
      this.catalogue.productCategories({}, signal),
      this.list.load({ categoryId: id }, query, signal),
    ]);
    const shown = categories.filter(({ hidden }) => !hidden);
    const category = shown.find((one) => one.id === id);
    if (!category) throw new Failure('error-category-not-found', {}, 'not-found');
    runInAction(() => {
      this.category = category;
      this.above = categoriesAbove(category, shown);
      this.subcategories = shown.filter(({ parentId }) => parentId === id);
    });
  }
}

function categoriesAbove({ parentId }: Category, categories: readonly Category[]): Category[] {
  const parent = categories.find(({ id }) => id === parentId);
  return parent ? [...categoriesAbove(parent, categories), parent] : [];
}
