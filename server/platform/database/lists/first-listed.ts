import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import { SURELY_MANY } from './count-listed.ts';
import type { KnownTotal } from './count-listed.ts';
import { firstWithinBound } from './first-within-bound.ts';
import type { BoundBy } from './first-within-bound.ts';
import { found, idOf, idsOf, inOrder, orderOf, walkOf } from './listed-rows.ts';
import type { ListedPage, ListedRows, ListedTable } from './listed-rows.ts';

/** The first of a list, and how many there are in all as far as that is known already. */
export type FirstListed = { ids: number[]; total: KnownTotal };

/** For tests: so many rows are walked as a sample; with none all that fit are sorted. */
export type SoughtBy = BoundBy & { sampled?: number };

/** So many rows of an order's index are looked at to learn how many of them fit. */
const SAMPLED = 2_000;
/** So many rows are walked at most where the sample says that they suffice: as long as 100,000 take to be sorted. */
const WALKED = 30_000;

/**
 * The first rows of a list in its order. Where those at the beginning of the order fit, its index is walked until the page is
 * full; where many of the table do, they are looked for up to a bound; few are found by their terms and sorted. Which
 * of these is told by samples, so that none depends on statistics, nor on whether what fits is spread evenly (decisions
 * 61 and 64). What comes is the same.
 */
export async function firstListed<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  { order: by, limit }: ListedPage,
  { sampled = SAMPLED, ...bound }: SoughtBy = {},
): Promise<FirstListed> {
  const walk = (rows: number) => walkOf(table, list, { order: by, limit, rows });
  const isAll = limit >= COUNT_LIMIT;
  const sample = await idsOf(db, walk(sampled));
  if (sample.length >= limit) return { ids: sample, total: isAll ? COUNT_LIMIT : 'not-known' };
  const inSample = sample.length / Math.max(1, sampled);
  if (!list.covered && inSample * WALKED >= limit) {
    // Twice as many as are expected to do, and no more: what begins dense need not go on so.
    const walked = await idsOf(db, walk(Math.min(WALKED, Math.ceil((2 * limit) / inSample))));
    if (walked.length >= limit) return { ids: walked, total: isAll ? COUNT_LIMIT : 'not-known' };
  }
  if (sampled > 0) {
    const { ids, pages } = await firstWithinBound(db, table, list, { order: by, limit }, bound);
    if (ids.length >= limit)
      return { ids, total: isAll || pages >= SURELY_MANY ? COUNT_LIMIT : 'perhaps-few' };
  }
  const order = orderOf(table, by);
  const all = found(table, list, by);
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with found as materialized (${all}), few as materialized (select * from found limit ${COUNT_LIMIT + 1})
    select counted.total, (
      select json_agg(id) from (
        select ${idOf(table)} as id from few l where counted.total <= ${COUNT_LIMIT} order by ${order} limit ${limit}
      ) first
    ) as ids
    from (select count(*) as total from few) counted`.execute(db);
  const total = rows[0]?.total ?? 0;
  if (total <= COUNT_LIMIT) return { ids: rows[0]?.ids ?? [], total };
  return { ids: await idsOf(db, inOrder(table, list, { order: by, limit })), total: COUNT_LIMIT };
}
