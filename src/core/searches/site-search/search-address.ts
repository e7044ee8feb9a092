import type { Language } from '../../shared/language.ts';
import { pathOf } from '../../site/paths.ts';
import { routeOfList } from '../searched-list.ts';
import type { SearchedList, SearchKind } from '../searched-list.ts';
import type { SearchTarget } from './site-search.ts';
import { routeNamed } from '../../site/routes.ts';
import type { RouteName } from '../../site/routes.ts';

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

const LIST_OF_DOMAIN: Readonly<Record<string, SearchKind>> = {
  properties: 'properties',
  roommates: 'roommates',
  shop: 'products',
};

/** List that a search from a page uses first; null on the front page and elsewhere. */
export function searchedFirst(route: RouteName): SearchKind | null {
  const { screen, roles } = routeNamed(route);
  if (route === 'Index' || route === 'Favorites' || roles) return null;
  return LIST_OF_DOMAIN[screen.split('/')[0] ?? ''] ?? null;
}
