import type { CancelSignal } from '../shared/failure.ts';
import type { KeptStanding, PresentStanding } from './favorite-change.ts';
import type { Favorites } from './favorites.ts';

/** How favorites stand, and whether the signed-in person is told when that changes (FIND-03). */
export abstract class FavoriteStandings {
  /** The first hundred of each type as they are now; without what is gone. */
  abstract now(favorites: Favorites): Promise<PresentStanding[]>;
  /** Those of the signed-in person's account as they were when they were kept. */
  abstract kept(): Promise<KeptStanding[]>;
  /** Whether the signed-in person is told by e-mail. */
  abstract isTold(signal?: CancelSignal): Promise<boolean>;
  abstract tell(isTold: boolean): Promise<void>;
  /** Ends the mails by the link of one of them; may be repeated. */
  abstract endByLink(token: string): Promise<void>;
}

/** How a visitor's favorites stood when this browser first looked at them. */
export abstract class KeptStandingsStorage {
  abstract read(): KeptStanding[];
  abstract write(standings: readonly KeptStanding[]): void;
}
