import type { Language } from '../../shared/language.ts';
import { pathOf } from '../../site/paths.ts';
import { routeOfList } from '../searched-list.ts';
import type { SearchedList } from '../searched-list.ts';
import type { SearchTarget } from './site-search.ts';

/**
 * Address of the list that a search opens; `request` is the typed text, for the search field and other
 * results.
 */
export function addressOfList(list: SearchedList, request: string, language: Language): string {
  const { name, params, query } = routeOfList(list);
  return pathOf(name, language, params, { ...query, request: query['request'] ?? request });
}

/** Address of the page that a search opens; an article has an id. */
export function addressOfTarget({ route, id }: SearchTarget, language: Language, request = ''): string {
  return pathOf(route, language, id === null ? {} : { id }, { request });
}
