import type { Call } from '../../operation.ts';
import type * as contract from '../../site/site.ts';

/* Written by `npm run contract:write`. */

export const collectSessionTransfer: Call<typeof contract.collectSessionTransfer> = {
  method: 'POST',
  path: '/api/localization/hand-over/collection',
};

export const countVisit: Call<typeof contract.countVisit> = {
  method: 'POST',
  path: '/api/visit',
};

export const leaveSessionTransfer: Call<typeof contract.leaveSessionTransfer> = {
  method: 'POST',
  path: '/api/localization/hand-over',
};

export const pageText: Call<typeof contract.pageText> = {
  method: 'GET',
  path: '/api/page/{name}',
};

export const reportScreenError: Call<typeof contract.reportScreenError> = {
  method: 'POST',
  path: '/api/screen-error',
};

export const translation: Call<typeof contract.translation> = {
  method: 'GET',
  path: '/api/localization/translation/{locale}',
};
