import type { Query } from '../../core/site/paths.ts';

/** The deepest page of a list that can be asked for. */
const MAX_PAGE = 250;

/** The page that the address asks for; what makes no sense there is the first. */
export function pageOfQuery(query: Query): number {
  return Math.max(1, Math.min(Math.trunc(Number(query['page']?.[0] ?? 1)) || 1, MAX_PAGE));
}
