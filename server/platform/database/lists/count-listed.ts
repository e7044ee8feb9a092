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
  if (known === 'not-known' && (await isSmall(db, table))) return countFound(db, table, list, ofFew(list));
  const pages = known === 'not-known' ? await pagesOf(db, table, list) : known.pages;
  if (isSurelyMany(pages)) return COUNT_LIMIT;
  const sample = known === 'not-known' ? await sampleList(db, table, list) : known;
  const way = cheapest(COSTS_OF_ALL, sample, list);
  return countFound(db, table, list, { way, range: smallestRange(sample, list) });
}

async function countFound<Tables>(
  db: Kysely<Tables>,
  table: ListedTable,
  list: ListedRows,
  by: FoundBy,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with found as materialized (${found(table, list, by)})
    select count(*) as total from (select from found limit ${COUNT_LIMIT}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}
