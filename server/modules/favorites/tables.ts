import type { JsonOrNull } from '../../platform/database/column-types.ts';
import type { FavoriteState } from '../../../src/core/favorites/favorite-change.ts';
import type { FavoriteType } from '../../../src/core/favorites/favorites.ts';

export interface FavoriteTables {
  account_favorite: AccountFavoriteTable;
  favorite_alert: FavoriteAlertTable;
}

export interface AccountFavoriteTable {
  account_id: number;
  type: FavoriteType;
  item_id: number;
  kept: boolean;
  changed_at: Date;
  /** State when the favorite was added; null for rows older than this column. */
  as_kept: JsonOrNull<FavoriteState>;
  /** State last reported to the account; null while alerts are off. */
  as_known: JsonOrNull<FavoriteState>;
}

export interface FavoriteAlertTable {
  account_id: number;
  token: string;
  since: Date;
  mailed_at: Date | null;
  /** A day, as `YYYY-MM-DD`. */
  looked_on: string | null;
}
