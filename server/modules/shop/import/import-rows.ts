import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { AnswerOf } from '../../../../api/operation.ts';
import type * as contract from '../../../../api/shop/product-imports.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { isNote } from '../../../../src/core/shared/import/file-import.ts';
import type { RowFilter, RowNote } from '../../../../src/core/shared/import/file-import.ts';
import { fetchedAddresses } from '../../../../src/core/shared/import/import-pictures.ts';
import { json } from '../../../platform/database/database.ts';
import type { ImportOwner } from '../../../platform/import-files/stored-file.ts';
import type { ImportRecord } from './import-subject.ts';
import type { Database } from '../../../tables.ts';

type Page = { offset: number; limit: number };
type Summary = AnswerOf<typeof contract.productImports>['data'][number];

/** Returns the owner's imports, latest first. */
export async function importsOf(
  db: Kysely<Database>,
  owner: ImportOwner,
  { offset, limit }: Page,
): Promise<AnswerOf<typeof contract.productImports>> {
  const own = db.selectFrom('product_import').where(owner.column, '=', owner.id);
  const rows = await own.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { data: rows.map(summaryOf), total };
}

/** Returns one of the owner's imports. @throws Failure `not-found`, also for another owner's import */
export async function ownImport(
  db: Kysely<Database>,
  owner: ImportOwner,
  id: string | number,
): Promise<ImportRecord> {
  const row = await db
    .selectFrom('product_import')
    .selectAll()
    .where(owner.column, '=', owner.id)
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

/** Returns an import with its file's columns, their fields and example cells. */
export async function importDetailsOf(db: Kysely<Database>, row: ImportRecord) {
  return {
    ...summaryOf(row),
    encoding: row.encoding,
    encodingSample: row.encoding_sample,
    columns: row.columns.map(({ name, examples }) => ({ name, examples, field: row.mapping[name] ?? null })),
    withoutPictures: await countNoted(db, row.id, 'pictures'),
  };
}

/**
 * Returns the rows of an import for a filter, in file order.
 * @param maxPictures maximum pictures of a product or listing
 */
export async function rowsOf(
  db: Kysely<Database>,
  row: ImportRecord,
  { action, offset, limit }: Page & { action: RowFilter },
  maxPictures: number,
) {
  const rows = await db
    .selectFrom('product_import_row')
    .selectAll()
    .where('import_id', '=', row.id)
    .where(isShown(action))
    .orderBy('number')
    .offset(offset)
    .limit(limit)
    .execute();
  const { counts } = summaryOf(row);
  return {
    total: isNote(action) ? await countNoted(db, row.id, action) : counts[action],
    rows: rows.map((one) => ({
      stored: one,
      row: {
        number: one.number,
        code: one.code,
        title: one.title,
        action: one.action,
        price: one.given.price ?? null,
        pictures: fetchedAddresses(one.given.pictures ?? [], maxPictures).length,
        errors: one.errors,
        changes: one.changes,
      },
    })),
  };
}

/** Conditions on the notes of a good row. */
const NOTED: Record<RowNote, RawBuilder<boolean>> = {
  pictures: sql`errors @> ${json([{ field: 'pictures' }])}::jsonb`,
  promo: sql`errors @> ${json([{ field: 'promoPrice' }])}::jsonb`,
  incomplete: sql`jsonb_path_exists(errors, '$[*] ? (@.field != "pictures")')`,
};

const isNoted = (note: RowNote) => sql<boolean>`action <> 'bad' and ${NOTED[note]}`;

const isShown = (action: RowFilter) => (isNote(action) ? isNoted(action) : sql<boolean>`action = ${action}`);

export async function countNoted(db: Kysely<Database>, importId: number, note: RowNote): Promise<number> {
  const { count } = await db
    .selectFrom('product_import_row')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .where(isNoted(note))
    .executeTakeFirstOrThrow();
  return count;
}
