import type { Call } from '../../operation.ts';
import type * as contract from '../../roommates/conversations.ts';

/* Written by `npm run contract:write`. */

export const answerByLink: Call<typeof contract.answerByLink> = {
  method: 'POST',
  path: '/api/conversation/follow/{token}/message',
  idempotent: true,
};

export const answerConversation: Call<typeof contract.answerConversation> = {
  method: 'POST',
  path: '/api/conversation/{id}/message',
  guarded: true,
  idempotent: true,
};

export const askAboutOffer: Call<typeof contract.askAboutOffer> = {
  method: 'POST',
  path: '/api/tenant-offer/{id}/inquiry',
  idempotent: true,
};

export const blockByLink: Call<typeof contract.blockByLink> = {
  method: 'POST',
  path: '/api/conversation/follow/{token}/block',
  idempotent: true,
};

export const blockConversation: Call<typeof contract.blockConversation> = {
  method: 'POST',
  path: '/api/conversation/{id}/block',
  guarded: true,
  idempotent: true,
};

export const conversation: Call<typeof contract.conversation> = {
  method: 'GET',
  path: '/api/conversation/{id}',
  guarded: true,
};

export const followConversation: Call<typeof contract.followConversation> = {
  method: 'GET',
  path: '/api/conversation/follow/{token}',
};

export const inbox: Call<typeof contract.inbox> = {
  method: 'GET',
  path: '/api/conversation',
  guarded: true,
};

export const reportByLink: Call<typeof contract.reportByLink> = {
  method: 'POST',
  path: '/api/conversation/follow/{token}/report',
  idempotent: true,
};

export const reportConversation: Call<typeof contract.reportConversation> = {
  method: 'POST',
  path: '/api/conversation/{id}/report',
  guarded: true,
  idempotent: true,
};

export const seeByLink: Call<typeof contract.seeByLink> = {
  method: 'POST',
  path: '/api/conversation/follow/{token}/seen',
  idempotent: true,
};

export const seeConversation: Call<typeof contract.seeConversation> = {
  method: 'POST',
  path: '/api/conversation/{id}/seen',
  guarded: true,
  idempotent: true,
};

export const sharePhone: Call<typeof contract.sharePhone> = {
  method: 'POST',
  path: '/api/conversation/{id}/share-phone',
  guarded: true,
  idempotent: true,
};

export const sharePhoneByLink: Call<typeof contract.sharePhoneByLink> = {
  method: 'POST',
  path: '/api/conversation/follow/{token}/share-phone',
  idempotent: true,
};
