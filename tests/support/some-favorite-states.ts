import type { StoredFavoriteState, CurrentFavoriteState } from '../../src/core/favorites/favorite-change.ts';
import type { FavoriteStates } from '../../src/core/favorites/favorite-ports.ts';
import { fakeGateway } from './fake-gateway.ts';

/** Server with these states of favorites: `present` now, `asSaved` when they were added. */
export function someFavoriteStates() {
  const state = {
    present: [] as CurrentFavoriteState[],
    asSaved: [] as StoredFavoriteState[],
    isTold: false,
  };
  const done = () => ({ message: 'done' });
  return fakeGateway<FavoriteStates, typeof state>(
    {
      favoriteStates: (ids) => ({
        data: state.present.filter(({ type, id }) => ids[type]?.includes(id)),
      }),
      savedFavoriteStates: () => ({ data: state.asSaved }),
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
