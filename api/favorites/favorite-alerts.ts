import { Type } from 'typebox';
import { SIGNED_IN } from '../accounts/profile.ts';
import { operation } from '../operation.ts';
import { Done, strict, Token } from '../schema.ts';

const domain = 'favorites';

export const favoriteAlert = operation({
  id: 'favoriteAlert',
  method: 'GET',
  path: '/api/favorite-alert',
  summary: 'Returns the setting of e-mails about changed favorites (FIND-03)',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  answer: strict({ isTold: Type.Boolean() }),
});

export const changeFavoriteAlert = operation({
  id: 'changeFavoriteAlert',
  method: 'POST',
  path: '/api/favorite-alert',
  summary: 'Turns e-mails about changed favorites on or off',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  idempotent: true,
  body: strict({ isTold: Type.Boolean() }),
  answer: Done,
});

export const endFavoriteAlertByLink = operation({
  id: 'endFavoriteAlertByLink',
  method: 'POST',
  path: '/api/favorite-alert/{token}/end',
  summary: 'Turns e-mails about changed favorites off, by the link of such an e-mail',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: strict({ token: Token }),
  answer: Done,
});

export const favoriteAlertOperations = [favoriteAlert, changeFavoriteAlert, endFavoriteAlertByLink];
