import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { FEED_FAILURES_BEFORE_MAIL, FEED_HOURS } from '../../../src/core/integrations/product-feed.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { IMPORT_LIMITS } from '../../../src/core/shared/import/import-columns.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { FetchError, readPublic } from '../../platform/fetch-public.ts';
import type { PublicAnswer } from '../../platform/fetch-public.ts';
import { kindOf } from '../../platform/import-files/open-sheet.ts';
import { dropFile, saveFile } from '../../platform/import-files/stored-file.ts';
import { enqueue } from '../../platform/jobs.ts';
import { queueImport } from '../shop/import/import-queue.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';
import type { ProductFeedTable } from './tables.ts';

/** Milliseconds for a whole feed. */
const TIMEOUT_MS = 5 * 60_000;
/** Feeds that are queued at once. */
const MAX_QUEUED = 200;
const MAX_NAME_LENGTH = 120;

type Feed = Selectable<ProductFeedTable>;

/** Queues feeds whose hour has passed. Part of a job of each minute. */
export async function queueFeeds({ db, clock }: IntegrationDependencies): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const due = await transaction
      .selectFrom('product_feed')
      .select('vendor_id')
      .where('next_at', '<=', clock.now())
      .where('is_importing', '=', false)
      .orderBy('next_at')
      .limit(MAX_QUEUED)
      .execute();
    for (const { vendor_id: vendorId } of due)
      await enqueue(transaction, 'integrations.fetch-feed', { vendorId }, { key: `feed-${vendorId}` });
  });
}

/** Fetches a feed that is due, and imports its file if it has changed. The next one is due in an hour. */
export async function fetchFeed(deps: IntegrationDependencies, vendorId: number): Promise<void> {
  const { db, clock, policy } = deps;
  const now = clock.now();
  const feed = await db
    .updateTable('product_feed')
    .set({ next_at: new Date(now.getTime() + FEED_HOURS * HOUR), fetched_at: now })
    .where('vendor_id', '=', vendorId)
    .where('next_at', '<=', now)
    .where('is_importing', '=', false)
    .returningAll()
    .executeTakeFirst();
  if (!feed) return;
  try {
    const isNew = await readPublic(
      feed.url,
      {
        maxBytes: IMPORT_LIMITS.bytes,
        timeoutMs: TIMEOUT_MS,
        headers: conditionsOf(feed),
        statuses: [200, 304],
        ...(policy && { policy }),
      },
      (answer) => startImport(deps, feed, answer),
    );
    if (!isNew) await recordFeedSuccess(deps, vendorId);
  } catch (error) {
    const key = errorKeyOf(error);
    if (key === null) throw error;
    await recordFeedFailure(deps, vendorId, key);
  }
}

const conditionsOf = ({ etag, last_modified: lastModified }: Feed): Record<string, string> => ({
  accept: 'text/csv, application/xml, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*',
  'accept-encoding': 'identity',
  'user-agent': 'Uyut-product-feed',
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

/** @returns false if the file has not changed since the last import */
async function startImport(
  { db, clock }: IntegrationDependencies,
  { vendor_id: vendorId, account_id: accountId, url, sha256 }: Feed,
  { status, headers, bytes }: PublicAnswer,
): Promise<boolean> {
  if (status === 304) return false;
  const hash = createHash('sha256');
  const file = await saveFile(db, { column: 'vendor_id', id: vendorId }, hashed(bytes, hash));
  try {
    const digest = hash.digest();
    if (sha256?.equals(digest)) {
      await dropFile(db, file.id);
      return false;
    }
    const kind = await kindOf(db, file);
    await inTransaction(db, async (transaction) => {
      const { id } = await transaction
        .insertInto('product_import')
        .values({
          vendor_id: vendorId,
          account_id: accountId,
          file_id: file.id,
          kind,
          size: file.size,
          file_name: url.slice(0, MAX_NAME_LENGTH),
          created_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await queueImport(transaction, id);
      await transaction
        .updateTable('product_feed')
        .set({
          import_id: id,
          is_importing: true,
          sha256: digest,
          etag: headers.etag ?? null,
          last_modified: headers['last-modified'] ?? null,
        })
        .where('vendor_id', '=', vendorId)
        .where('url', '=', url)
        .execute();
    });
    return true;
  } catch (error) {
    await dropFile(db, file.id);
    throw error;
  }
}

async function* hashed(bytes: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

const FETCH_ERRORS: Record<FetchError['reason'], string> = {
  address: 'error-feed-not-allowed',
  'not-public': 'error-feed-not-allowed',
  away: 'error-feed-away',
  slow: 'error-feed-slow',
  'too-large': 'error-import-too-large',
  redirects: 'error-feed-status',
  status: 'error-feed-status',
};

/** Message key of an expected failure; null for a fault of this server. */
function errorKeyOf(error: unknown): string | null {
  if (error instanceof FetchError) return FETCH_ERRORS[error.reason];
  if (!(error instanceof Failure) || error.kind === 'fault' || error.kind === 'unavailable') return null;
  return error.messageKey;
}

export async function recordFeedSuccess({ db }: IntegrationDependencies, vendorId: number): Promise<void> {
  await db
    .updateTable('product_feed')
    .set({ is_importing: false, failures: 0, error: null })
    .where('vendor_id', '=', vendorId)
    .execute();
}

/** Stores a failure, so that the whole file is read again in an hour; repeated ones are mailed once. */
export async function recordFeedFailure(
  { db, mails }: IntegrationDependencies,
  vendorId: number,
  error: string,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const feed = await transaction
      .updateTable('product_feed')
      .set(({ eb }) => ({
        is_importing: false,
        failures: eb('failures', '+', 1),
        error,
        sha256: null,
        etag: null,
        last_modified: null,
      }))
      .where('vendor_id', '=', vendorId)
      .returning(['url', 'failures'])
      .executeTakeFirst();
    if (feed?.failures !== FEED_FAILURES_BEFORE_MAIL) return;
    await mails.feedFailed(transaction, vendorId, feed.url, error);
  });
}
