import type { Call } from '../../operation.ts';
import type * as contract from '../../team/site-previews.ts';

/* Written by `npm run contract:write`. */

export const createSitePreview: Call<typeof contract.createSitePreview> = {
  method: 'POST',
  path: '/api/team/site-previews',
};
