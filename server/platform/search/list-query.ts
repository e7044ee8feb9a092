import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { COUNT_LIMIT } from '../../../src/core/shared/page.ts';

export type Condition = RawBuilder<unknown>;

/**
 * Rows up to which a list is sorted as a whole; longer lists use the index of their order. Prices, areas and
 * ratings are correlated with words and filters, so their index leads through most of the table.
 */
export const SORTED_UP_TO = { correlated: 30_000, independent: COUNT_LIMIT };

/** Table of a list (alias `l`), its key, the columns of its orders, and its condition. */
export type ListQuery = { table: string; id: string; sortedBy: readonly string[]; where: Condition };

/** Slice of a list; `order` includes the key, so that equal rows have one order on all pages. */
export type ListSlice = { order: Condition; limit: number; offset: number; sortedUpTo: number };

export const all = (conditions: readonly Condition[]) =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;

/** Counts the rows of a list up to `COUNT_LIMIT`. */
export async function countList<Tables>(db: Kysely<Tables>, { table, where }: ListQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from ${sql.table(table)} l where ${where} limit ${COUNT_LIMIT}
    ) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns the ids of one page in order, and the number of rows up to `COUNT_LIMIT`. */
export const readList = <Tables>(
  db: Kysely<Tables>,
  query: ListQuery,
  { order, limit, offset, sortedUpTo }: ListSlice,
): Promise<{ ids: number[]; total: number }> =>
  readPage(
    db,
    query,
    (rows) => sql`
      select ${sql.ref(`l.${query.id}`)} as id from ${rows} order by ${order} limit ${limit} offset ${offset}`,
    sortedUpTo,
  );

/**
 * Reads a page. Up to `sortedUpTo` rows are read and sorted; of a longer list PostgreSQL reads the page alone.
 * @param pageOf selects the ids of the page from rows `l`
 */
export async function readPage<Tables>(
  db: Kysely<Tables>,
  { table, id, sortedBy, where }: ListQuery,
  pageOf: (rows: Condition) => Condition,
  sortedUpTo: number,
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as (
      select ${sql.join([id, ...sortedBy].map((name) => sql.ref(`l.${name}`)))}
      from ${sql.table(table)} l where ${where} limit ${sortedUpTo}
    )
    select (select count(*) from found) as total,
      (select coalesce(json_agg(id), '[]') from (${pageOf(sql`found l`)}) page) as ids`.execute(db);
  const [{ total, ids } = { total: 0, ids: [] }] = rows;
  if (total < sortedUpTo) return { ids, total: Math.min(total, COUNT_LIMIT) };
  const page = await sql<{ id: number }>`${pageOf(sql`${sql.table(table)} l where ${where}`)}`.execute(db);
  return { ids: page.rows.map(({ id }) => id), total: COUNT_LIMIT };
}
