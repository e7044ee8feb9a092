import type { Call } from '../../operation.ts';
import type * as contract from '../../services/interior.ts';

/* Written by `npm run contract:write`. */

export const sendInteriorEnquiry: Call<typeof contract.sendInteriorEnquiry> = {
  method: 'POST',
  path: '/api/interior/enquiry',
  idempotent: true,
};

export const uploadInteriorPicture: Call<typeof contract.uploadInteriorPicture> = {
  method: 'POST',
  path: '/api/interior/picture',
};
