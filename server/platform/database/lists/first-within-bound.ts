import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { PAGE, READ_PERCENT } from './count-listed.ts';
import { idOf, idsOf, inOrder, orderOf, unforeseen, walkOf } from './listed-rows.ts';
import type { Condition, ListedPage, ListedRows, ListedTable } from './listed-rows.ts';

type Way = 'walk' | 'index' | 'terms' | 'all';

/** For tests: so many percent of the table are read, and a way is taken whatever it costs. */
export type BoundBy = { percent?: number; way?: Way };

/** From so many times as many rows with the terms alone on, the indexes of other columns are worth their reading. */
const SELECTIVE = 3;
const ALL_ROWS = 2_147_483_647;

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
 * The first of many rows without looking at all of them: a sample of the table says how far in the order they reach, and what
 * each way of finding them would read; the cheapest is taken. Fewer than `limit` where the sample was too small to say so; what
 * comes is exact. With how many pages of the table have some, by the sample.
 */
export async function firstWithinBound<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  { order: by, limit }: ListedPage,
  { percent = READ_PERCENT, way }: BoundBy = {},
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
