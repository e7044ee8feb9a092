import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ProductList } from '../../../src/view-models/shop/product-list.ts';
import { aProduct } from '../../support/a-product.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';

const { signal } = new AbortController();
const products = Array.from({ length: 23 }, (_, index) => aProduct({ id: index + 1 }));

describe('A list of products (SHOP-03)', () => {
  it('shows ten to a page, cheapest first', async () => {
    const shop = aProductCatalogue(products);
    const list = new ProductList(shop);
    await list.load({ categoryId: 3 }, { page: ['3'] }, signal);
    expect(shop.inputs('searchProducts')[0]).toMatchObject({ orderBy: 'price.ASC', offset: 20, limit: 10 });
    expect([list.products.data.length, list.products.total, list.pageCount]).toEqual([3, 23, 3]);
    expect(list.loading).toBe(false);
  });

  it('keeps its filters over the pages, and starts at the first page with other ones', async () => {
    const list = new ProductList(aProductCatalogue(products));
    await list.load({ categoryId: 3 }, { colour: ['oak'], page: ['2'] }, signal);
    expect(list.queryOfPage(3)).toMatchObject({ colour: ['oak'], page: 3 });
    expect(list.queryWith({ filters: { onPromo: true } })).toMatchObject({
      colour: ['oak'],
      onPromo: true,
      page: null,
    });
    expect(list.filterCount).toBe(1);
    expect(list.queryWithoutFilters).toMatchObject({ colour: [], page: null });
  });

  it('stays unchanged when the next page can’t be loaded', async () => {
    const shop = aProductCatalogue(products);
    const list = new ProductList(shop);
    await list.load({ categoryId: 3 }, {}, signal);
    shop.failOnce('searchProducts', new Failure('error-no-connection', {}, 'unreachable'));
    await expect(list.load({ categoryId: 3 }, { page: ['2'] }, signal)).rejects.toThrow();
    expect([list.list.page, list.products.data.length, list.loading]).toEqual([1, 10, false]);
  });

  it('shows that it is loading, and is empty before the response', async () => {
    const list = new ProductList(aProductCatalogue(products));
    expect([list.products.data, list.loading, list.pageCount, list.filterCount]).toEqual([[], false, 1, 0]);
    expect([list.list.orderBy, list.queryOfPage(1)['orderBy']]).toEqual(['price.ASC', null]);
    const loading = list.load({ categoryId: 3 }, {}, signal);
    expect(list.loading).toBe(true);
    await loading;
    expect(list.choices?.inStock).toBe(23);
  });

  it('offers the order by relevance only for a text', async () => {
    const list = new ProductList(aProductCatalogue(products), 'popular.DESC');
    expect(list.orders).not.toContain('relevance.DESC');
    await list.load({ request: 'лампа' }, {}, signal);
    expect(list.orders).toEqual([
      'popular.DESC',
      'price.ASC',
      'price.DESC',
      'createdAt.DESC',
      'rating.DESC',
      'relevance.DESC',
    ]);
    await list.load({ categoryId: 3 }, {}, signal);
    expect(list.orders).not.toContain('relevance.DESC');
  });

  it('keeps its order with other filters, and its filters with another order', async () => {
    const list = new ProductList(aProductCatalogue(products), 'popular.DESC');
    await list.load({ categoryId: 3 }, { orderBy: ['price.DESC'], inStock: ['1'] }, signal);
    expect(list.queryOfPage(2)).toMatchObject({ orderBy: 'price.DESC', inStock: true, page: 2 });
    expect(list.queryWith({ filters: { onPromo: true } })).toMatchObject({
      orderBy: 'price.DESC',
      inStock: true,
      onPromo: true,
    });
    expect(list.queryWith({ orderBy: 'popular.DESC' })).toMatchObject({ orderBy: null, inStock: true });
    expect(list.queryWithoutFilters).toMatchObject({ orderBy: 'price.DESC', inStock: false });
  });
});
