import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import type { KnownTotal } from './count-listed.ts';
import { COSTS_TO_BOUND, firstWithinBound, isBounded } from './first-within-bound.ts';
import type { WayToBound } from './first-within-bound.ts';
import { found, idOf, idsOf, indexWalkOf, ofFew, orderOf, walkOf } from './listed-rows.ts';
import type { FoundBy, ListedPage, ListedRows, ListedTable } from './listed-rows.ts';
import { cheapest, COSTS_OF_ALL, isSurelyMany, sampleList, smallestRange } from './sample-list.ts';
import type { Sampled } from './sample-list.ts';
import { isSmall } from './table-size.ts';

/** The first of a list, and how many there are in all as far as that is known already. */
export type FirstListed = { ids: number[]; total: KnownTotal };

/** For tests: so many rows are walked at first; so many percent of the table are read; a way is taken whatever it costs. */
export type SoughtBy = { sampled?: number; percent?: number; way?: WayToBound | FoundBy['way'] };

const COSTS = { ...COSTS_TO_BOUND, ...COSTS_OF_ALL };
export const WAYS = Object.keys(COSTS) as (WayToBound | FoundBy['way'])[];

/** So many rows of an order's index are looked at to learn how many of them fit; of those whose words lie aside; of entries where the index tells all. */
const [SAMPLED, SAMPLED_ASIDE, SAMPLED_ENTRIES] = [2_000, 500, 40_000];
/** So many times as many are walked at most where those say that they suffice; of more a sample of the whole table says it more surely. */
const WALKED = 4;
/** So many pages are reckoned with where the bound of one was too near. */
const FARTHER = 3;

/**
 * The first rows of a list in its order. Where those at the beginning of the order fit, its index is walked until the page is
 * full; where many of the table do, they are looked for up to a bound; few are all found and sorted. Which of these is told
 * by samples, and what each way would have to read by them, so that none depends on statistics, nor on whether what fits is
 * spread evenly (decisions 61 and 64). What comes is the same.
 */
export async function firstListed<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  page: ListedPage,
  by: SoughtBy = {},
): Promise<FirstListed> {
  const { limit } = page;
  const isAll = limit >= COUNT_LIMIT;
  const walked = await firstWalked(db, table, list, page, by);
  if (walked.length >= limit) return { ids: walked, total: isAll ? COUNT_LIMIT : 'not-known' };
  if (by.percent === undefined && (await isSmall(db, table)))
    return foundInOrder(db, table, list, page, ofFew(list));
  const sampleOf = (pages: number) =>
    sampleList(db, table, list, { page: { ...page, limit: pages * limit }, ...by });
  let sample = await sampleOf(1);
  let ids = await firstBySample(db, table, list, page, sample, by);
  // Fewer stand up to the bound than the sample promised; to look at all that fit would be dear.
  if (ids.length > 0 && ids.length < limit) {
    sample = await sampleOf(FARTHER);
    ids = await firstBySample(db, table, list, page, sample, by);
  }
  if (ids.length >= limit) return { ids, total: isAll || isSurelyMany(sample.pages) ? COUNT_LIMIT : sample };
  const way = by.way && !isToBound(by.way) ? by.way : cheapest(COSTS_OF_ALL, sample, list);
  return foundInOrder(db, table, list, page, { way, range: smallestRange(sample, list) });
}

const isToBound = (way: WayToBound | FoundBy['way']): way is WayToBound => way in COSTS_TO_BOUND;

/** What there is up to the bound of a sample; none where it has no bound, or another way is cheaper. */
async function firstBySample<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  page: ListedPage,
  sample: Sampled,
  by: SoughtBy,
): Promise<number[]> {
  if (!isBounded(sample)) return [];
  const way = by.way ?? cheapest(COSTS, sample, list);
  return isToBound(way) ? firstWithinBound(db, table, list, page, sample, way) : [];
}

/** What the beginning of the order has of the list. */
async function firstWalked<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  page: ListedPage,
  { sampled }: SoughtBy,
): Promise<number[]> {
  const walk = (rows: number) =>
    idsOf(db, (list.covered ? indexWalkOf : walkOf)(table, list, { ...page, rows }));
  const ofRows = list.areWordsAside ? SAMPLED_ASIDE : SAMPLED;
  const rows = sampled ?? (list.covered && !list.uncovered ? SAMPLED_ENTRIES : ofRows);
  const first = await walk(rows);
  const inSample = first.length / Math.max(1, rows);
  if (first.length >= page.limit || list.covered || inSample * WALKED * ofRows < page.limit) return first;
  // Twice as many as are expected to do, and no more: what begins dense need not go on so.
  return walk(Math.min(WALKED * ofRows, Math.ceil((2 * page.limit) / inSample)));
}

/** The first of all that fit, found and sorted. */
async function foundInOrder<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  { order, limit }: ListedPage,
  by: FoundBy,
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with found as materialized (${found(table, list, by, order.key)})
    select (select count(*) from (select from found limit ${COUNT_LIMIT}) counted) as total, (
      select json_agg(id) from (
        select ${idOf(table)} as id from found l order by ${orderOf(table, order)} limit ${limit}
      ) first
    ) as ids`.execute(db);
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 };
}
