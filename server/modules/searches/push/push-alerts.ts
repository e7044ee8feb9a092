import type { Transaction } from 'kysely';
import { quietUntil } from '../../../../src/core/conversations/quiet-hours.ts';
import { withoutContacts } from '../../../../src/core/shared/contact-patterns.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { enqueueAll } from '../../../platform/jobs.ts';
import type { Database } from '../../../tables.ts';
import type { AlertDependencies, SearchDependencies } from '../search-dependencies.ts';
import { foundBy } from '../search-mails.ts';
import type { AlertedSearch } from '../search-mails.ts';

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'searches.push': WaitingPush;
  }
}

/** @property message JSON, as `content/workers/push-worker.js` reads it */
export type WaitingPush = { deviceId: number; searchId: number; message: string };

/** Push services accept 4,096 bytes; screens show much less. */
const MAX_TEXT_LENGTH = 160;
/** Attempts within about half an hour. Later the message is outdated. */
const ATTEMPTS = 7;

type Pushed = { devices: readonly number[]; searches: readonly AlertedSearch[]; language: Language };

/** Creates one message per search and browser of the person. */
export const pushMessages = (
  deps: Pick<AlertDependencies, 'texts' | 'addresses'>,
  { devices, searches, language }: Pushed,
): WaitingPush[] =>
  searches.flatMap((search) => {
    const message = messageOf(deps, search, language);
    return devices.map((deviceId) => ({ deviceId, searchId: search.id, message }));
  });

/** Queues messages for now, or for the morning during night hours. */
export async function queuePushes(
  { clock }: Pick<AlertDependencies, 'clock'>,
  transaction: Transaction<Database>,
  messages: readonly WaitingPush[],
): Promise<void> {
  const runAt = quietUntil(clock.now());
  await enqueueAll(transaction, 'searches.push', messages, { attempts: ATTEMPTS, ...(runAt && { runAt }) });
}

function messageOf(
  deps: Pick<AlertDependencies, 'texts' | 'addresses'>,
  search: AlertedSearch,
  language: Language,
): string {
  const { alertId, token, items, shown, words } = search;
  const [first] = shown;
  const title = items.length === 1 && first ? withoutContacts(first.title) : '';
  const text = title === '' ? words.join(' · ') : title;
  return JSON.stringify({
    title: foundBy(deps, search, language),
    text: text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text,
    url: deps.addresses.of(language, 'SavedSearch', { token }, { alert: alertId }),
    language,
    tag: `alert-${alertId}`,
  });
}

/**
 * Skips searches that ended, are paused, or use mail only. Deletes browsers that the push service rejects.
 */
export async function sendPush(
  { db, push }: SearchDependencies,
  { deviceId, searchId, message }: WaitingPush,
): Promise<void> {
  const device = await db
    .selectFrom('push_subscription as device')
    .innerJoin('saved_search as search', 'search.account_id', 'device.account_id')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('device.id', '=', deviceId)
    .where('search.id', '=', searchId)
    .where('search.status', '=', 'active')
    .where('search.deleted_at', 'is', null)
    .where('search.channel', '<>', 'email')
    .executeTakeFirst();
  if (!device || !push) return;
  const { endpoint, ...keys } = device;
  const outcome = await push.send({ endpoint, keys }, message);
  if (outcome === 'gone') {
    await db
      .deleteFrom('push_subscription')
      .where('id', '=', deviceId)
      .where('endpoint', '=', endpoint)
      .execute();
  }
}
