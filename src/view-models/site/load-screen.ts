import type { Screen, Visit } from './screen.ts';

/**
 * Loads a screen; where its list ends before the page that the address asks for, the last page instead, whose address
 * is the canonical one.
 */
export async function loadScreen(screen: Screen, visit: Visit): Promise<void> {
  await screen.load?.(visit);
  const { pageCount } = screen;
  if (pageCount === undefined || !(Number(visit.query['page']?.[0]) > pageCount)) return;
  await screen.load?.({ ...visit, query: { ...visit.query, page: [String(pageCount)] } });
}
