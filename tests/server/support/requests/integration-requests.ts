import { aSeller } from '../a-vendor.ts';
import type { TestApplication } from '../test-application.ts';
import type { ValidRequest } from './valid-requests.ts';

/** Valid requests about integrations of vendors. */
export function integrationRequests(app: TestApplication): Record<string, () => Promise<ValidRequest>> {
  return {
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
