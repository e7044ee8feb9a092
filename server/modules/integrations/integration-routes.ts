import * as contract from '../../../api/integrations/integrations.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { vendorOf } from '../shop/editor/own-products.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';

/** Routes of the vendor's integrations (SHIP-12). */
export function integrationRoutes(deps: IntegrationDependencies): Implementation[] {
  const { db } = deps;
  return [
    implement(contract.apiKeys, async ({ account }) => ({
      data: await listApiKeys(db, vendorOf(account).vendorId),
    })),
    implement(contract.createApiKey, ({ body, account }) => createApiKey(deps, vendorOf(account), body)),
    implement(contract.revokeApiKey, async ({ params, account }) => {
      await revokeApiKey(db, vendorOf(account).vendorId, Number(params.id));
      return { message: 'key-revoked' };
    }),
  ];
}
