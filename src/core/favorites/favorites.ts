/** Types of favorites (SHOP-06). */
export const FAVORITE_TYPES = ['product', 'property', 'roommate'] as const;
export type FavoriteType = (typeof FAVORITE_TYPES)[number];

type IdsByType = Record<FavoriteType, readonly number[]>;

const NOTHING: IdsByType = { product: [], property: [], roommate: [] };

/** Favorites of a visitor by type, the newest first. */
export class Favorites {
  static readonly none = new Favorites(NOTHING);

  private constructor(private readonly idsByType: IdsByType) {}

  static of(existing: Partial<IdsByType>): Favorites {
    return new Favorites({ ...NOTHING, ...existing });
  }

  ids(type: FavoriteType): readonly number[] {
    return this.idsByType[type];
  }

  has(type: FavoriteType, id: number): boolean {
    return this.idsByType[type].includes(id);
  }

  /** Adds or removes a favorite. */
  toggle(type: FavoriteType, id: number): Favorites {
    const ids = this.idsByType[type];
    return new Favorites({
      ...this.idsByType,
      [type]: this.has(type, id) ? ids.filter((existing) => existing !== id) : [id, ...ids],
    });
  }

  get count(): number {
    return FAVORITE_TYPES.reduce((sum, type) => sum + this.idsByType[type].length, 0);
  }
}

/** Port to the stored favorites; in the browser the key is `favorites`, grouped by type, then id. */
export abstract class FavoritesStorage {
  abstract read(): Favorites;
  /** @returns false if the write fails, for example because the storage is full */
  abstract write(favorites: Favorites): boolean;
  /** Reports changes by other tabs. */
  abstract watch(changed: () => void): void;
}
