import type { Call } from '../../operation.ts';
import type * as contract from '../../site/translations.ts';

/* Written by `npm run contract:write`. */

export const translateText: Call<typeof contract.translateText> = {
  method: 'POST',
  path: '/api/translation',
};
