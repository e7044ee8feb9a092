import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { MAX_API_KEYS } from '../../../src/core/integrations/api-key.ts';
import type { ApiKey, ApiKeyForm } from '../../../src/core/integrations/api-key.ts';
import { ApiKeyCommand } from '../../../src/core/integrations/integration-commands.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { ApiKeyReader } from '../../platform/http/api-key-access.ts';
import type { KeyAccess } from '../../platform/http/api-key-access.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { firstOwnerOf } from '../accounts/members/vendor-owner.ts';
import type { Vendor } from '../shop/editor/own-products.ts';
import { lockVendor } from './integration-dependencies.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';
import type { ApiKeyTable } from './tables.ts';

/** Beginning of every secret, so that scanners recognise leaked ones. */
const PREFIX = 'uyut_';
/** Characters of a secret that are stored readably. */
const SHOWN_LENGTH = PREFIX.length + 4;

/** API keys, stored as hashes (SHIP-12). */
export class ApiKeys extends ApiKeyReader {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** The time of use is stored once a minute. */
  override async find(secret: string): Promise<KeyAccess | null> {
    const row = await this.db
      .selectFrom('api_key')
      // A key belongs to the shop, so it acts for the first owner and not for the member who made it (ROLE-04).
      .innerJoin('account', (join) => join.on('account.id', '=', firstOwnerOf(sql.ref('api_key.vendor_id'))))
      .select(['api_key.id', 'api_key.scopes', 'account.id as account_id', 'api_key.vendor_id'])
      .select(['api_key.last_used_at', 'account.type', 'account.language'])
      .where('key_hash', '=', hashOf(secret))
      .where('account.suspended_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const now = this.clock.now();
    if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= 60_000) {
      await this.db.updateTable('api_key').set({ last_used_at: now }).where('id', '=', row.id).execute();
    }
    const { id, scopes, account_id: accountId, vendor_id: vendorId, type, language } = row;
    const account = { id: accountId, type, vendorId, vendorRole: 'owner', language, sessionId: 0 } as const;
    return { id, scopes, account };
  }
}

/** Keys of a vendor, newest first. */
export async function listApiKeys(db: Kysely<Database>, vendorId: number): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_key')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(apiKeyOf);
}

const apiKeyOf = (row: Selectable<ApiKeyTable>): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  start: row.key_start,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

/**
 * Adds a key, and notifies the owners by mail, in case somebody else did it.
 * @throws Failure `invalid`, `conflict` for too many keys
 */
export async function createApiKey(
  { db, clock, mails }: IntegrationDependencies,
  { accountId, vendorId }: Vendor,
  form: ApiKeyForm,
): Promise<{ key: ApiKey; secret: string }> {
  const command = new ApiKeyCommand(form);
  ensureValid(command);
  const secret = PREFIX + newSecret();
  return inTransaction(db, async (transaction) => {
    await lockVendor(transaction, vendorId);
    const { count } = await transaction
      .selectFrom('api_key')
      .select(sql<number>`count(*)`.as('count'))
      .where('vendor_id', '=', vendorId)
      .executeTakeFirstOrThrow();
    if (count >= MAX_API_KEYS) throw new Failure('error-key-limit', {}, 'conflict');
    const row = await transaction
      .insertInto('api_key')
      .values({
        vendor_id: vendorId,
        account_id: accountId,
        name: command.name,
        scopes: [...command.scopes],
        key_hash: hashOf(secret),
        key_start: secret.slice(0, SHOWN_LENGTH),
        created_at: clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await mails.keyCreated(transaction, vendorId, command.name);
    return { key: apiKeyOf(row), secret };
  });
}

/** @throws Failure `not-found`, also for another vendor's key */
export async function revokeApiKey(db: Kysely<Database>, vendorId: number, id: number): Promise<void> {
  const revoked = await db
    .deleteFrom('api_key')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) throw new Failure('error-key-not-found', {}, 'not-found');
}
