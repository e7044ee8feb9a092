import type { Call } from '../../operation.ts';
import type * as contract from '../../integrations/integrations.ts';

/* Written by `npm run contract:write`. */

export const apiKeys: Call<typeof contract.apiKeys> = {
  method: 'GET',
  path: '/api/vendor/key',
  guarded: true,
};

export const createApiKey: Call<typeof contract.createApiKey> = {
  method: 'POST',
  path: '/api/vendor/key',
  guarded: true,
};

export const createWebhook: Call<typeof contract.createWebhook> = {
  method: 'POST',
  path: '/api/vendor/webhook',
  guarded: true,
};

export const deleteProductFeed: Call<typeof contract.deleteProductFeed> = {
  method: 'DELETE',
  path: '/api/vendor/feed',
  guarded: true,
  idempotent: true,
};

export const deleteWebhook: Call<typeof contract.deleteWebhook> = {
  method: 'DELETE',
  path: '/api/vendor/webhook/{id}',
  guarded: true,
};

export const enableWebhook: Call<typeof contract.enableWebhook> = {
  method: 'POST',
  path: '/api/vendor/webhook/{id}/enable',
  guarded: true,
};

export const productFeed: Call<typeof contract.productFeed> = {
  method: 'GET',
  path: '/api/vendor/feed',
  guarded: true,
};

export const resendWebhookDelivery: Call<typeof contract.resendWebhookDelivery> = {
  method: 'POST',
  path: '/api/vendor/webhook-delivery/{id}/resend',
  guarded: true,
};

export const revokeApiKey: Call<typeof contract.revokeApiKey> = {
  method: 'DELETE',
  path: '/api/vendor/key/{id}',
  guarded: true,
};

export const saveProductFeed: Call<typeof contract.saveProductFeed> = {
  method: 'POST',
  path: '/api/vendor/feed',
  guarded: true,
  idempotent: true,
};

export const testWebhook: Call<typeof contract.testWebhook> = {
  method: 'POST',
  path: '/api/vendor/webhook/{id}/test',
  guarded: true,
};

export const webhookDeliveries: Call<typeof contract.webhookDeliveries> = {
  method: 'GET',
  path: '/api/vendor/webhook/{id}/delivery',
  guarded: true,
};

export const webhooks: Call<typeof contract.webhooks> = {
  method: 'GET',
  path: '/api/vendor/webhook',
  guarded: true,
};
