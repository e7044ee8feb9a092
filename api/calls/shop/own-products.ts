import type { Call } from '../../operation.ts';
import type * as contract from '../../shop/own-products.ts';

/* Written by `npm run contract:write`. */

export const createProduct: Call<typeof contract.createProduct> = {
  method: 'POST',
  path: '/api/product',
  guarded: true,
  idempotent: true,
};

export const deleteProduct: Call<typeof contract.deleteProduct> = {
  method: 'DELETE',
  path: '/api/product/{id}',
  guarded: true,
};

export const ownProduct: Call<typeof contract.ownProduct> = {
  method: 'GET',
  path: '/api/vendor/product/{id}',
  guarded: true,
};

export const ownProducts: Call<typeof contract.ownProducts> = {
  method: 'GET',
  path: '/api/vendor/product',
  guarded: true,
};

export const setStockAndPrice: Call<typeof contract.setStockAndPrice> = {
  method: 'POST',
  path: '/api/vendor/product/{id}/stock-and-price',
  guarded: true,
};

export const setStockByCode: Call<typeof contract.setStockByCode> = {
  method: 'POST',
  path: '/api/vendor/stock-and-price',
  guarded: true,
  idempotent: true,
};

export const updateProduct: Call<typeof contract.updateProduct> = {
  method: 'POST',
  path: '/api/product/{id}',
  guarded: true,
};
