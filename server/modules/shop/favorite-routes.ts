import * as contract from '../../../api/favorites.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { applyFavoriteChanges, listFavorites } from './account-favorites.ts';
import type { ShopServices } from './shop-services.ts';

/** The favorites of those who are signed in. */
export function favoriteRoutes(services: Pick<ShopServices, 'db' | 'clock'>): Implementation[] {
  return [
    implement(contract.favorites, ({ account }) => listFavorites(services.db, account.id)),
    implement(contract.changeFavorites, ({ account, body }) =>
      applyFavoriteChanges(services, account.id, body.changes),
    ),
  ];
}
