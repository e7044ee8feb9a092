import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { COUNT_LIMIT } from '../../../src/core/shared/page.ts';

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

/** What narrows a list. */
export type ListedRows = {
  /** The part of the table that the order has an index of; null for all. */
  part: Condition | null;
  /** The same within the wanted range of what is ordered by. */
  partInRange: Condition;
  /** All that a row of the list fulfils. */
  wanted: Condition;
  /** What of it the index of terms answers, or that of places. */
  terms: Condition;
};

/** The first of a list, and the share of those looked at that fitted; `total` where it is known already. */
export type FirstListed = { ids: number[]; total: number | null; share: number };

/** So many rows of an order's index are looked at to learn how many of them fit. */
const SAMPLED = 2_000;
/** So many rows are walked at most where the sample says that they suffice: as long as 100,000 take to be sorted. */
const WALKED = 30_000;
/** Of a sample with so large a share of fitting rows, the first rows of the table hold as many as are counted. */
const DENSE = 0.1;
/** From so many times as many rows with the terms alone on, the indexes of other columns are worth their reading. */
const SELECTIVE = 3;
/** Percent of the table that are read to learn how many rows fit, and where in the order a page of them ends. */
const READ_PERCENT = 0.5;

export function orderOf({ id }: ListedTable, { key, isDescending }: ListedOrder): Condition {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`${sql.ref(`l.${key}`)} ${direction}, ${sql.ref(`l.${id}`)} ${direction}`;
}

/**
 * The first rows of a list in its order. Where those at the beginning of the order fit, its index is walked until the page is
 * full; where many of the table do, they are looked for up to a bound; few are found by their terms and sorted. Which
 * of these is told by samples, so that none depends on statistics, nor on whether what fits is spread evenly (decisions
 * 61 and 64). What comes is the same.
 * @param sampled for tests: 0 finds all by their terms.
 */
export async function firstListed<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  { order: by, limit }: { order: ListedOrder; limit: number },
  sampled = SAMPLED,
): Promise<FirstListed> {
  const order = orderOf(table, by);
  const walk = (rows: number, enough: number) => sql`
    select ${idOf(table)} from (
      select * from ${sql.table(table.name)} l where ${list.partInRange} order by ${order} limit ${rows}
    ) l where ${list.wanted} order by ${order} limit ${enough}`;
  const sample = await idsOf(db, walk(sampled, Math.max(limit, 2 * sampled * DENSE)));
  const inSample = sample.length / Math.max(1, sampled);
  const known = (ids: number[], share: number) => ({
    ids: ids.slice(0, limit),
    total: limit < COUNT_LIMIT ? null : COUNT_LIMIT,
    share,
  });
  // What is dense in a part need not be so in the table.
  const shareOfAll = list.part === null ? inSample : 0;
  if (sample.length >= limit) return known(sample, shareOfAll);
  if (inSample * WALKED >= limit) {
    // Not more than twice as many as are expected to do: for many rows PostgreSQL would rather sort the whole part.
    const walked = await idsOf(db, walk(Math.min(WALKED, Math.ceil((2 * limit) / inSample)), limit));
    if (walked.length >= limit) return known(walked, shareOfAll);
  }
  if (sampled > 0) {
    const { ids, share } = await firstWithinBound(db, table, list, { order: by, limit });
    if (ids.length >= limit) return known(ids, share);
  }
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
  if (total <= COUNT_LIMIT) return { ids: rows[0]?.ids ?? [], total, share: 0 };
  const sorted = sql`with found as materialized (${all})
    select ${idOf(table)} from found l order by ${order} limit ${limit}`;
  return { ids: await idsOf(db, sorted), total: COUNT_LIMIT, share: 0 };
}

/** What a sample says; `before` counts its rows up to the bound of `key` and `id`. */
type Sample = {
  read: number;
  fitting: number;
  withTerms: number;
  key: string | null;
  id: number | null;
  before: number;
};

/**
 * The first of many rows without looking at all of them: a sample of the table says how far in the order they reach. Up to
 * there the order's index is walked where that is short, else it and the index of the terms are put together. Fewer than
 * `limit` where the sample was too small to say so; what comes is exact. With the share of the sample that fits.
 * @param percent of the table that are read
 */
export async function firstWithinBound<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  { order: by, limit }: { order: ListedOrder; limit: number },
  percent = READ_PERCENT,
): Promise<{ ids: number[]; share: number }> {
  const order = orderOf(table, by);
  const key = sql.ref(`l.${by.key}`);
  // Half as many again as are expected, and some more: a sample is not the table.
  const place = Math.ceil(1.5 * limit * (percent / 100)) + 3;
  const upTo = sql.raw(by.isDescending ? '>=' : '<=');
  const { rows } = await sql<Sample>`
    with sample as materialized (
      select ${key}, ${idOf(table)}, ${list.wanted} as fits, ${list.terms} as with_terms, ${list.partInRange} as in_part
      from ${sql.table(table.name)} l tablesample system (${percent}) repeatable (0)
    )
    select counted.*, (${key})::text as key, ${idOf(table)} as id, (
      select count(*) from sample s
      where s.in_part and (s.${sql.ref(by.key)}, s.${sql.ref(table.id)}) ${upTo} (${key}, ${idOf(table)})
    ) as before
    from (
      select count(*) as read, count(*) filter (where fits) as fitting, count(*) filter (where with_terms) as "withTerms"
      from sample
    ) counted
    left join lateral (select * from sample l where l.fits order by ${order} offset ${place} limit 1) l on true`.execute(
    db,
  );
  const { read = 0, fitting = 0, withTerms = 0, key: end = null, id = null, before = 0 } = rows[0] ?? {};
  const share = fitting / Math.max(1, read);
  if (end === null) return { ids: [], share };
  const within = sql`(${key}, ${idOf(table)}) ${upTo}
    (${end}::${sql.raw(by.type)}, ${id}::bigint)`;
  if (before * (100 / percent) <= WALKED) {
    const walked = sql`
      select ${idOf(table)} from (
        select * from ${sql.table(table.name)} l where ${list.partInRange} and ${within} order by ${order} limit ${2 * WALKED}
      ) l where ${list.wanted} order by ${order} limit ${limit}`;
    return { ids: await idsOf(db, walked), share };
  }
  // Else other columns are compared row by row: an index of theirs would name half of the table.
  const indexed = withTerms >= SELECTIVE * fitting ? list.wanted : list.terms;
  const first = sql`
    select ${idOf(table)} from (
      select * from ${sql.table(table.name)} l where ${indexed} and ${within} offset 0
    ) l where ${list.wanted} order by ${order} limit ${limit}`;
  return { ids: await idsOf(db, first), share };
}

/** How many rows a list has, counted up to 3,000. @param share of `FirstListed` */
export async function countListed<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  share: number,
): Promise<number> {
  const count = async (rows: Condition) => {
    const counted = await sql<{ total: number }>`
      ${rows} select count(*) as total from (select from found limit ${COUNT_LIMIT}) counted`.execute(db);
    return counted.rows[0]?.total ?? 0;
  };
  if (share >= DENSE) {
    const first = sql`select * from ${sql.table(table.name)} limit ${Math.round((2 * COUNT_LIMIT) / share)}`;
    const total = await count(sql`with found as (select from (${first}) l where ${list.wanted})`);
    if (total === COUNT_LIMIT) return total;
  }
  return count(sql`with found as materialized (${found(table, list)})`);
}

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

const idOf = ({ id }: ListedTable) => sql.ref(`l.${id}`);
