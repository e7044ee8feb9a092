import type { CancelSignal } from '../shared/failure.ts';
import type { StoredFavoriteState, CurrentFavoriteState } from './favorite-change.ts';
import type { Favorites } from './favorites.ts';

/** Port to the states of favorites, and to the user's mails about changes (FIND-03). */
export abstract class FavoriteStates {
  /** Current states of the first hundred of each type; deleted ones are absent. */
  abstract now(favorites: Favorites): Promise<CurrentFavoriteState[]>;
  /** States at the time when the signed-in account added them. */
  abstract kept(): Promise<StoredFavoriteState[]>;
  /** True if the signed-in user receives mails. */
  abstract isTold(signal?: CancelSignal): Promise<boolean>;
  abstract tell(isTold: boolean): Promise<void>;
  /** Unsubscribes with the link of a mail; idempotent. */
  abstract endByLink(token: string): Promise<void>;
}

/** Port to the first known states of a visitor's favorites in this browser. */
export abstract class FavoriteStatesStorage {
  abstract read(): StoredFavoriteState[];
  abstract write(states: readonly StoredFavoriteState[]): void;
}
