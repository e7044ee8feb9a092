import type { BrowserKey, PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FavoritesViewModel } from './favorites-view-model.ts';

/** Favorite homes (SHOP-06); landlords see how many browsers have them, not whose (HOME-08). */
export class FavoriteProperties {
  constructor(
    private readonly favorites: FavoritesViewModel,
    private readonly catalogue: PropertyCatalogue,
    private readonly browserKey: BrowserKey,
  ) {}

  has(id: number): boolean {
    return this.favorites.has('property', id);
  }

  /** Adds or removes a home. An error of the count is ignored. */
  async toggle(id: number): Promise<void> {
    const before = this.has(id);
    this.favorites.toggle('property', id);
    const isFavorite = this.has(id);
    if (isFavorite === before) return;
    try {
      await this.catalogue.favoriteProperty({ id, browser: this.browserKey.read(), kept: isFavorite });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
