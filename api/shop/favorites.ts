import { Type } from 'typebox';
import { FAVORITE_TYPES } from '../../src/core/shop/favorites.ts';
import { operation } from '../operation.ts';
import { SIGNED_IN } from '../accounts/profile.ts';
import { Id, oneOf, strict } from '../schema.ts';

const domain = 'shop';

/** Ids by type, the newest mark first. */
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

export const favoriteOperations = [favorites, changeFavorites];
