import type { Call } from '../../operation.ts';
import type * as contract from '../../site/pictures.ts';

/* Written by `npm run contract:write`. */

export const removePicture: Call<typeof contract.removePicture> = {
  method: 'DELETE',
  path: '/api/picture/{key}',
  guarded: true,
};

export const uploadPicture: Call<typeof contract.uploadPicture> = {
  method: 'POST',
  path: '/api/picture',
  guarded: true,
};
