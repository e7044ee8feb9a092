import type { DataExport, ModuleContext } from '../../module-context.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';
import { IntegrationMails } from './integration-mails.ts';
import { integrationRoutes } from './integration-routes.ts';

/** API keys of the vendors' own programs (SHIP-12). */
export function integrationsModule({ db, clock, texts, addresses }: ModuleContext) {
  const deps: IntegrationDependencies = { db, clock, mails: new IntegrationMails(texts, addresses) };
  return { deps, operations: integrationRoutes(deps), exports: [exportIntegrations] };
}

/** API keys that an account made, without their hashes (GDPR, article 20). */
const exportIntegrations: DataExport = async (db, accountId) => ({
  apiKeys: await db
    .selectFrom('api_key')
    .select(['name', 'scopes', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute(),
});
