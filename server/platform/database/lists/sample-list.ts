import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { fittingOf, idOf, orderOf } from './listed-rows.ts';
import type { Condition, FoundBy, ListedPage, ListedRows, ListedTable } from './listed-rows.ts';

/** What a sample of the table says of a list: how many pages of the whole table have a row of it, or how many rows where the sample is of rows; the rest in rows of the sample. */
export type ListSample = {
  pages: number;
  covered: number;
  withTerms: number;
  /** What each of the ranges holds, that of the order's part first; and of that what fulfils the terms. */
  inRanges: number[];
  inRangesWithTerms: number[];
};

/**
 * Where in the order a page surely ends; the rest counts the sample's rows of the part: those that a walk is expected to read until the page is
 * full, and those up to the bound with all that are the same by what is ordered by.
 */
export type PageBound = {
  key: string;
  id: number;
  walked: number;
  walkedCovered: number;
  upToKey: number;
  upToKeyWithTerms: number;
  upToKeyInParts: number;
};

/** Without a bound where no page was asked for, or the sample was too small to say where it ends. */
export type Sampled = ListSample & { [Name in keyof PageBound]?: PageBound[Name] | null };

/** Percent of the table that a sample has. */
const SAMPLE_PERCENT = 0.5;
/**
 * Where by the sample so many pages of the table have a row of the list, there are surely more than are counted: 40 of the pages that are
 * read, while as many pages as rows are counted would be 15 in the mean, and 40 never. Rows that lie together, page by page, change
 * nothing about that.
 */
const SURELY_MANY = 8_000;

export const isSurelyMany = (pages: number) => pages >= SURELY_MANY;

/** By a sample, how many pages of the table have a row of the list. */
export async function pagesOf<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  percent?: number,
): Promise<number> {
  const { share, rows: sample, pageAt } = sampleOf(table, percent);
  const { rows } = await sql<{ pages: number }>`
    select count(distinct ${pageAt(sql`l.ctid`)}) * ${1 / share}::float8 as pages from ${sample}
    where ${fittingOf(list)}`.execute(db);
  return rows[0]?.pages ?? 0;
}

/** Which share of the table the sample is, its rows, and which page one of them lies on; in a sample of rows each is a page of its own. */
function sampleOf(table: ListedTable, percent?: number) {
  if (table.sample && percent === undefined) {
    return {
      share: SAMPLE_PERCENT / 100,
      rows: sql`${sql.table(table.sample)} l`,
      pageAt: () => idOf(table),
    };
  }
  const ofPages = percent ?? SAMPLE_PERCENT;
  return {
    share: ofPages / 100,
    rows: sql`${sql.table(table.name)} l tablesample system (${ofPages}) repeatable (0)`,
    pageAt: (rowAt: Condition) => sql`(${rowAt}::text::point)[0]`,
  };
}

/** @param percent of the table's pages; what tests read of a small one */
export async function sampleList<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  { page, percent }: { page?: ListedPage; percent?: number } = {},
): Promise<Sampled> {
  const { share, rows: sampleRows, pageAt } = sampleOf(table, percent);
  const ranges = rangesOf(list);
  const inEach = (also: Condition) =>
    sql.join(
      ranges.map(
        (_, range) => sql`count(*) filter (where in_ranges[${range + 1}::integer] and ${also})::integer`,
      ),
    );
  const { rows } = await sql<Sampled>`
    with looked_at as (
      select l.*, l.ctid as row_at, ${list.terms} as with_terms from ${sampleRows} offset 0
    ), sample as materialized (
      select case when with_terms and ${fittingOf(list)} then ${pageAt(sql`l.row_at`)} end as page, ${idOf(table)}${page ? sql`, ${sql.ref(`l.${page.order.key}`)}` : sql``},
        with_terms, ${list.covered ?? sql`false`} as covered, array[${sql.join(ranges)}] as in_ranges,
        ${inPartsOf(list)} as in_parts
      from looked_at l
    )
    select pages.*, counted.*${page ? sql`, bound.*` : sql``}
    from (
      select count(*) * ${1 / share}::float8 as pages
      from (select distinct page from sample where page is not null) fitting
    ) pages
    cross join (
      select count(*) filter (where covered) as covered,
        count(*) filter (where with_terms) as "withTerms", array[${inEach(sql`true`)}] as "inRanges",
        array[${inEach(sql`with_terms`)}] as "inRangesWithTerms"
      from sample
    ) counted
    ${page ? sql`left join lateral (${boundOf(table, page, share)}) bound on true` : sql``}`.execute(db);
  return rows[0] as Sampled;
}

