import { Type } from 'typebox';
import { MANUFACTURER_FIELDS, MANUFACTURER_SOURCES } from '../../src/core/shop/import/import-manufacturer.ts';
import { IMPORT_FIELD_NAMES } from '../../src/core/shop/import/product-import.ts';
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

const domain = 'shop';
const callers = ['vendor'] as const;

const Import = strict({
  ...importDetails,
  manufacturer: Type.String({ description: 'given once for the file, for rows that name none' }),
  manufacturerAddress: Type.String(),
  manufacturerContact: Type.String(),
  withoutReduction: Type.Integer({
    minimum: 0,
    description: 'good rows with a promo that is not below the lowest price of 30 days',
  }),
});

export const uploadProductImport = operation({
  id: 'uploadProductImport',
  method: 'POST',
  path: '/api/product/import',
  summary: 'Sends a file of products: CSV, XLSX or XML, 50 MB at most; it is checked and changes nothing yet',
  domain,
  callers,
  guarded: true,
  multipart: true,
  answer: strict({ id: Id }),
  status: 201,
});

export const productImports = operation({
  id: 'productImports',
  method: 'GET',
  path: '/api/product/import',
  summary: "The vendor's imports, the latest first (VEND-05)",
  domain,
  callers,
  guarded: true,
  query: importPage,
  answer: page(strict(importSummary)),
});

export const productImport = operation({
  id: 'productImport',
  method: 'GET',
  path: '/api/product/import/{id}',
  summary: 'An import: how far it is, and the columns of its file',
  domain,
  callers,
  own: 'import',
  guarded: true,
  params: importParams,
  answer: Import,
});

export const changeProductImport = operation({
  id: 'changeProductImport',
  method: 'POST',
  path: '/api/product/import/{id}',
  summary:
    'Takes the good rows into the shop, or calls the import off; what was taken before stays (VEND-05)',
  domain,
  callers,
  own: 'import',
  guarded: true,
  // A repeated request has no further effect.
  idempotent: true,
  params: importParams,
  body: importStep,
  answer: Import,
});

export const mapProductImport = operation({
  id: 'mapProductImport',
  method: 'POST',
  path: '/api/product/import/{id}/mapping',
  summary:
    'Says which column holds which field, and who made what names nobody, and checks the file again; the columns are remembered',
  domain,
  callers,
  own: 'import',
  guarded: true,
  params: importParams,
  body: strict({
    columns: importColumns(oneOf(IMPORT_FIELD_NAMES)),
    manufacturer: Type.Optional(Type.String({ maxLength: 200 })),
    manufacturerAddress: Type.Optional(Type.String({ maxLength: 300 })),
    manufacturerContact: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  answer: Import,
});

export const changeImportEncoding = operation({
  id: 'changeImportEncoding',
  method: 'POST',
  path: '/api/product/import/{id}/encoding',
  summary: 'Reads and checks a text file again in another encoding; its columns are recognised anew',
  domain,
  callers,
  own: 'import',
  guarded: true,
  params: importParams,
  body: importEncoding,
  answer: Import,
});

export const productImportRows = operation({
  id: 'productImportRows',
  method: 'GET',
  path: '/api/product/import/{id}/row',
  summary: 'The rows of a file that would add, change, do nothing, or are bad, and why (VEND-04)',
  domain,
  callers,
  own: 'import',
  guarded: true,
  params: importParams,
  query: importRowsQuery,
  answer: page(
    strict({
      ...importRow,
      productId: nullable(Id),
      quantity: nullable(Type.Integer()),
      filled: Type.Array(
        strict({
          field: oneOf(MANUFACTURER_FIELDS),
          value: Type.String(),
          source: oneOf(MANUFACTURER_SOURCES),
        }),
      ),
    }),
  ),
});

export const productImportOperations = [
  uploadProductImport,
  productImports,
  productImport,
  changeProductImport,
  mapProductImport,
  changeImportEncoding,
  productImportRows,
];
