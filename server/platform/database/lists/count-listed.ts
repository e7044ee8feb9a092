import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import { found, ofFew } from './listed-rows.ts';
import type { FoundBy, ListedRows, ListedTable } from './listed-rows.ts';
import { cheapest, COSTS_OF_ALL, isSurelyMany, pagesOf, sampleList, smallestRange } from './sample-list.ts';
import type { ListSample } from './sample-list.ts';
import { isSmall } from './table-size.ts';

/** How many rows a list has, as far as that is known already. */
export type KnownTotal = number | ListSample | 'not-known';

/** How many rows a list has, counted up to 3,000; not counted at all where a sample says that there are many more. */
export async function countListed<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  known: KnownTotal = 'not-known',
): Promise<number> {
  if (typeof known === 'number') return known;
  const by = await wayToCount(db, table, list, known);
  if (by === null) return COUNT_LIMIT;
  const { rows } = await sql<{ total: number }>`
    with found as materialized (${found(table, list, by)})
    select count(*) as total from (select from found limit ${COUNT_LIMIT}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many rows there are of each value of a column; null where there are 3,000 in all, or more. */
export async function countListedBy<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  column: string,
): Promise<ReadonlyMap<string, number> | null> {
  const by = await wayToCount(db, table, list, 'not-known');
  if (by === null) return null;
  const { rows } = await sql<{ value: string; count: number }>`
    with found as materialized (${found(table, list, by, column)})
    select value, count(*) as count from (
      select ${sql.ref(`l.${column}`)}::text as value from found l limit ${COUNT_LIMIT}
    ) counted group by value`.execute(db);
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  return rows.reduce((sum, { count }) => sum + count, 0) < COUNT_LIMIT ? counts : null;
}

/** How the rows are found that are counted; null where there are surely too many of them. */
async function wayToCount<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  known: ListSample | 'not-known',
): Promise<FoundBy | null> {
  if (known === 'not-known' && (await isSmall(db, table))) return ofFew(list);
  const pages = known === 'not-known' ? await pagesOf(db, table, list) : known.pages;
  if (isSurelyMany(pages)) return null;
  const sample = known === 'not-known' ? await sampleList(db, table, list) : known;
  return { way: cheapest(COSTS_OF_ALL, sample, list), range: smallestRange(sample, list) };
}
