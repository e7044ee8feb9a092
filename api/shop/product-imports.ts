import { Type } from 'typebox';
import { IMPORT_ENCODINGS } from '../../src/core/shop/import/import-encoding.ts';
import { MANUFACTURER_FIELDS, MANUFACTURER_SOURCES } from '../../src/core/shop/import/import-manufacturer.ts';
import {
  IMPORT_FIELD_NAMES,
  IMPORT_KINDS,
  IMPORT_STATUSES,
  ROW_ACTIONS,
  ROW_FILTERS,
} from '../../src/core/shop/import/product-import.ts';
import { operation } from '../operation.ts';
import { Count, Id, IdText, Moment, nullable, oneOf, page, strict } from '../schema.ts';

const domain = 'shop';
const callers = ['vendor'] as const;
const params = strict({ id: IdText });

const Status = oneOf(IMPORT_STATUSES);
const Action = oneOf(ROW_ACTIONS);
const RowFilter = oneOf(ROW_FILTERS);
const Values = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));

/** Which field of a product a column holds. */
const Field = oneOf(IMPORT_FIELD_NAMES);

const Encoding = oneOf(IMPORT_ENCODINGS);

const summary = {
  id: Id,
  fileName: Type.String(),
  kind: oneOf(IMPORT_KINDS),
  size: Type.Integer({ description: 'bytes' }),
  status: Status,
  progress: Type.Integer({ minimum: 0, maximum: 100, description: 'percent of what is under way' }),
  rows: Count,
  counts: strict({ bad: Count, change: Count, add: Count, same: Count }),
  taken: Count,
  pictures: strict({ total: Count, fetched: Count, failed: Count }),
  error: nullable(strict({ key: Type.String(), values: Values })),
  createdAt: Moment,
  finishedAt: nullable(Moment),
};

const Import = strict({
  ...summary,
  manufacturer: Type.String({ description: 'said once for the file; rows that name none have it' }),
  manufacturerAddress: Type.String(),
  manufacturerContact: Type.String(),
  encoding: nullable(Encoding),
  encodingSample: Type.Array(Type.String()),
  columns: Type.Array(
    strict({ name: Type.String(), field: nullable(Field), examples: Type.Array(Type.String()) }),
  ),
  withoutPictures: Type.Integer({
    minimum: 0,
    description: "good rows of whose pictures some can't be had",
  }),
  withoutReduction: Type.Integer({
    minimum: 0,
    description: 'good rows with a promo that is not below the lowest price of 30 days',
  }),
});

const offset = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }));
const Shown = Type.Union([Type.String(), Type.Number(), Type.Null()]);

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
  query: strict({ offset, limit }),
  answer: page(strict(summary)),
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
  params,
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
  // Asked twice it happens once.
  idempotent: true,
  params,
  body: strict({ status: oneOf(['importing', 'cancelled']) }),
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
  params,
  body: strict({
    columns: Type.Array(strict({ name: Type.String({ maxLength: 120 }), field: nullable(Field) }), {
      maxItems: 200,
    }),
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
  params,
  body: strict({ encoding: Encoding }),
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
  params,
  query: strict({ action: Type.Optional(RowFilter), offset, limit }),
  answer: page(
    strict({
      number: Type.Integer(),
      code: Type.String(),
      title: Type.String(),
      action: Action,
      productId: nullable(Id),
      price: nullable(Type.Integer({ description: 'stotinki (BGN × 100)' })),
      quantity: nullable(Type.Integer()),
      pictures: Type.Integer({ minimum: 0, description: 'that its addresses name' }),
      errors: Type.Array(
        strict({ field: nullable(Field), key: Type.String(), values: Type.Optional(Values) }),
      ),
      changes: Type.Array(strict({ field: Type.String(), before: Shown, after: Shown })),
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
