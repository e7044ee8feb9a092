/** What can be kept as a favorite (SHOP-06). */
export const FAVORITE_TYPES = ['product', 'property', 'roommate'] as const;
export type FavoriteType = (typeof FAVORITE_TYPES)[number];

type Kept = Record<FavoriteType, readonly number[]>;

const NOTHING: Kept = { product: [], property: [], roommate: [] };

/** The things a visitor marked, by type; the newest first. */
export class Favorites {
  static readonly none = new Favorites(NOTHING);

  private constructor(private readonly kept: Kept) {}

  static of(kept: Partial<Kept>): Favorites {
    return new Favorites({ ...NOTHING, ...kept });
  }

  ids(type: FavoriteType): readonly number[] {
    return this.kept[type];
  }

  has(type: FavoriteType, id: number): boolean {
    return this.kept[type].includes(id);
  }

  /** Adds it, or takes it away if it was there. */
  toggle(type: FavoriteType, id: number): Favorites {
    const ids = this.kept[type];
    return new Favorites({
      ...this.kept,
      [type]: this.has(type, id) ? ids.filter((kept) => kept !== id) : [id, ...ids],
    });
  }

  get count(): number {
    return FAVORITE_TYPES.reduce((sum, type) => sum + this.kept[type].length, 0);
  }
}

/** Where favorites are kept; in the browser under the key `favorites`, grouped by type, then id. */
export abstract class FavoritesStorage {
  abstract read(): Favorites;
  /** False when they could not be kept, for example because the storage is full. */
  abstract write(favorites: Favorites): boolean;
  /** Tells of changes made in another tab. */
  abstract watch(changed: () => void): void;
}
