import { reaction } from 'mobx';
import { isVisitScreen } from '../../core/site/visits.ts';
import type { VisitReports } from '../../core/site/visits.ts';
import type { Navigation } from './navigation.ts';

/**
 * Counts each screen after the first, which the server counted with its page (TEAM-10). A change of filters
 * stays on the screen and is not counted.
 * @returns a function that ends the counting
 */
export function reportVisits(navigation: Navigation, visits: VisitReports): () => void {
  return reaction(
    () => navigation.current?.open,
    (open) => {
      if (!open || !isVisitScreen(open.route)) return;
      visits.countVisit({ screen: open.route }).catch(() => {
        // A count that does not arrive is of no concern to the visitor.
      });
    },
  );
}
