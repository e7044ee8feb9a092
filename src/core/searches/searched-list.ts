import { propertyListFromQuery, queryOfPropertyList } from '../properties/property-search.ts';
import type { PropertyListAddress } from '../properties/property-search.ts';
import { queryOfRoommateList, roommateListFromQuery } from '../roommates/roommate-search.ts';
import type { RoommateListAddress } from '../roommates/roommate-search.ts';
import { positiveInteger } from '../shared/written-number.ts';
import { listFromQuery, queryOfList } from '../shop/product-search.ts';
import type { ListAddress, ListScope, ProductOrder } from '../shop/product-search.ts';
import { queryText } from '../site/paths.ts';
import type { Query, QueryValue } from '../site/paths.ts';
import type { PathName } from '../site/routes.ts';

export const SEARCH_KINDS = ['properties', 'roommates', 'products'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/**
 * A list in its address notation. `filters` is the same text for the same filters, in any order of selection;
 * `orderBy` is null for the default order.
 */
export type SearchedList = { kind: SearchKind; filters: string; orderBy: string | null };

export type ParsedList =
  | { kind: 'properties'; list: PropertyListAddress }
  | { kind: 'roommates'; list: RoommateListAddress }
  | { kind: 'products'; scope: ListScope; list: ListAddress };

/** Maximum characters of a saved address; longer ones are not made by hand. */
export const MAX_FILTERS_LENGTH = 4_000;

const MAX_REQUEST_LENGTH = 200;

/**
 * Parses the address of a list. Products also have their scope: `category`, `shop` or `request`. Invalid
 * values are ignored, as in the list itself.
 */
export function parseList(kind: SearchKind, query: Query): ParsedList {
  if (kind === 'properties') return { kind, list: propertyListFromQuery(tidy(query, 'text')) };
  if (kind === 'roommates') return { kind, list: roommateListFromQuery(query) };
  const scope = scopeOf(tidy(query, 'request'));
  return { kind, scope, list: listFromQuery(query, defaultOrder(scope)) };
}

/** Normalised list of an address, without the page number. */
export function searchedList(kind: SearchKind, query: Query): SearchedList {
  const { page: _, orderBy, ...filters } = addressOf(parseList(kind, query));
  const sorted = Object.entries(filters).map(([name, value]): [string, QueryValue] => [
    name,
    Array.isArray(value) ? [...new Set(value as string[])].toSorted() : value,
  ]);
  return {
    kind,
    filters: queryText(Object.fromEntries(sorted)).slice(1),
    orderBy: typeof orderBy === 'string' ? orderBy : null,
  };
}

export function routeOfList({ kind, filters, orderBy }: SearchedList): {
  name: PathName;
  params: Record<string, string>;
  query: Record<string, QueryValue>;
} {
  const { category, shop, ...chosen } = queryOfText(filters);
  const query = { ...chosen, ...(orderBy && { orderBy }) };
  if (kind === 'properties') return { name: 'Properties', params: {}, query };
  if (kind === 'roommates') return { name: 'Roommates', params: {}, query };
  const [id] = category ?? [];
  if (id) return { name: 'ProductCategory', params: { id }, query };
  const [vendor] = shop ?? [];
  if (vendor) return { name: 'Vendor', params: { id: vendor }, query };
  return { name: 'MarketplaceProductCategories', params: {}, query };
}

/** Parses a query text without its question mark; invalid parts are ignored. */
export function queryOfText(text: string): Record<string, string[]> {
  const query: Record<string, string[]> = {};
  for (const pair of text.split('&')) {
    const [name = '', ...rest] = pair.split('=');
    const value = decoded(rest.join('='));
    if (!/^[A-Za-z]{1,40}$/.test(name) || value === null) continue;
    (Object.hasOwn(query, name) ? query[name] : (query[name] = []))?.push(value);
  }
  return query;
}

export const isNarrowed = ({ filters }: SearchedList): boolean => filters !== '';

function addressOf(parsed: ParsedList): Record<string, QueryValue> {
  if (parsed.kind === 'properties') return queryOfPropertyList({ ...parsed.list, unseen: false });
  if (parsed.kind === 'roommates') return queryOfRoommateList(parsed.list);
  const { scope } = parsed;
  return {
    category: 'categoryId' in scope ? scope.categoryId : null,
    shop: 'vendorId' in scope ? scope.vendorId : null,
    request: 'request' in scope ? scope.request : null,
    ...queryOfList(parsed.list, defaultOrder(scope)),
  };
}

function scopeOf(query: Query): ListScope {
  const categoryId = positiveInteger(query['category']?.[0]);
  if (categoryId !== null) return { categoryId };
  const vendorId = positiveInteger(query['shop']?.[0]);
  if (vendorId !== null) return { vendorId };
  const request = query['request']?.[0]?.slice(0, MAX_REQUEST_LENGTH) ?? '';
  return request === '' ? {} : { request };
}

/** Order of a list without one in its address. */
function defaultOrder(scope: ListScope): ProductOrder {
  if ('request' in scope) return 'popular.DESC';
  return 'vendorId' in scope ? 'createdAt.DESC' : 'price.ASC';
}

function tidy(query: Query, name: string): Query {
  const [value] = query[name] ?? [];
  return value === undefined ? query : { ...query, [name]: [value.trim().replace(/\s+/g, ' ')] };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
