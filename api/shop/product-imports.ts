import { Type } from 'typebox';
import { MANUFACTURER_FIELDS, MANUFACTURER_SOURCES } from '../../src/core/shop/import/import-manufacturer.ts';
import { IMPORT_FIELD_NAMES } from '../../src/core/shop/import/import-fields.ts';
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
  manufacturer: Type.String({ description: 'for all rows of the file that do not name one' }),
  manufacturerAddress: Type.String(),
  manufacturerContact: Type.String(),
  withoutReduction: Type.Integer({
    minimum: 0,
    description: 'good rows with a promo price that is not below the lowest price of 30 days',
  }),
});

export const uploadProductImport = operation({
  id: 'uploadProductImport',
  method: 'POST',
  path: '/api/product/import',
  summary:
    'Uploads a file of products (CSV, XLSX or XML, at most 50 MB) and checks it; nothing is imported yet',
  domain,
  callers,
  area: 'products',
  guarded: true,
  multipart: true,
  answer: strict({ id: Id }),
  status: 201,
});

export const productImports = operation({
  id: 'productImports',
  method: 'GET',
  path: '/api/product/import',
  summary: "Returns the vendor's imports, the latest first (VEND-05)",
  domain,
  callers,
  area: 'products',
  guarded: true,
  query: importPage,
  answer: page(strict(importSummary)),
});

export const productImport = operation({
  id: 'productImport',
  method: 'GET',
  path: '/api/product/import/{id}',
  summary: 'Returns an import: its progress and the columns of its file',
  domain,
  callers,
  area: 'products',
  own: 'import',
  guarded: true,
  params: importParams,
  answer: Import,
});

export const changeProductImport = operation({
  id: 'changeProductImport',
  method: 'POST',
  path: '/api/product/import/{id}',
  summary: 'Imports the good rows, or cancels the import; rows imported before stay (VEND-05)',
  domain,
  callers,
  area: 'products',
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
    'Sets the field of each column and the default manufacturer, and checks the file again; the columns are stored for the next file',
  domain,
  callers,
  area: 'products',
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
  summary: 'Reads and checks a text file again in another encoding; its columns are recognised again',
  domain,
  callers,
  area: 'products',
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
  summary: 'Returns the rows of a file that are added, changed, unchanged or bad, with the errors (VEND-04)',
  domain,
  callers,
  area: 'products',
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
