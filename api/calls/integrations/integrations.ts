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

export const revokeApiKey: Call<typeof contract.revokeApiKey> = {
  method: 'DELETE',
  path: '/api/vendor/key/{id}',
  guarded: true,
};
