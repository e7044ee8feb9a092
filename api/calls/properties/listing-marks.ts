import type { Call } from '../../operation.ts';
import type * as contract from '../../properties/listing-marks.ts';

/* Written by `npm run contract:write`. */

export const exchangeListingMarks: Call<typeof contract.exchangeListingMarks> = {
  method: 'POST',
  path: '/api/user/listing-mark',
  idempotent: true,
};
