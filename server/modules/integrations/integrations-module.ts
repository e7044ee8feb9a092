import type { DataExport, ModuleContext } from '../../module-context.ts';
import type { ImportDependencies } from '../shop/import/import-dependencies.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';
import { IntegrationMails } from './integration-mails.ts';
import { integrationRoutes } from './integration-routes.ts';
import { fetchFeed } from './fetch-feed.ts';
import { followFeeds } from './follow-feeds.ts';
import { deleteOldDeliveries, queueWebhooks, sendWebhook } from './send-webhook.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'integrations.send-webhook': { deliveryId: number };
    'integrations.fetch-feed': { vendorId: number };
    'follow-feeds': unknown;
    'queue-webhooks': unknown;
    'delete-old-webhook-deliveries': unknown;
  }
}

/** API keys, webhooks and feeds of the vendors' own programs (SHIP-12). */
export function integrationsModule(
  { db, clock, texts, addresses }: ModuleContext,
  imports: ImportDependencies,
) {
  const deps: IntegrationDependencies = { db, clock, mails: new IntegrationMails(texts, addresses) };
  return {
    deps,
    operations: integrationRoutes(deps),
    exports: [exportIntegrations],
    jobs: {
      'integrations.send-webhook': ({ deliveryId }) => sendWebhook(deps, deliveryId),
      'integrations.fetch-feed': ({ vendorId }) => fetchFeed(deps, vendorId),
      'follow-feeds': { at: '* * * * *', run: () => followFeeds(deps, imports) },
      'queue-webhooks': { at: '* * * * *', run: () => queueWebhooks(deps) },
      'delete-old-webhook-deliveries': { at: '57 3 * * *', run: () => deleteOldDeliveries(deps) },
    } satisfies Partial<Jobs>,
  };
}

/** API keys, webhooks and feeds that an account made, without their secrets (GDPR, article 20). */
const exportIntegrations: DataExport = async (db, accountId) => ({
  apiKeys: await db
    .selectFrom('api_key')
    .select(['name', 'scopes', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute(),
  productFeeds: await db
    .selectFrom('product_feed')
    .select(['url', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .execute(),
  webhooks: await db
    .selectFrom('webhook')
    .select(['url', 'events', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute(),
});
