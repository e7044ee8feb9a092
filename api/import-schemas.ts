import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { IMPORT_ENCODINGS } from '../src/core/shared/import/import-encoding.ts';
import {
  IMPORT_KINDS,
  IMPORT_STATUSES,
  ROW_ACTIONS,
  ROW_FILTERS,
} from '../src/core/shared/import/file-import.ts';
import { Count, Id, IdText, Moment, nullable, oneOf, strict } from './schema.ts';

/* Values of a message, in the imports of products and of listings. */

const Values = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));
const Encoding = oneOf(IMPORT_ENCODINGS);
/** A field of a product or listing; null for none. */
const Field = nullable(Type.String());

export const importParams = strict({ id: IdText });

export const importSummary = {
  id: Id,
  fileName: Type.String(),
  kind: oneOf(IMPORT_KINDS),
  size: Type.Integer({ description: 'bytes' }),
  status: oneOf(IMPORT_STATUSES),
  progress: Type.Integer({ minimum: 0, maximum: 100, description: 'percentage of the running step' }),
  rows: Count,
  counts: strict({ bad: Count, change: Count, add: Count, same: Count }),
  taken: Count,
  pictures: strict({ total: Count, fetched: Count, failed: Count }),
  error: nullable(strict({ key: Type.String(), values: Values })),
  createdAt: Moment,
  finishedAt: nullable(Moment),
};

export const importDetails = {
  ...importSummary,
  encoding: nullable(Encoding),
  encodingSample: Type.Array(Type.String()),
  columns: Type.Array(strict({ name: Type.String(), field: Field, examples: Type.Array(Type.String()) })),
  withoutPictures: Type.Integer({
    minimum: 0,
    description: 'good rows with pictures that could not be downloaded',
  }),
};

const offset = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }));
const Shown = Type.Union([Type.String(), Type.Number(), Type.Null()]);

export const importPage = strict({ offset, limit });
export const importRowsQuery = strict({ action: Type.Optional(oneOf(ROW_FILTERS)), offset, limit });
export const importStep = strict({ status: oneOf(['importing', 'cancelled']) });
export const importEncoding = strict({ encoding: Encoding });

/**
 * Columns of a file with their fields.
 * @param field of a product or listing
 */
export const importColumns = <Name extends TSchema>(field: Name) =>
  Type.Array(strict({ name: Type.String({ maxLength: 120 }), field: nullable(field) }), { maxItems: 200 });

export const importRow = {
  number: Type.Integer(),
  code: Type.String(),
  title: Type.String(),
  action: oneOf(ROW_ACTIONS),
  price: nullable(Type.Integer({ description: 'stotinki (BGN × 100)' })),
  pictures: Type.Integer({ minimum: 0, description: 'pictures named by their URLs' }),
  errors: Type.Array(strict({ field: Field, key: Type.String(), values: Type.Optional(Values) })),
  changes: Type.Array(strict({ field: Type.String(), before: Shown, after: Shown })),
};
