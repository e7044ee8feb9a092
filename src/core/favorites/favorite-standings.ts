import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { KeptStanding, PresentStanding } from './favorite-change.ts';
import type { Favorites, FavoriteType } from './favorites.ts';

/** The server answers for so many favorites of a type. */
const MAX_STANDINGS = 100;

type FavoriteIds = ReturnType<typeof standingsInput>;

/** Port to the states of favorites, and to the e-mails about their changes (FIND-03). */
export abstract class FavoriteStandings {
  /** Returns the present states, without favorites that are gone. */
  abstract favoriteStandings(input: FavoriteIds): Promise<{ data: PresentStanding[] }>;
  /** Returns the states of the account's favorites when they were added. */
  abstract keptFavorites(): Promise<{ data: KeptStanding[] }>;
  /** `isTold` is true if the signed-in person gets e-mails. */
  abstract favoriteAlert(input?: NoInput, signal?: CancelSignal): Promise<{ isTold: boolean }>;
  abstract changeFavoriteAlert(input: { isTold: boolean }): Promise<unknown>;
  /** Ends the e-mails by the link of one of them; may be repeated. */
  abstract endFavoriteAlertByLink(input: { token: string }): Promise<unknown>;
}

/** Returns the first favorites of each type as they are sent. */
export const standingsInput = (favorites: Favorites) => {
  const first = (type: FavoriteType) => {
    const ids = favorites.ids(type).slice(0, MAX_STANDINGS);
    return ids.length > 0 ? ids : undefined;
  };
  return { product: first('product'), property: first('property'), roommate: first('roommate') };
};

/** How a visitor's favorites stood when this browser first looked at them. */
export abstract class KeptStandingsStorage {
  abstract read(): KeptStanding[];
  abstract write(standings: readonly KeptStanding[]): void;
}
