import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { AnswerOf } from '../../../../api/operation.ts';
import type * as contract from '../../../../api/shop/product-imports.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { fetchedAddresses } from '../../../../src/core/shop/import/import-pictures.ts';
import { isNote } from '../../../../src/core/shop/import/product-import.ts';
import type { ImportField, RowFilter, RowNote } from '../../../../src/core/shop/import/product-import.ts';
import { json } from '../../../platform/database/database.ts';
import type { ProductImportTable, StoredChange } from './tables.ts';
import type { Database } from '../../../tables.ts';

export type ImportRecord = Selectable<ProductImportTable>;

type Page = { offset: number; limit: number };
type Summary = AnswerOf<typeof contract.productImports>['data'][number];

/** A vendor's imports, the latest first. */
export async function importsOf(
  db: Kysely<Database>,
  vendorId: number,
  { offset, limit }: Page,
): Promise<AnswerOf<typeof contract.productImports>> {
  const own = db.selectFrom('product_import').where('vendor_id', '=', vendorId);
  const rows = await own.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { data: rows.map(summaryOf), total };
}

/** One of the vendor's imports. @throws Failure `not-found`, for another vendor's too. */
export async function ownImport(
  db: Kysely<Database>,
  vendorId: number,
  id: string | number,
): Promise<ImportRecord> {
  const row = await db
    .selectFrom('product_import')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('id', '=', Number(id))
    .executeTakeFirst();
  if (!row) throw new Failure('error-import-not-found', {}, 'not-found');
  return row;
}

export function summaryOf(row: ImportRecord): Summary {
  return {
    id: row.id,
    fileName: row.file_name,
    kind: row.kind,
    size: row.size,
    status: row.status,
    progress: row.progress,
    rows: row.rows,
    counts: { bad: row.bad, add: row.to_add, change: row.to_change, same: row.unchanged },
    taken: row.taken,
    pictures: { total: row.pictures, fetched: row.pictures_fetched, failed: row.pictures_failed },
    error: row.error,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** With the columns of its file, their fields and some of their cells. */
export async function importOf(
  db: Kysely<Database>,
  row: ImportRecord,
): Promise<AnswerOf<typeof contract.productImport>> {
  return {
    ...summaryOf(row),
    manufacturer: row.manufacturer,
    manufacturerAddress: row.manufacturer_address,
    manufacturerContact: row.manufacturer_contact,
    encoding: row.encoding,
    encodingSample: row.encoding_sample,
    columns: row.columns.map(({ name, examples }) => ({ name, examples, field: row.mapping[name] ?? null })),
    withoutPictures: await countNoted(db, row.id, 'pictures'),
    withoutReduction: await countNoted(db, row.id, 'promo'),
  };
}

/** The rows of an import of one sort, in the order of the file; names of categories in the language. */
export async function rowsOf(
  db: Kysely<Database>,
  row: ImportRecord,
  { action, offset, limit }: Page & { action: RowFilter },
  language: Language,
): Promise<AnswerOf<typeof contract.productImportRows>> {
  const rows = await db
    .selectFrom('product_import_row')
    .selectAll()
    .where('import_id', '=', row.id)
    .where(isShown(action))
    .orderBy('number')
    .offset(offset)
    .limit(limit)
    .execute();
  const categories = await categoryNames(db, language);
  const nameOf = ({ field, before, after }: StoredChange): StoredChange =>
    field === 'categoryId'
      ? {
          field,
          before: categories.get(Number(before)) ?? null,
          after: categories.get(Number(after)) ?? null,
        }
      : { field, before, after };
  const { counts } = summaryOf(row);
  return {
    total: isNote(action) ? await countNoted(db, row.id, action) : counts[action],
    data: rows.map((one) => ({
      number: one.number,
      code: one.code,
      title: one.title,
      action: one.action,
      productId: one.product_id,
      price: one.given.price ?? null,
      quantity: one.given.quantity ?? null,
      pictures: fetchedAddresses(one.given.pictures ?? []).length,
      errors: one.errors,
      changes: one.changes.map(nameOf),
      filled: one.filled,
    })),
  };
}

const FIELD_OF_NOTE: Record<RowNote, ImportField> = { pictures: 'pictures', promo: 'promoPrice' };

const isNoted = (note: RowNote) =>
  sql<boolean>`action <> 'bad' and errors @> ${json([{ field: FIELD_OF_NOTE[note] }])}::jsonb`;

const isShown = (action: RowFilter) => (isNote(action) ? isNoted(action) : sql<boolean>`action = ${action}`);

async function countNoted(db: Kysely<Database>, importId: number, note: RowNote): Promise<number> {
  const { count } = await db
    .selectFrom('product_import_row')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .where(isNoted(note))
    .executeTakeFirstOrThrow();
  return count;
}

async function categoryNames(db: Kysely<Database>, language: Language): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('category')
    .select(['id', language === 'bg' ? 'name_bg as name' : 'name_en as name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
