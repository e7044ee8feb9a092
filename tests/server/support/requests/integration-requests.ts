import { anEvent } from '../../integrations/support/an-integration.ts';
import { aSeller } from '../a-vendor.ts';
import type { TestApplication } from '../test-application.ts';
import type { ValidRequest } from './valid-requests.ts';

/** Valid requests about integrations of vendors. */
export function integrationRequests(app: TestApplication): Record<string, () => Promise<ValidRequest>> {
  /** A public address, so that no name is resolved. */
  const WEBHOOK = { url: 'https://93.184.215.14/uyut', events: ['order.placed', 'stock.sold-out'] };
  const aWebhook = async () => {
    const { headers } = await aSeller(app);
    const { body } = await app.post('/api/vendor/webhook', WEBHOOK, headers);
    return { headers, params: { id: (body as { webhook: { id: number } }).webhook.id } };
  };
  const FEED = { url: 'https://93.184.215.14/products.csv' };
  return {
    productFeed: async () => ({ headers: (await aSeller(app)).headers }),
    saveProductFeed: async () => ({ headers: (await aSeller(app)).headers, body: FEED }),
    deleteProductFeed: async () => ({ headers: (await aSeller(app)).headers }),
    webhooks: async () => ({ headers: (await aSeller(app)).headers }),
    createWebhook: async () => ({ headers: (await aSeller(app)).headers, body: WEBHOOK }),
    enableWebhook: aWebhook,
    deleteWebhook: aWebhook,
    webhookDeliveries: async () => ({ ...(await aWebhook()), query: { offset: 0, limit: 10 } }),
    testWebhook: aWebhook,
    resendWebhookDelivery: async () => {
      const { headers, params } = await aWebhook();
      return { headers, params: { id: await anEvent(app, params.id) } };
    },
    apiKeys: async () => ({ headers: (await aSeller(app)).headers }),
    createApiKey: async () => ({
      headers: (await aSeller(app)).headers,
      body: { name: 'Склад', scopes: ['orders:read', 'products:write'] },
    }),
    revokeApiKey: async () => {
      const { headers } = await aSeller(app);
      const body = { name: 'Склад', scopes: ['orders:read'] };
      const created = (await app.post('/api/vendor/key', body, headers)).body as { key: { id: number } };
      return { headers, params: { id: created.key.id } };
    },
  };
}
