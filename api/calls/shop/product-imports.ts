import type { Call } from '../../operation.ts';
import type * as contract from '../../shop/product-imports.ts';

/* Written by `npm run contract:write`. */

export const changeImportEncoding: Call<typeof contract.changeImportEncoding> = {
  method: 'POST',
  path: '/api/product/import/{id}/encoding',
  guarded: true,
};

export const changeProductImport: Call<typeof contract.changeProductImport> = {
  method: 'POST',
  path: '/api/product/import/{id}',
  guarded: true,
  idempotent: true,
};

export const mapProductImport: Call<typeof contract.mapProductImport> = {
  method: 'POST',
  path: '/api/product/import/{id}/mapping',
  guarded: true,
};

export const productImport: Call<typeof contract.productImport> = {
  method: 'GET',
  path: '/api/product/import/{id}',
  guarded: true,
};

export const productImportRows: Call<typeof contract.productImportRows> = {
  method: 'GET',
  path: '/api/product/import/{id}/row',
  guarded: true,
};

export const productImports: Call<typeof contract.productImports> = {
  method: 'GET',
  path: '/api/product/import',
  guarded: true,
};

export const uploadProductImport: Call<typeof contract.uploadProductImport> = {
  method: 'POST',
  path: '/api/product/import',
  guarded: true,
};
