import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';

export type Condition = RawBuilder<unknown>;

/**
 * A table that lists are read from: one narrow row, `l`, for each card, an index for each order, alone and within the parts
 * that lists are made of, and one of all terms (decisions 61 and 64).
 */
export type ListedTable = {
  name: string;
  id: string;
  /** The table that keeps half a percent of its rows, drawn one by one; else half a percent of its pages are read where that is asked for. */
  sample?: string;
};

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
  /** What a row of the list fulfils by the index of terms. */
  terms: Condition;
  /** And what that does not answer. */
  besideTerms: Condition;
  /** All of both but what is `uncovered`, as the indexes of the orders and that of places hold it beside their keys. */
  covered?: Condition | undefined;
  /** What of it indexes answer each alone, as they do: a range of prices, a part of the map. */
  ranges?: readonly Condition[];
  /** What only the row says. */
  uncovered?: Condition | undefined;
  /** Whether that, or the terms, are words set aside from the row, which take longer to read than it. */
  areWordsAside?: boolean;
  /** Where several parts of the table hold the list: the column that names a part, which each order has an index of. */
  parts?: { column: string; ids: readonly number[] } | undefined;
};

/**
 * How all rows of a list are found: by the index of terms, by that and one of a range, by one that begins with the range and
 * holds beside it all that is wanted, or by comparing each row of the range.
 */
export type FoundBy = { way: 'terms' | 'terms-and-range' | 'range' | 'rows-of-range'; range?: Condition };

type ListedConditions = Pick<ListedRows, 'terms' | 'besideTerms' | 'covered' | 'uncovered'>;

/** All that a row of the list fulfils, as the index of terms answers it. */
export const wantedOf = ({ terms, besideTerms }: Pick<ListedRows, 'terms' | 'besideTerms'>): Condition =>
  sql`${terms} and ${besideTerms}`;

/** The same, compared row by row as quickly as can be. */
export function fittingOf(list: ListedConditions): Condition {
  const { covered, uncovered } = list;
  if (covered && uncovered) return sql`${covered} and ${uncovered}`;
  return covered ?? uncovered ?? wantedOf(list);
}

/** How the rows of a list are found where there are few to look at. */
export const ofFew = ({ covered, uncovered }: ListedRows): FoundBy => ({
  way: covered && !uncovered ? 'range' : 'terms-and-range',
});

export function orderOf({ id }: ListedTable, { key, isDescending }: ListedOrder, of = 'l'): Condition {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`${sql.ref(`${of}.${key}`)} ${direction}, ${sql.ref(`${of}.${id}`)} ${direction}`;
}

/** So many rows in their order, and of them the first that fit. */
export function walkOf(
  table: ListedTable,
  list: ListedRows,
  { order: by, limit, rows }: ListedPage & { rows: number },
): Condition {
  const order = orderOf(table, by);
  return sql`
    select ${idOf(table)} from (
      select * from ${sql.table(table.name)} l where ${list.partInRange} order by ${order} limit ${unforeseen(rows)}
    ) l where ${fittingOf(list)} order by ${order} limit ${limit}`;
}

/** The same, told by the order's index alone as far as it covers what is wanted; only what is left is looked up. */
export function indexWalkOf(
  table: ListedTable,
  { partInRange, covered, uncovered }: ListedRows,
  { order: by, limit, rows }: ListedPage & { rows: number },
): Condition {
  const order = orderOf(table, by);
  const told = sql`
    select ${idOf(table)}, ${sql.ref(`l.${by.key}`)} from (
      select * from ${sql.table(table.name)} l where ${partInRange} order by ${order} limit ${unforeseen(rows)}
    ) l where ${covered} order by ${order}`;
  if (!uncovered) return sql`select ${idOf(table)} from (${told} limit ${limit}) l`;
  return sql`
    select ${idOf(table)} from ${lookedUp(table, told, uncovered)} order by ${orderOf(table, by, 'told')} limit ${limit}`;
}

/** As a number PostgreSQL would rather sort a whole part than walk through most of it; half of the walk is mostly enough. */
const unforeseen = (rows: number) => sql`(select ${rows}::integer)`;

/**
 * The ids, and a column more where one is named. To be written `as materialized`: PostgreSQL then plans for finding all of them, which
 * stays quick where few are.
 */
export function found(
  table: ListedTable,
  list: ListedConditions,
  { way, range = sql`true` }: FoundBy,
  column?: string,
): Condition {
  const { terms, besideTerms, covered, uncovered } = list;
  const columns = sql`${idOf(table)}${column === undefined ? sql`` : sql`, ${sql.ref(`l.${column}`)}`}`;
  const all = sql`select ${columns} from ${sql.table(table.name)} l`;
  if (way === 'range' && covered) {
    const told = sql`${all} where ${covered} and ${range}`;
    return uncovered ? sql`select ${columns} from ${lookedUp(table, told, uncovered)}` : told;
  }
  if (way === 'terms-and-range') return sql`${all} where ${wantedOf(list)} and ${range}`;
  if (way === 'rows-of-range')
    return sql`select ${columns} from (select * from ${sql.table(table.name)} l where ${range} offset 0) l where ${fittingOf(list)}`;
  // PostgreSQL would else read half of the index of a range, to name fewer rows of few.
  return sql`select ${columns} from (select * from ${sql.table(table.name)} l where ${terms} offset 0) l where ${besideTerms}`;
}

/** Of what the indexes tell, the rows that fulfil what is left. */
const lookedUp = (table: ListedTable, told: Condition, uncovered: Condition): Condition => sql`
  (${told}) told cross join lateral (
    select * from ${sql.table(table.name)} l where ${idOf(table)} = ${sql.ref(`told.${table.id}`)} offset 0
  ) l where ${uncovered}`;

/** The ids that a statement finds, in its order. */
export async function idsOf<Tables>(db: Kysely<Tables>, found: Condition): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(id) as ids from (${found}) first (id)`.execute(db);
  return rows[0]?.ids ?? [];
}

export const idOf = ({ id }: ListedTable) => sql.ref(`l.${id}`);
