import { routeNamed } from '../../site/routes.ts';
import type { RouteName } from '../../site/routes.ts';
import type { SearchKind } from '../searched-list.ts';

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
