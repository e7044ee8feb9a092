import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { requestOfPropertyFilters } from '../../../../src/core/properties/property-catalogue.ts';
import { parseList, queryOfText } from '../../../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../../../src/core/searches/searched-list.ts';
import { DEFAULT_LANGUAGE } from '../../../../src/core/shared/language.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { requestOfProductFilters } from '../../../../src/core/shop/product-catalogue.ts';
import type { Database } from '../../../tables.ts';
import { propertyListOf } from '../../properties/search/property-query.ts';
import { searchOffers } from '../../roommates/search-offers.ts';
import { askedList } from '../../shop/search/asked-list.ts';
import { searchWords } from '../../shop/search/typed-words.ts';
import type { SoughtWords } from '../../shop/search/typed-words.ts';

/** By text; see `searchWords`. */
export type Meanings = Map<string, SoughtWords | null>;

type Wanted = Pick<SearchedList, 'kind' | 'filters'>;

/**
 * Those of the items that the list itself would show now, in the order in which they were given. Of products found by words
 * only those that have all of the words.
 * @param meanings of texts, which stay the same while many searches are asked at once
 */
export async function fittingItems(
  db: Kysely<Database>,
  { kind, filters }: Wanted,
  items: readonly number[],
  meanings: Meanings = new Map(),
): Promise<number[]> {
  if (items.length === 0) return [];
  const found = new Set(await shown(db, { kind, filters }, items, meanings).catch(noneIfRefused));
  return items.filter((id) => found.has(id));
}

/** A list that is refused, such as one near a university that is no longer there, shows nothing. */
function noneIfRefused(error: unknown): number[] {
  if (error instanceof Failure) return [];
  throw error;
}

async function shown(
  db: Kysely<Database>,
  { kind, filters }: Wanted,
  items: readonly number[],
  meanings: Meanings,
): Promise<number[]> {
  const parsed = parseList(kind, queryOfText(filters));
  if (parsed.kind === 'properties') {
    const list = await propertyListOf(db, requestOfPropertyFilters(parsed.list.filters));
    if (list === null) return [];
    const { rows } = await sql<{ id: number }>`
      select l.property_id as id from listed_property l
      where l.property_id = any(${items}::bigint[]) and ${list.wanted}`.execute(db);
    return rows.map(({ id }) => id);
  }
  if (parsed.kind === 'products') {
    const filter = { ...parsed.scope, ...requestOfProductFilters(parsed.list.filters) };
    const asked = await askedList(db, filter, async (request) => {
      if (!meanings.has(request)) meanings.set(request, await searchWords(db, request));
      return meanings.get(request) ?? null;
    });
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
