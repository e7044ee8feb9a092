import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import { found } from './listed-rows.ts';
import type { ListedRows, ListedTable } from './listed-rows.ts';

/** How many rows a list has, as far as that is known already. */
export type KnownTotal = number | 'not-known' | 'perhaps-few';

/** Percent of the table that are read to learn how many rows fit, and where in the order a page of them ends. */
export const READ_PERCENT = 0.5;
/**
 * Where by the sample so many pages of the table have a row of the list, there are surely more than are counted: 40 of the pages that are
 * read, while as many pages as rows are counted would be 15 in the mean, and 40 never. Rows that lie together, page by page, change
 * nothing about that.
 */
export const SURELY_MANY = 8_000;

/** How many rows a list has, counted up to 3,000; not counted at all where a sample says that there are many more. */
export async function countListed<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: Pick<ListedRows, 'wanted'>,
  known: KnownTotal = 'not-known',
): Promise<number> {
  if (typeof known === 'number') return known;
  if (known === 'not-known' && (await isManyBySample(db, table, list))) return COUNT_LIMIT;
  const { rows } = await sql<{ total: number }>`
    with found as materialized (${found(table, list)})
    select count(*) as total from (select from found limit ${COUNT_LIMIT}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Whether a sample of the table tells that a list has surely more rows than are counted. */
export async function isManyBySample<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  { wanted }: Pick<ListedRows, 'wanted'>,
  { percent = READ_PERCENT, many = SURELY_MANY } = {},
): Promise<boolean> {
  const { rows } = await sql<{ pages: number }>`
    select count(distinct ${PAGE}) as pages
    from ${sql.table(table.name)} l tablesample system (${percent}) repeatable (0) where ${wanted}`.execute(
    db,
  );
  return (rows[0]?.pages ?? 0) * (100 / percent) >= many;
}

/** Which page of the table a row lies on. */
export const PAGE = sql`(l.ctid::text::point)[0]`;
