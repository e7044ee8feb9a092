import type { Call } from '../../operation.ts';
import type * as contract from '../../site/suggestions.ts';

/* Written by `npm run contract:write`. */

export const searchSuggestions: Call<typeof contract.searchSuggestions> = {
  method: 'GET',
  path: '/api/search/suggestions',
};
