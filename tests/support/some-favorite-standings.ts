import type { KeptStanding, PresentStanding } from '../../src/core/favorites/favorite-change.ts';
import type { FavoriteStandings } from '../../src/core/favorites/favorite-standings.ts';
import { fakeGateway } from './fake-gateway.ts';

/** A server with these states of favorites: `present` now, `asKept` when they were added. */
export function someFavoriteStandings() {
  const state = { present: [] as PresentStanding[], asKept: [] as KeptStanding[], isTold: false };
  const done = () => ({ message: 'done' });
  return fakeGateway<FavoriteStandings, typeof state>(
    {
      favoriteStandings: (ids) => ({
        data: state.present.filter(({ type, id }) => ids[type]?.includes(id)),
      }),
      keptFavorites: () => ({ data: state.asKept }),
      favoriteAlert: () => ({ isTold: state.isTold }),
      changeFavoriteAlert: ({ isTold }) => {
        state.isTold = isTold;
        return done();
      },
      endFavoriteAlertByLink: done,
    },
    state,
  );
}
