import { Type } from 'typebox';
import { FAVORITE_AVAILABILITIES } from '../../src/core/favorites/favorite-change.ts';
import { FAVORITE_TYPES } from '../../src/core/favorites/favorites.ts';
import { favoriteAlertOperations } from './favorite-alerts.ts';
import { operation } from '../operation.ts';
import { SIGNED_IN } from '../accounts/profile.ts';
import { Count, Id, nullable, oneOf, Stotinki, strict } from '../schema.ts';

const domain = 'favorites';

/** Ids by type, the latest mark first. */
const Favorites = strict({
  product: Type.Array(Id),
  property: Type.Array(Id),
  roommate: Type.Array(Id),
});

const FavoriteChange = strict({
  type: oneOf(FAVORITE_TYPES),
  id: Id,
  kept: Type.Boolean({ description: 'true: marked; false: mark removed' }),
  age: Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'milliseconds since the change, by the clock of the device',
  }),
});

export const favorites = operation({
  id: 'favorites',
  method: 'GET',
  path: '/api/user/favorite',
  summary: 'Returns the favorites of the account that still exist',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  answer: Favorites,
});

export const changeFavorites = operation({
  id: 'changeFavorites',
  method: 'POST',
  path: '/api/user/favorite',
  summary:
    'Adds and removes favorites; the latest change of each item wins, and a repeated one has no effect',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  idempotent: true,
  body: strict({ changes: Type.Array(FavoriteChange, { minItems: 1, maxItems: 500 }) }),
  answer: Favorites,
});

const favoriteState = {
  type: oneOf(FAVORITE_TYPES),
  id: Id,
  title: Type.String(),
  price: nullable(Stotinki),
  state: oneOf(FAVORITE_AVAILABILITIES),
};
const Ids = Type.Optional(Type.Array(Id, { maxItems: 100 }));

export const favoriteStates = operation({
  id: 'favoriteStates',
  method: 'GET',
  path: '/api/favorite-standing',
  summary:
    'Returns the current price and availability of favorites; only the status of paused or rented homes (FIND-03)',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({ product: Ids, property: Ids, roommate: Ids }),
  answer: strict({
    data: Type.Array(strict({ ...favoriteState, left: nullable(Count), lowestPrice: nullable(Stotinki) })),
  }),
});

export const savedFavoriteStates = operation({
  id: 'savedFavoriteStates',
  method: 'GET',
  path: '/api/user/favorite/kept',
  summary:
    'Returns the favorites of the account with their price and availability when they were added (FIND-03)',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  answer: strict({ data: Type.Array(strict(favoriteState)) }),
});

export const favoriteOperations = [
  favorites,
  changeFavorites,
  favoriteStates,
  savedFavoriteStates,
  ...favoriteAlertOperations,
];
