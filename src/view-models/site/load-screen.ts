import type { Query } from '../../core/site/paths.ts';
import type { Screen, Visit } from './screen.ts';

/** Loads a screen; a page beyond the end of its list is replaced by the last one. */
export async function loadScreen(screen: Screen, visit: Visit): Promise<void> {
  await screen.load?.(visit);
  const last = lastPageBefore(screen, visit.query);
  if (last !== null) await screen.load?.({ ...visit, query: { ...visit.query, page: [String(last)] } });
}

/** Last page of the list if the requested one is beyond it; null otherwise. */
export function lastPageBefore({ pageCount }: Screen, query: Query): number | null {
  return pageCount !== undefined && Number(query['page']?.[0]) > pageCount ? pageCount : null;
}
