import { Type } from 'typebox';
import { LISTING_FIELD_NAMES } from '../../src/core/properties/import/listing-import-fields.ts';
import {
  importColumns,
  importDetails,
  importEncoding,
  importPage,
  importParams,
  importRow,
  importRowsQuery,
  importStep,
  importSummary,
} from '../import-schemas.ts';
import { operation } from '../operation.ts';
import { Id, nullable, oneOf, page, strict } from '../schema.ts';

const domain = 'properties';
const callers = ['agency'] as const;

const Import = strict({
  ...importDetails,
  incomplete: Type.Integer({ minimum: 0, description: 'good rows of drafts with missing facts' }),
});

export const uploadListingImport = operation({
  id: 'uploadListingImport',
  method: 'POST',
  path: '/api/user/property/import',
  summary:
    'Uploads a file of listings (CSV, XLSX or XML, at most 50 MB) and checks it; nothing is imported yet',
  domain,
  callers,
  guarded: true,
  multipart: true,
  answer: strict({ id: Id }),
  status: 201,
});

export const listingImports = operation({
  id: 'listingImports',
  method: 'GET',
  path: '/api/user/property/import',
  summary: "Returns the agency's imports of listings, the latest first",
  domain,
  callers,
  guarded: true,
  query: importPage,
  answer: page(strict(importSummary)),
});

export const listingImport = operation({
  id: 'listingImport',
  method: 'GET',
  path: '/api/user/property/import/{id}',
  summary: 'Returns an import of listings: its progress and the columns of its file',
  domain,
  callers,
  own: 'listing import',
  guarded: true,
  params: importParams,
  answer: Import,
});

export const changeListingImport = operation({
  id: 'changeListingImport',
  method: 'POST',
  path: '/api/user/property/import/{id}',
  summary:
    'Imports the good rows: new ones as drafts, changed ones into the listings with their codes; or cancels the import',
  domain,
  callers,
  own: 'listing import',
  guarded: true,
  // A repeated request has no further effect.
  idempotent: true,
  params: importParams,
  body: importStep,
  answer: Import,
});

export const mapListingImport = operation({
  id: 'mapListingImport',
  method: 'POST',
  path: '/api/user/property/import/{id}/mapping',
  summary:
    'Sets the field of each column and checks the file again; the choice is used for the next file too',
  domain,
  callers,
  own: 'listing import',
  guarded: true,
  params: importParams,
  body: strict({
    columns: importColumns(oneOf(LISTING_FIELD_NAMES)),
  }),
  answer: Import,
});

export const changeListingEncoding = operation({
  id: 'changeListingEncoding',
  method: 'POST',
  path: '/api/user/property/import/{id}/encoding',
  summary: 'Reads and checks a text file again in another encoding; its columns are recognised again',
  domain,
  callers,
  own: 'listing import',
  guarded: true,
  params: importParams,
  body: importEncoding,
  answer: Import,
});

export const listingImportRows = operation({
  id: 'listingImportRows',
  method: 'GET',
  path: '/api/user/property/import/{id}/row',
  summary: 'Returns the rows of a file by action or note, with the errors of the bad ones',
  domain,
  callers,
  own: 'listing import',
  guarded: true,
  params: importParams,
  query: importRowsQuery,
  answer: page(
    strict({
      ...importRow,
      listingId: nullable(Id),
    }),
  ),
});

export const listingImportOperations = [
  uploadListingImport,
  listingImports,
  listingImport,
  changeListingImport,
  mapListingImport,
  changeListingEncoding,
  listingImportRows,
];
