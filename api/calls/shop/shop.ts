import type { Call } from '../../operation.ts';
import type * as contract from '../../shop/shop.ts';

/* Written by `npm run contract:write`. */

export const categoryFilters: Call<typeof contract.categoryFilters> = {
  method: 'GET',
  path: '/api/product/category/filters/{id}',
  guarded: true,
};

export const product: Call<typeof contract.product> = {
  method: 'GET',
  path: '/api/product/{id}',
  guarded: true,
};

export const productCategories: Call<typeof contract.productCategories> = {
  method: 'GET',
  path: '/api/product/category',
  guarded: true,
};

export const productShortlist: Call<typeof contract.productShortlist> = {
  method: 'GET',
  path: '/api/product/shortlist',
  guarded: true,
};

export const searchFilters: Call<typeof contract.searchFilters> = {
  method: 'POST',
  path: '/api/product/search/filters',
  guarded: true,
  idempotent: true,
};

export const searchProducts: Call<typeof contract.searchProducts> = {
  method: 'POST',
  path: '/api/product/search',
  guarded: true,
  idempotent: true,
};

export const visitProduct: Call<typeof contract.visitProduct> = {
  method: 'POST',
  path: '/api/product/{id}/visit',
};
