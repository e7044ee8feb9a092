import type { Call } from '../../operation.ts';
import type * as contract from '../../searches/searches.ts';

/* Written by `npm run contract:write`. */

export const changeSearch: Call<typeof contract.changeSearch> = {
  method: 'POST',
  path: '/api/saved-search/{id}',
  guarded: true,
  idempotent: true,
};

export const changeSearchByLink: Call<typeof contract.changeSearchByLink> = {
  method: 'POST',
  path: '/api/search-matches/{token}/settings',
  idempotent: true,
};

export const confirmSearch: Call<typeof contract.confirmSearch> = {
  method: 'POST',
  path: '/api/saved-search-confirmation',
  idempotent: true,
};

export const deleteSearch: Call<typeof contract.deleteSearch> = {
  method: 'DELETE',
  path: '/api/saved-search/{id}',
  guarded: true,
};

export const dismissMatch: Call<typeof contract.dismissMatch> = {
  method: 'POST',
  path: '/api/search-matches/{token}/dismissal',
  idempotent: true,
};

export const endSearchByLink: Call<typeof contract.endSearchByLink> = {
  method: 'POST',
  path: '/api/search-matches/{token}/end',
};

export const proposeSearch: Call<typeof contract.proposeSearch> = {
  method: 'GET',
  path: '/api/saved-search/proposal',
};

export const restoreSearch: Call<typeof contract.restoreSearch> = {
  method: 'POST',
  path: '/api/saved-search/{id}/restoration',
  guarded: true,
};

export const saveSearch: Call<typeof contract.saveSearch> = {
  method: 'POST',
  path: '/api/saved-search',
  guarded: true,
};

export const saveSearchByMail: Call<typeof contract.saveSearchByMail> = {
  method: 'POST',
  path: '/api/saved-search-by-mail',
};

export const savedSearches: Call<typeof contract.savedSearches> = {
  method: 'GET',
  path: '/api/saved-search',
};

export const searchMatches: Call<typeof contract.searchMatches> = {
  method: 'GET',
  path: '/api/search-matches/{token}',
};

export const seeMatches: Call<typeof contract.seeMatches> = {
  method: 'POST',
  path: '/api/search-matches/{token}/seen',
  idempotent: true,
};
