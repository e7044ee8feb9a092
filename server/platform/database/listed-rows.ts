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

/** The first rows in an order. */
export type ListedPage = { order: ListedOrder; limit: number };

type Way = 'walk' | 'index' | 'terms' | 'all';

/** For tests: so many rows are walked as a sample (none: all that fit are sorted), so many percent of the table read, and a way without its cost. */
export type SoughtBy = { sampled?: number; percent?: number; way?: Way };

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

/** The first of a list, and how many there are in all as far as that is known already. */
export type FirstListed = { ids: number[]; total: number | 'not-known' | 'perhaps-few' };

/** So many rows of an order's index are looked at to learn how many of them fit. */
const SAMPLED = 2_000;
/** So many rows are walked at most where the sample says that they suffice: as long as 100,000 take to be sorted. */
const WALKED = 30_000;
/** From so many times as many rows with the terms alone on, the indexes of other columns are worth their reading. */
const SELECTIVE = 3;
/** Percent of the table that are read to learn how many rows fit, and where in the order a page of them ends. */
const READ_PERCENT = 0.5;
/**
 * Where by the sample so many pages of the table have a row of the list, there are surely more than are counted: 40 of the pages that are
 * read, while as many pages as rows are counted would be 15 in the mean, and 40 never. Rows that lie together, page by page, change
 * nothing about that.
 */
const SURELY_MANY = 8_000;

export function orderOf({ id }: ListedTable, { key, isDescending }: ListedOrder): Condition {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`${sql.ref(`l.${key}`)} ${direction}, ${sql.ref(`l.${id}`)} ${direction}`;
}

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

/** All that fit, sorted. */
const inOrder = (
  table: ListedTable,
  list: Pick<ListedRows, 'wanted'>,
  { order: by, limit }: ListedPage,
): Condition => sql`
  with found as materialized (${found(table, list, by)})
  select ${idOf(table)} from found l order by ${orderOf(table, by)} limit ${limit}`;

/** So many rows in their order, and of them the first that fit. */
function walkOf(
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

/** The same of all rows, told by the order's index alone as far as it covers what is wanted; only what is left is looked up. */
function indexWalkOf(
  table: ListedTable,
  { partInRange, covered, uncovered }: ListedRows,
  { order: by, limit }: ListedPage,
): Condition {
  const order = orderOf(table, by);
  const key = sql.ref(`l.${by.key}`);
  const left = sql`
    select ${key}, ${idOf(table)} from (
      select * from ${sql.table(table.name)} l where ${partInRange} order by ${order} limit ${unforeseen(ALL_ROWS)}
    ) l where ${covered} order by ${order}`;
  if (!uncovered) return sql`select id from (${left} limit ${limit}) found (key, id)`;
  const direction = sql.raw(by.isDescending ? 'desc' : 'asc');
  return sql`
    select walked.id from (${left}) walked (key, id) cross join lateral (
      select * from ${sql.table(table.name)} l where ${idOf(table)} = walked.id offset 0
    ) l where ${uncovered} order by walked.key ${direction}, walked.id ${direction} limit ${limit}`;
}

const ALL_ROWS = 2_147_483_647;

/** As a number PostgreSQL would rather sort a whole part than walk through most of it; half of the walk is mostly enough. */
const unforeseen = (rows: number) => sql`(select ${rows}::integer)`;

/** What a sample says; `before` counts its rows of the part up to the bound of `key` and `id`. */
type Sample = {
  pages: number;
  fitting: number;
  covered: number;
  withTerms: number;
  key: string | null;
  id: number | null;
  before: number;
  beforeCovered: number;
  beforeWithTerms: number;
};

/**
 * The first of many rows without looking at all of them: a sample of the table says how far in the order they reach. Up to
 * there the order's index is walked where that is short, else it and the index of the terms are put together. Fewer than
 * `limit` where the sample was too small to say so; what comes is exact. With how many pages of the table have some, by the sample.
 */
export async function firstWithinBound<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  { order: by, limit }: ListedPage,
  { percent = READ_PERCENT, way }: Pick<SoughtBy, 'percent' | 'way'> = {},
): Promise<{ ids: number[]; pages: number }> {
  const order = orderOf(table, by);
  const key = sql.ref(`l.${by.key}`);
  // Half as many again as are expected, and some more: a sample is not the table.
  const place = Math.ceil(1.5 * limit * (percent / 100)) + 3;
  const upTo = sql.raw(by.isDescending ? '>=' : '<=');
  const covered = list.covered ?? sql`false`;
  const { rows } = await sql<Sample>`
    with sample as materialized (
      select ${PAGE} as page, ${key}, ${idOf(table)}, ${list.wanted} as fits, ${list.terms} as with_terms,
        ${covered} as covered, ${list.partInRange} as in_part
      from ${sql.table(table.name)} l tablesample system (${percent}) repeatable (0)
    )
    select counted.*, (${key})::text as key, ${idOf(table)} as id, up_to.*
    from (
      select count(distinct page) filter (where fits) as pages, count(*) filter (where fits) as fitting,
        count(*) filter (where covered) as covered, count(*) filter (where with_terms) as "withTerms"
      from sample
    ) counted
    left join lateral (select * from sample l where l.fits order by ${order} offset ${place} limit 1) l on true
    left join lateral (
      select count(*) as before, count(*) filter (where s.covered) as "beforeCovered",
        count(*) filter (where s.with_terms) as "beforeWithTerms"
      from sample s
      where s.in_part and (s.${sql.ref(by.key)}, s.${sql.ref(table.id)}) ${upTo} (${key}, ${idOf(table)})
    ) up_to on true`.execute(db);
  const [sample] = rows;
  const pages = (sample?.pages ?? 0) * (100 / percent);
  if (!sample || sample.key === null) return { ids: [], pages };
  const within = sql`${list.partInRange} and (${key}, ${idOf(table)}) ${upTo}
    (${sample.key}::${sql.raw(by.type)}, ${sample.id}::bigint)`;
  const indexed = namesFew(sample) ? list.wanted : list.terms;
  const ways: Record<Way, () => Condition> = {
    walk: () => walkOf(table, { ...list, partInRange: within }, { order: by, limit, rows: ALL_ROWS }),
    index: () => indexWalkOf(table, { ...list, partInRange: within }, { order: by, limit }),
    terms: () => sql`
      select ${idOf(table)} from (
        select * from ${sql.table(table.name)} l where ${indexed} and ${within} offset 0
      ) l where ${list.wanted} order by ${order} limit ${limit}`,
    all: () => inOrder(table, list, { order: by, limit }),
  };
  return { ids: await idsOf(db, ways[way ?? cheapest(sample, list)]()), pages };
}

