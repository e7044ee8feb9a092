import type { Call } from '../../operation.ts';
import type * as contract from '../../conversations/conversations.ts';

/* Written by `npm run contract:write`. */

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

export const askAboutOrder: Call<typeof contract.askAboutOrder> = {
  method: 'POST',
  path: '/api/order/follow/{token}/message',
  idempotent: true,
};

export const askAboutProperty: Call<typeof contract.askAboutProperty> = {
  method: 'POST',
  path: '/api/property/{id}/inquiry',
  idempotent: true,
};

export const blockConversation: Call<typeof contract.blockConversation> = {
  method: 'POST',
  path: '/api/conversation/{id}/block',
  guarded: true,
  idempotent: true,
};

export const blockedPeople: Call<typeof contract.blockedPeople> = {
  method: 'GET',
  path: '/api/conversation/blocked',
  guarded: true,
};

export const conversation: Call<typeof contract.conversation> = {
  method: 'GET',
  path: '/api/conversation/{id}',
  guarded: true,
};

export const inbox: Call<typeof contract.inbox> = {
  method: 'GET',
  path: '/api/conversation',
  guarded: true,
};

export const reportConversation: Call<typeof contract.reportConversation> = {
  method: 'POST',
  path: '/api/conversation/{id}/report',
  guarded: true,
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

export const unblockPerson: Call<typeof contract.unblockPerson> = {
  method: 'DELETE',
  path: '/api/conversation/blocked/{id}',
  guarded: true,
  idempotent: true,
};

export const writeToBuyer: Call<typeof contract.writeToBuyer> = {
  method: 'POST',
  path: '/api/order/{id}/message',
  guarded: true,
  idempotent: true,
  inQuery: ['access'],
};
