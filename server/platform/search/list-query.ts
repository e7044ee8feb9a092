import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { COUNT_LIMIT } from '../../../src/core/shared/page.ts';

export type Condition = RawBuilder<unknown>;

/** Table of a list with the alias `l`, its key, and what its rows fulfil. */
export type ListQuery = { table: string; id: string; where: Condition };

/** Slice of a list; `order` includes the key, so that equal rows have one order on all pages. */
export type ListSlice = { order: Condition; limit: number; offset?: number };

export const all = (conditions: readonly Condition[]) =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;

/** Counts the rows of a list up to `COUNT_LIMIT`. */
export async function countList<Tables>(
  db: Kysely<Tables>,
  { table, where }: ListQuery,
  limit = COUNT_LIMIT,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from ${sql.table(table)} l where ${where} limit ${limit}
    ) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns the ids of one page in order. */
export async function pageOfList<Tables>(
  db: Kysely<Tables>,
  { table, id, where }: ListQuery,
  { order, limit, offset = 0 }: ListSlice,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(`l.${id}`)} as id from ${sql.table(table)} l where ${where}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => row.id);
}
