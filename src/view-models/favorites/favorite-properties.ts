import type { BrowserKey } from '../../core/properties/browser-key.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FavoritesViewModel } from './favorites-view-model.ts';

/** Homes among the favorites (SHOP-06); their owners are told how many browsers keep them, not whose (HOME-08). */
export class FavoriteProperties {
  constructor(
    private readonly favorites: FavoritesViewModel,
    private readonly catalogue: PropertyCatalogue,
    private readonly browserKey: BrowserKey,
  ) {}

  has(id: number): boolean {
    return this.favorites.has('property', id);
  }

  /** Marks it, or no longer. The count is a kindness to the owner: that it failed troubles nobody. */
  async toggle(id: number): Promise<void> {
    const before = this.has(id);
    this.favorites.toggle('property', id);
    const kept = this.has(id);
    if (kept === before) return;
    try {
      await this.catalogue.favorite(id, this.browserKey.read(), kept);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
