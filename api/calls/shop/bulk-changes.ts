import type { Call } from '../../operation.ts';
import type * as contract from '../../shop/bulk-changes.ts';

/* Written by `npm run contract:write`. */

export const changeProducts: Call<typeof contract.changeProducts> = {
  method: 'POST',
  path: '/api/vendor/product/bulk',
  guarded: true,
};

export const previewProductsChange: Call<typeof contract.previewProductsChange> = {
  method: 'POST',
  path: '/api/vendor/product/bulk/preview',
  guarded: true,
  idempotent: true,
};

export const undoProductsChange: Call<typeof contract.undoProductsChange> = {
  method: 'POST',
  path: '/api/vendor/product/bulk/{id}/undo',
  guarded: true,
  idempotent: true,
};
