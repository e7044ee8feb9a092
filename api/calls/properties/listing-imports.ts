import type { Call } from '../../operation.ts';
import type * as contract from '../../properties/listing-imports.ts';

/* Written by `npm run contract:write`. */

export const changeListingEncoding: Call<typeof contract.changeListingEncoding> = {
  method: 'POST',
  path: '/api/user/property/import/{id}/encoding',
  guarded: true,
};

export const changeListingImport: Call<typeof contract.changeListingImport> = {
  method: 'POST',
  path: '/api/user/property/import/{id}',
  guarded: true,
  idempotent: true,
};

export const listingImport: Call<typeof contract.listingImport> = {
  method: 'GET',
  path: '/api/user/property/import/{id}',
  guarded: true,
};

export const listingImportRows: Call<typeof contract.listingImportRows> = {
  method: 'GET',
  path: '/api/user/property/import/{id}/row',
  guarded: true,
};

export const listingImports: Call<typeof contract.listingImports> = {
  method: 'GET',
  path: '/api/user/property/import',
  guarded: true,
};

export const mapListingImport: Call<typeof contract.mapListingImport> = {
  method: 'POST',
  path: '/api/user/property/import/{id}/mapping',
  guarded: true,
};

export const uploadListingImport: Call<typeof contract.uploadListingImport> = {
  method: 'POST',
  path: '/api/user/property/import',
  guarded: true,
};
