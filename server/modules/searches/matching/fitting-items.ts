import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { requestOfPropertyFilters } from '../../../../src/core/properties/property-catalogue.ts';
import { parseList, queryOfText } from '../../../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../../../src/core/searches/searched-list.ts';
import { DEFAULT_LANGUAGE } from '../../../../src/core/shared/language.ts';
import { requestOfProductFilters } from '../../../../src/core/shop/product-catalogue.ts';
import type { Database } from '../../../tables.ts';
import { listConditions } from '../../properties/search/property-conditions.ts';
import { searchOffers } from '../../roommates/search-offers.ts';
import { askedList } from '../../shop/search/asked-list.ts';

type Wanted = Pick<SearchedList, 'kind' | 'filters'>;

/**
 * Those of the items that the list itself would show now, in the order in which they were given. Of products found by words
 * only those that have all of the words.
 */
export async function fittingItems(
  db: Kysely<Database>,
  { kind, filters }: Wanted,
  items: readonly number[],
): Promise<number[]> {
  if (items.length === 0) return [];
  const found = new Set(await shown(db, { kind, filters }, items));
  return items.filter((id) => found.has(id));
}

async function shown(
  db: Kysely<Database>,
  { kind, filters }: Wanted,
  items: readonly number[],
): Promise<number[]> {
  const parsed = parseList(kind, queryOfText(filters));
  if (parsed.kind === 'properties') {
    const list = listConditions(requestOfPropertyFilters(parsed.list.filters), null);
    if (list === null) return [];
    const { rows } = await sql<{ id: number }>`
      select l.property_id as id from listed_property l
      where l.property_id = any(${items}::bigint[]) and ${list.wanted}`.execute(db);
    return rows.map(({ id }) => id);
  }
  if (parsed.kind === 'products') {
    const asked = await askedList(db, { ...parsed.scope, ...requestOfProductFilters(parsed.list.filters) });
    if (asked === null || (asked.words && asked.words.letGo.length > 0)) return [];
    const { rows } = await sql<{ id: number }>`
      select l.product_id as id from listed_product l
      where l.product_id = any(${items}::bigint[]) and ${asked.list.wanted}`.execute(db);
    return rows.map(({ id }) => id);
  }
  const chosen = Object.entries(parsed.list.filters).filter(([, value]) => value !== null);
  const wanted = { ...Object.fromEntries(chosen), ids: [...items], limit: items.length };
  const { data } = await searchOffers({ db }, wanted, DEFAULT_LANGUAGE);
  return data.map(({ id }) => id);
}
