import type { Call } from '../../operation.ts';
import type * as contract from '../../conversations/by-link.ts';

/* Written by `npm run contract:write`. */

export const answerByLink: Call<typeof contract.answerByLink> = {
  method: 'POST',
  path: '/api/conversation/follow/{token}/message',
  idempotent: true,
};

export const blockByLink: Call<typeof contract.blockByLink> = {
  method: 'POST',
  path: '/api/conversation/follow/{token}/block',
  idempotent: true,
};

export const followConversation: Call<typeof contract.followConversation> = {
  method: 'GET',
  path: '/api/conversation/follow/{token}',
};

export const reportByLink: Call<typeof contract.reportByLink> = {
  method: 'POST',
  path: '/api/conversation/follow/{token}/report',
  idempotent: true,
};

export const seeByLink: Call<typeof contract.seeByLink> = {
  method: 'POST',
  path: '/api/conversation/follow/{token}/seen',
  idempotent: true,
};

export const sharePhoneByLink: Call<typeof contract.sharePhoneByLink> = {
  method: 'POST',
  path: '/api/conversation/follow/{token}/share-phone',
  idempotent: true,
};

export const uploadMessagePicture: Call<typeof contract.uploadMessagePicture> = {
  method: 'POST',
  path: '/api/conversation/follow/{token}/picture',
};
