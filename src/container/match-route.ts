import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { RouteParams } from '../core/site/paths.ts';
import { ROUTES } from '../core/site/routes.ts';
import type { PathName, RouteName } from '../core/site/routes.ts';

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/**
 * Routes for the router by the first segment of the path, which is never a parameter. The router ranks all
 * given routes on every call; the whole table would take 2 ms.
 */
const TABLE = new Map<string, RouteObject[]>();
for (const name of Object.keys(ROUTES) as PathName[]) {
  for (const path of new Set([ROUTES[name].en, ROUTES[name].bg])) {
    const routes = TABLE.get(firstSegment(path)) ?? [];
    TABLE.set(firstSegment(path), [...routes, { path, id: name, caseSensitive: true }]);
  }
}

/** Finds the screen of a path in either language. An unknown path is `NotFound` (NAV-08). */
export function routeOfPath(path: string): { name: RouteName; params: RouteParams } {
  const match = matchRoutes(TABLE.get(firstSegment(path)) ?? [], path)?.at(-1);
  if (!match) return { name: 'NotFound', params: {} };
  const given = Object.entries(match.params).filter(
    (param): param is [string, string] => param[1] !== undefined,
  );
  return { name: match.route.id as PathName, params: Object.fromEntries(given) };
}
