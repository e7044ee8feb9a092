import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { requestOfPropertyFilters } from '../../../../src/core/properties/property-catalogue.ts';
import { parseList, queryOfText } from '../../../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../../../src/core/searches/searched-list.ts';
import { DEFAULT_LANGUAGE } from '../../../../src/core/shared/language.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { requestOfProductFilters } from '../../../../src/core/shop/product-catalogue.ts';
import type { Database } from '../../../tables.ts';
import { isWarnedListing, isWarnedProduct } from '../../accounts/listing-warnings.ts';
import { propertyQuery } from '../../properties/search/property-query.ts';
import { searchOffers } from '../../roommates/search-offers.ts';
import { productQuery } from '../../shop/search/product-query.ts';
import { searchWords } from '../../shop/search/typed-words.ts';
import type { SoughtWords } from '../../shop/search/typed-words.ts';

/** By text; see `searchWords`. */
export type Meanings = Map<string, SoughtWords | null>;

export type CandidateSearch = Pick<SearchedList, 'kind' | 'filters'> & { items: readonly number[] };

/**
 * Returns the items of each search that its list shows now, in the given order. Listings with a warning wait
 * for the team (TRUST-06). Products found by words must have all words.
 * @param meanings cached meanings of texts
 */
export async function fittingItems(
  db: Kysely<Database>,
  searches: readonly CandidateSearch[],
  meanings: Meanings = new Map(),
): Promise<number[][]> {
  const found = searches.map(() => new Set<number>());
  const queries: RawBuilder<unknown>[] = [];
  for (const [search, candidate] of searches.entries()) {
    if (candidate.items.length === 0) continue;
    const shown = await shownOf(db, candidate, meanings).catch(noneIfInvalid);
    if (Array.isArray(shown)) found[search] = new Set(shown);
    else queries.push(sql`select ${search}::integer as search, id from (${shown}) shown`);
  }
  if (queries.length > 0) {
    const { rows } = await sql<{
      search: number;
      id: number;
    }>`select search, id from (${sql.join(queries, sql` union all `)}) fitting`.execute(db);
    for (const { search, id } of rows) found[search]?.add(id);
  }
  return searches.map(({ items }, search) => items.filter((id) => found[search]?.has(id)));
}

/** An invalid list, such as one near a deleted university, has no items. */
function noneIfInvalid(error: unknown): number[] {
  if (error instanceof Failure) return [];
  throw error;
}

/** Returns the items that a search shows, or the query that selects them. */
async function shownOf(
  db: Kysely<Database>,
  { kind, filters, items }: CandidateSearch,
  meanings: Meanings,
): Promise<number[] | RawBuilder<unknown>> {
  const parsed = parseList(kind, queryOfText(filters));
  if (parsed.kind === 'properties') {
    const query = await propertyQuery(db, requestOfPropertyFilters(parsed.list.filters));
    if (query === null) return [];
    return sql`select l.property_id as id from listed_property l
      where l.property_id = any(${items}::bigint[]) and ${query.where}
        and not ${isWarnedListing('home', sql`l.property_id`, sql`l.owner_id`)}`;
  }
  if (parsed.kind === 'products') {
    const filter = { ...parsed.scope, ...requestOfProductFilters(parsed.list.filters) };
    const query = await productQuery(db, filter, async (request) => {
      if (!meanings.has(request)) meanings.set(request, await searchWords(db, request));
      return meanings.get(request) ?? null;
    });
    if (query === null || (query.words && query.words.letGo.length > 0)) return [];
    return sql`select l.product_id as id from listed_product l
      where l.product_id = any(${items}::bigint[]) and ${query.where}
        and not ${isWarnedProduct(sql`l.product_id`, sql`l.vendor_id`)}`;
  }
  const chosen = Object.entries(parsed.list.filters).filter(([, value]) => value !== null);
  const query = { ...Object.fromEntries(chosen), ids: [...items], limit: items.length };
  const { data } = await searchOffers({ db }, query, DEFAULT_LANGUAGE);
  return data.filter(({ warnings }) => warnings === undefined).map(({ id }) => id);
}
