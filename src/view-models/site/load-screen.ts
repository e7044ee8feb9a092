import type { Query } from '../../core/site/paths.ts';
import type { Screen, Visit } from './screen.ts';

/** Loads a screen; where its list ends before the page that the address asks for, the last page instead. */
export async function loadScreen(screen: Screen, visit: Visit): Promise<void> {
  await screen.load?.(visit);
  const last = lastPageBefore(screen, visit.query);
  if (last !== null) await screen.load?.({ ...visit, query: { ...visit.query, page: [String(last)] } });
}

/** The page that is shown because the one that is asked for lies beyond the end of the list; null where none does. */
export function lastPageBefore({ pageCount }: Screen, query: Query): number | null {
  return pageCount !== undefined && Number(query['page']?.[0]) > pageCount ? pageCount : null;
}
