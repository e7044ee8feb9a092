import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { fittingOf, idOf, idsOf, indexWalkOf, orderOf, walkOf } from './listed-rows.ts';
import type { Condition, ListedPage, ListedRows, ListedTable } from './listed-rows.ts';
import { costAside, ENTRY, FOUND_ROW, ROW, WALKED_ROW } from './sample-list.ts';
import type { ListSample, PageBound, Sampled } from './sample-list.ts';

/** How the first rows of a list are found up to a bound: by a walk of its rows or of the entries of its order's index, part by part, or by terms. */
export type WayToBound = 'walk' | 'walk-index' | 'parts' | 'bound-and-terms';

export type Bounded = ListSample & PageBound;

export const isBounded = (sample: Sampled): sample is Bounded => typeof sample.key === 'string';

const ALL_ROWS = 2_147_483_647;

/** The first of many rows without looking at all of them: a sample of the table says how far in the order they reach. */
export async function firstWithinBound<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  page: ListedPage,
  { key, id }: Bounded,
  way: WayToBound,
): Promise<number[]> {
  const by = page.order;
  const bound = sql`(${sql.ref(`l.${by.key}`)}, ${idOf(table)}) ${sql.raw(by.isDescending ? '>=' : '<=')}
    (${key}::${sql.raw(by.type)}, ${id}::bigint)`;
  const within = { ...list, partInRange: sql`${list.partInRange} and ${bound}` };
  const ways: Record<WayToBound, () => Condition> = {
    walk: () => walkOf(table, within, { ...page, rows: ALL_ROWS }),
    'walk-index': () => indexWalkOf(table, within, { ...page, rows: ALL_ROWS }),
    parts: () => sql`
      select ${idOf(table)} from unnest(${list.parts?.ids ?? []}::bigint[]) part (id) cross join lateral (
        select * from ${sql.table(table.name)} l
        where ${sql.ref(`l.${list.parts?.column ?? table.id}`)} = part.id and ${within.partInRange} offset 0
      ) l where ${fittingOf(list)} order by ${orderOf(table, by)} limit ${page.limit}`,
    'bound-and-terms': () => sql`
      select ${idOf(table)} from (
        select * from ${sql.table(table.name)} l where ${list.terms} and ${within.partInRange} offset 0
      ) l where ${list.besideTerms} order by ${orderOf(table, by)} limit ${page.limit}`,
  };
  return idsOf(db, ways[way]());
}

/** What each would have to read, by a sample. */
export const COSTS_TO_BOUND: Record<WayToBound, (sample: Bounded, list: ListedRows) => number> = {
  walk: ({ walked }, list) => (WALKED_ROW + costAside(list)) * walked,
  /** The entries, and the rows that they do not tell enough of. */
  'walk-index': ({ walked, walkedCovered }, list) =>
    list.covered ? ENTRY * walked + (list.uncovered ? (ROW + costAside(list)) * walkedCovered : 0) : Infinity,
  /**
   * The order's indexes of the parts up to the bound, and their rows. PostgreSQL takes the bound to be where its key is: of rows that are
   * the same by it, such as those that nobody has bought, it would look up all of the parts, or all that have the terms.
   */
  parts: ({ upToKeyInParts }, { parts }) => (parts ? (ENTRY + FOUND_ROW) * upToKeyInParts : Infinity),
  /** The order's index up to the bound and that of the terms, put together, and the rows that both name. */
  'bound-and-terms': ({ upToKey, withTerms, upToKeyWithTerms }) =>
    ENTRY * (upToKey + withTerms) + FOUND_ROW * upToKeyWithTerms,
};
