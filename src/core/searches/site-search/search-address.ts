import type { Language } from '../../shared/language.ts';
import { pathOf } from '../../site/paths.ts';
import { routeOfList } from '../searched-list.ts';
import type { SearchedList } from '../searched-list.ts';
import type { SearchTarget } from './site-search.ts';

/** The address of a list that a search leads to; `request` stands in it for the search field and the other results. */
export function addressOfList(list: SearchedList, request: string, language: Language): string {
  const { name, params, query } = routeOfList(list);
  return pathOf(name, language, params, { ...query, request: query['request'] ?? request });
}

/** The address of a page that a search leads to; an article has an id. */
export function addressOfTarget({ route, id }: SearchTarget, language: Language, request = ''): string {
  return pathOf(route, language, id === null ? {} : { id }, { request });
}
