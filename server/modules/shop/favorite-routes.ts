import * as contract from '../../../api/shop/favorites.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { applyFavoriteChanges, listFavorites } from './account-favorites.ts';
import type { ShopDependencies } from './shop-dependencies.ts';

/** The favorites of those who are signed in. */
export function favoriteRoutes(services: Pick<ShopDependencies, 'db' | 'clock'>): Implementation[] {
  return [
    implement(contract.favorites, ({ account }) => listFavorites(services.db, account.id)),
    implement(contract.changeFavorites, ({ account, body }) =>
      applyFavoriteChanges(services, account.id, body.changes),
    ),
  ];
}
