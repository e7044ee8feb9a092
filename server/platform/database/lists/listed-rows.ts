import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';

export type Condition = RawBuilder<unknown>;

/**
 * A table that lists are read from: one narrow row, `l`, for each card, an index for each order, alone and within the parts
 * that lists are made of, and one of all terms (decisions 61 and 64).
 */
export type ListedTable = { name: string; id: string };

/** An order by a column, and by the id where that is the same. */
export type ListedOrder = {
  key: string;
  type: 'integer' | 'double precision' | 'timestamptz';
  isDescending: boolean;
};

/** The first rows in an order. */
export type ListedPage = { order: ListedOrder; limit: number };

/** What narrows a list. */
export type ListedRows = {
  /** The part of the table that the order has an index of, within the wanted range of what is ordered by. */
  partInRange: Condition;
  /** All that a row of the list fulfils. */
  wanted: Condition;
  /** What of it the index of terms answers, or that of places. */
  terms: Condition;
  /** What of it the indexes of the orders answer without the rows, and what is left after that. */
  covered?: Condition | undefined;
  uncovered?: Condition | undefined;
};

export function orderOf({ id }: ListedTable, { key, isDescending }: ListedOrder): Condition {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`${sql.ref(`l.${key}`)} ${direction}, ${sql.ref(`l.${id}`)} ${direction}`;
}

/** All that fit, sorted. */
export const inOrder = (
  table: ListedTable,
  list: Pick<ListedRows, 'wanted'>,
  { order: by, limit }: ListedPage,
): Condition => sql`
  with found as materialized (${found(table, list, by)})
  select ${idOf(table)} from found l order by ${orderOf(table, by)} limit ${limit}`;

/** So many rows in their order, and of them the first that fit. */
export function walkOf(
  table: ListedTable,
  { partInRange, wanted }: ListedRows,
  { order: by, limit, rows }: { order: ListedOrder; limit: number; rows: number },
): Condition {
  const order = orderOf(table, by);
  return sql`
    select ${idOf(table)} from (
      select * from ${sql.table(table.name)} l where ${partInRange} order by ${order} limit ${unforeseen(rows)}
    ) l where ${wanted} order by ${order} limit ${limit}`;
}

/** As a number PostgreSQL would rather sort a whole part than walk through most of it; half of the walk is mostly enough. */
export const unforeseen = (rows: number) => sql`(select ${rows}::integer)`;

/** To be written `as materialized`: PostgreSQL then plans for finding all of them, which stays quick where few are. */
export function found(
  table: ListedTable,
  { wanted }: Pick<ListedRows, 'wanted'>,
  by?: ListedOrder,
): Condition {
  const key = by ? sql`, ${sql.ref(`l.${by.key}`)}` : sql``;
  return sql`select ${idOf(table)}${key} from ${sql.table(table.name)} l where ${wanted}`;
}

/** The ids that a statement finds, in its order. */
export async function idsOf<Tables>(db: Kysely<Tables>, found: Condition): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(id) as ids from (${found}) first (id)`.execute(db);
  return rows[0]?.ids ?? [];
}

export const idOf = ({ id }: ListedTable) => sql.ref(`l.${id}`);