/** Whether other columns are worth a look into their indexes; else these would name half of the table. */
const namesFew = ({ withTerms, fitting }: Sample) => withTerms >= SELECTIVE * fitting;

/** What an entry of an index costs, and a row of the table: walked to in an order, found by a bitmap of its pages, looked up alone. */
const [ENTRY, WALKED_ROW, FOUND_ROW, ROW] = [0.05, 0.4, 0.7, 1];

/** What each way would have to read, by a sample. */
const COSTS: Record<Way, (sample: Sample, list: ListedRows) => number> = {
  walk: ({ before }) => WALKED_ROW * before,
  /** The order's index up to the bound, and the rows that it does not tell enough of. */
  index: ({ before, beforeCovered }, { covered, uncovered }) =>
    covered ? ENTRY * before + (uncovered ? ROW * beforeCovered : 0) : Infinity,
  /** The order's index up to the bound and that of the terms, put together, and the rows that both name. */
  terms: (sample) => {
    const { before, withTerms, covered, fitting, beforeWithTerms } = sample;
    return namesFew(sample)
      ? ENTRY * (before + withTerms + covered) + FOUND_ROW * Math.min(fitting, beforeWithTerms)
      : ENTRY * (before + withTerms) + FOUND_ROW * beforeWithTerms;
  },
  /** All that fit, to be sorted. */
  all: (sample) => {
    const { withTerms, covered, fitting } = sample;
    return namesFew(sample)
      ? ENTRY * (withTerms + covered) + FOUND_ROW * fitting
      : (ENTRY + FOUND_ROW) * withTerms;
  },
};

function cheapest(sample: Sample, list: ListedRows): Way {
  const costs = Object.entries(COSTS).map(([way, cost]) => [way, cost(sample, list)] as const);
  return costs.toSorted(([, one], [, other]) => one - other)[0]?.[0] as Way;
}

/** How many rows a list has, counted up to 3,000; not counted at all where a sample says that there are many more. */
export async function countListed<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: Pick<ListedRows, 'wanted'>,
  known: FirstListed['total'] = 'not-known',
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
const PAGE = sql`(l.ctid::text::point)[0]`;

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
