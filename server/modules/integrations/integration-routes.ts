import * as contract from '../../../api/integrations/integrations.ts';
import { DELIVERIES_SHOWN } from '../../../src/core/integrations/webhook.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { vendorOf } from '../shop/editor/own-products.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';
import { deleteFeed, readFeed, saveFeed } from './product-feed.ts';
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  testWebhook,
} from './webhooks.ts';

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
    implement(contract.webhooks, async ({ account }) => ({
      data: await listWebhooks(db, vendorOf(account).vendorId),
    })),
    implement(contract.createWebhook, ({ body, account }) => createWebhook(deps, vendorOf(account), body)),
    implement(contract.enableWebhook, ({ params, account }) =>
      enableWebhook(db, vendorOf(account).vendorId, Number(params.id)),
    ),
    implement(contract.deleteWebhook, async ({ params, account }) => {
      await deleteWebhook(db, vendorOf(account).vendorId, Number(params.id));
      return { message: 'webhook-deleted' };
    }),
    implement(contract.webhookDeliveries, ({ params, query, account }) => {
      const { offset = 0, limit = DELIVERIES_SHOWN } = query;
      return listDeliveries(db, vendorOf(account).vendorId, Number(params.id), { offset, limit });
    }),
    implement(contract.testWebhook, ({ params, account }) =>
      testWebhook(deps, vendorOf(account).vendorId, Number(params.id)),
    ),
    implement(contract.resendWebhookDelivery, ({ params, account }) =>
      resendDelivery(deps, vendorOf(account).vendorId, Number(params.id)),
    ),
    implement(contract.productFeed, async ({ account }) => ({
      feed: await readFeed(db, vendorOf(account).vendorId),
    })),
    implement(contract.saveProductFeed, ({ body, account }) => saveFeed(deps, vendorOf(account), body)),
    implement(contract.deleteProductFeed, async ({ account }) => {
      await deleteFeed(db, vendorOf(account).vendorId);
      return { message: 'feed-deleted' };
    }),
  ];
}