const inPartsOf = ({ parts }: ListedRows): Condition =>
  parts ? sql`${sql.ref(`l.${parts.column}`)} = any(${parts.ids}::bigint[])` : sql`false`;

function boundOf(table: ListedTable, { order: by, limit }: ListedPage, share: number) {
  const [key, id] = [sql.ref(by.key), sql.ref(table.id)];
  const upTo = sql.raw(by.isDescending ? '>=' : '<=');
  const expected = limit * share;
  const fittingAt = (place: number) => sql`(
    select l.* from sample l where l.page is not null order by ${orderOf(table, by)} offset ${place} limit 1
  )`;
  // Half as many again as are expected, and some more: a sample is not the table.
  return sql`
    select bound.${key}::text as key, bound.${id} as id, up_to.*
    from ${fittingAt(Math.ceil(1.5 * expected) + 3)} bound
    cross join ${fittingAt(Math.ceil(expected))} page_end
    cross join lateral (
      select count(*) filter (where s.walked) as walked, count(*) filter (where s.walked and s.covered) as "walkedCovered",
        count(*) as "upToKey", count(*) filter (where s.with_terms) as "upToKeyWithTerms",
        count(*) filter (where s.in_parts) as "upToKeyInParts"
      from (
        select s.*, (s.${key}, s.${id}) ${upTo} (page_end.${key}, page_end.${id}) as walked
        from sample s where s.in_ranges[1] and s.${key} ${upTo} bound.${key}
      ) s
    ) up_to`;
}

/** What an entry of an index costs, and a row of the table: walked to in an order, found by a bitmap of its pages, looked up alone. */
export const [ENTRY, WALKED_ROW, FOUND_ROW, ROW] = [0.05, 0.4, 0.7, 1];
/** And what words that lie aside of a row cost beside it. */
export const costAside = ({ areWordsAside }: ListedRows) => (areWordsAside ? 3 : 0);

/** What finding all would have to read, by a sample. */
export const COSTS_OF_ALL: Record<FoundBy['way'], (sample: ListSample, list: ListedRows) => number> = {
  terms: ({ withTerms }) => (ENTRY + FOUND_ROW) * withTerms,
  'terms-and-range': ({ withTerms, ...sample }) => {
    const range = smallest(sample);
    return ENTRY * (withTerms + at(sample.inRanges, range)) + FOUND_ROW * at(sample.inRangesWithTerms, range);
  },
  range: ({ covered, ...sample }, list) =>
    list.covered
      ? ENTRY * at(sample.inRanges, smallest(sample)) +
        (list.uncovered ? (ROW + costAside(list)) * covered : 0)
      : Infinity,
  'rows-of-range': (sample, list) =>
    (ENTRY + FOUND_ROW + costAside(list)) * at(sample.inRanges, smallest(sample)),
};

const rangesOf = ({ partInRange, ranges = [] }: ListedRows) => [partInRange, ...ranges];
const at = (counts: readonly number[], range: number) => counts[range] ?? 0;
const smallest = ({ inRanges }: Pick<ListSample, 'inRanges'>) => inRanges.indexOf(Math.min(...inRanges));

/** The range that the fewest rows lie in. */
export const smallestRange = (sample: ListSample, list: ListedRows): Condition | undefined =>
  rangesOf(list)[smallest(sample)];

/** The cheapest of some ways. */
export function cheapest<Way extends string, Sample extends ListSample>(
  costs: Record<Way, (sample: Sample, list: ListedRows) => number>,
  sample: Sample,
  list: ListedRows,
): Way {
  const ways = Object.keys(costs) as Way[];
  return ways.reduce((best, way) => (costs[way](sample, list) < costs[best](sample, list) ? way : best));
}
