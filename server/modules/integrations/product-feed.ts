import type { Kysely, Selectable } from 'kysely';
import { FeedCommand } from '../../../src/core/integrations/integration-commands.ts';
import type { ProductFeed } from '../../../src/core/integrations/product-feed.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import type { Database } from '../../tables.ts';
import type { Vendor } from '../shop/editor/own-products.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';
import { ensureCallable } from './public-address.ts';
import type { ProductFeedTable } from './tables.ts';

const CHANGES = { most: 30, minutes: 60 };

/** The vendor's feed; null without one. */
export async function readFeed(db: Kysely<Database>, vendorId: number): Promise<ProductFeed | null> {
  const row = await db
    .selectFrom('product_feed')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row ? feedOf(row) : null;
}

const feedOf = (row: Selectable<ProductFeedTable>): ProductFeed => ({
  url: row.url,
  nextAt: row.next_at.toISOString(),
  fetchedAt: row.fetched_at?.toISOString() ?? null,
  importId: row.import_id,
  isImporting: row.is_importing,
  failures: row.failures,
  error: row.error,
});

/**
 * Saves the address of the feed; it is fetched within a minute.
 * @throws Failure `invalid` for an internal or unknown address, `too-many`
 */
export async function saveFeed(
  { db, clock, policy }: IntegrationDependencies,
  { accountId, vendorId }: Vendor,
  form: { url: string },
): Promise<ProductFeed> {
  const command = new FeedCommand(form);
  ensureValid(command);
  const now = clock.now();
  await countAttempt(db, `feed of ${vendorId}`, CHANGES, now);
  await ensureCallable(command.url, policy);
  const values = {
    account_id: accountId,
    url: command.url,
    next_at: now,
    etag: null,
    last_modified: null,
    sha256: null,
    failures: 0,
    error: null,
  };
  const row = await db
    .insertInto('product_feed')
    .values({ vendor_id: vendorId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  return feedOf(row);
}

/** Deletes the feed; its imports remain. Idempotent. */
export async function deleteFeed(db: Kysely<Database>, vendorId: number): Promise<void> {
  await db.deleteFrom('product_feed').where('vendor_id', '=', vendorId).execute();
}
