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
  kept: Type.Boolean({ description: 'true: marked; false: taken back' }),
  age: Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'milliseconds since the person did it, by the clock of their own device',
  }),
});

export const favorites = operation({
  id: 'favorites',
  method: 'GET',
  path: '/api/user/favorite',
  summary: 'The favorites that the person keeps in the account, those gone for good left out',
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
    'Marks things and takes marks back; of each thing the latest change holds, sent again it changes nothing',
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

export const favoriteStandings = operation({
  id: 'favoriteStandings',
  method: 'GET',
  path: '/api/favorite-standing',
  summary:
    'How things stand that somebody keeps, without what is gone; of what is paused or rented only that (FIND-03)',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({ product: Ids, property: Ids, roommate: Ids }),
  answer: strict({
    data: Type.Array(strict({ ...favoriteState, left: nullable(Count), lowestPrice: nullable(Stotinki) })),
  }),
});

export const keptFavorites = operation({
  id: 'keptFavorites',
  method: 'GET',
  path: '/api/user/favorite/kept',
  summary: 'The favorites of the account as they stood when they were kept (FIND-03)',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  answer: strict({ data: Type.Array(strict(favoriteState)) }),
});

export const favoriteOperations = [
  favorites,
  changeFavorites,
  favoriteStandings,
  keptFavorites,
  ...favoriteAlertOperations,
];
