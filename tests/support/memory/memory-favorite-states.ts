import { FavoriteStates } from '../../../src/core/favorites/favorite-ports.ts';
import type {
  StoredFavoriteState,
  CurrentFavoriteState,
} from '../../../src/core/favorites/favorite-change.ts';
import type { Favorites } from '../../../src/core/favorites/favorites.ts';

/** How favorites stand, in memory. */
export class MemoryFavoriteStates extends FavoriteStates {
  present: CurrentFavoriteState[] = [];
  asKept: StoredFavoriteState[] = [];
  told = false;
  /** The links of mails that were pressed. */
  readonly ended: string[] = [];

  async now(favorites: Favorites): Promise<CurrentFavoriteState[]> {
    return this.present.filter(({ type, id }) => favorites.has(type, id));
  }

  async stored(): Promise<StoredFavoriteState[]> {
    return this.asKept;
  }

  async alertsEnabled(): Promise<boolean> {
    return this.told;
  }

  async setAlerts(enabled: boolean): Promise<void> {
    this.told = enabled;
  }

  async endByLink(token: string): Promise<void> {
    this.ended.push(token);
  }
}
