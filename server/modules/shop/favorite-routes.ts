import * as contract from '../../../api/favorites/favorites.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { applyFavoriteChanges, listFavorites } from './account-favorites.ts';
import { keptStandings, publicStandings } from './favorite-standings.ts';
import type { ShopDependencies } from './shop-dependencies.ts';

/** The favorites of those who are signed in. */
export function favoriteRoutes(services: Pick<ShopDependencies, 'db' | 'clock'>): Implementation[] {
  return [
    implement(contract.favorites, ({ account }) => listFavorites(services.db, account.id)),
    implement(contract.changeFavorites, ({ account, body, language }) =>
      applyFavoriteChanges(services, account.id, body.changes, language),
    ),
    implement(contract.favoriteStandings, async ({ query, language }) => ({
      data: await publicStandings(services.db, query, language),
    })),
    implement(contract.keptFavorites, async ({ account }) => ({
      data: await keptStandings(services.db, account.id),
    })),
  ];
}
