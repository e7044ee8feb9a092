import { FavoriteStandings } from '../../../src/core/favorites/favorite-standings.ts';
import type { KeptStanding, PresentStanding } from '../../../src/core/favorites/favorite-change.ts';
import type { Favorites } from '../../../src/core/favorites/favorites.ts';

/** How favorites stand, in memory. */
export class MemoryFavoriteStandings extends FavoriteStandings {
  present: PresentStanding[] = [];
  asKept: KeptStanding[] = [];
  told = false;
  /** The links of mails that were pressed. */
  readonly ended: string[] = [];

  async now(favorites: Favorites): Promise<PresentStanding[]> {
    return this.present.filter(({ type, id }) => favorites.has(type, id));
  }

  async kept(): Promise<KeptStanding[]> {
    return this.asKept;
  }

  async isTold(): Promise<boolean> {
    return this.told;
  }

  async tell(isTold: boolean): Promise<void> {
    this.told = isTold;
  }

  async endByLink(token: string): Promise<void> {
    this.ended.push(token);
  }
}
