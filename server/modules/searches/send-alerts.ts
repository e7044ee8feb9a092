import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Frequency } from '../../../src/core/searches/saved-search.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { inSavepoint } from '../../platform/database/savepoint.ts';
import type { Database } from '../../tables.ts';
import { foundItems } from './found-items.ts';
import { fittingItems } from './matching/fitting-items.ts';
import { pushAlerts } from './push/push-alerts.ts';
import { pushDevicesOf } from './push/push-subscriptions.ts';
import type { AlertDependencies } from './search-dependencies.ts';
import { mailAlerts } from './search-mails.ts';
import type { ToldSearch } from './search-mails.ts';
import { wordsOf } from './search-words.ts';

/** One mail tells of no more of a search; what is left comes with the next one. */
const MAX_TOLD = 300;
/** So many of a search are shown in the mail itself: where it is the only one, and beside others. */
const SHOWN = { alone: 6, besideOthers: 3 };
/** So many people are looked at in one query. */
const AT_ONCE = 200;
/** So many are told beside each other: most of the time of one is waiting for the database. */
const BESIDE_EACH_OTHER = 3;

/** Who saved a search: an account, or an address without one. */
type Seeker = { account_id: number | null; email: string | null };

/**
 * Tells of what the searches of this frequency have found: each person in one mail, each match once. What does not fit any
 * more, or is no longer offered, is not told; it may be found again. May run twice, and beside itself.
 * @throws AggregateError of the searches that could not be told of, after all others were; they wait for the next time
 */
export async function sendAlerts(parts: AlertDependencies, frequency: Frequency): Promise<void> {
  const failures: unknown[] = [];
  for (let after = 0; ;) {
    const { rows } = await sql<Seeker & { last: number }>`
      select s.account_id, s.email, min(s.id) as last from saved_search s
      where s.frequency = ${frequency} and s.status = 'active' and s.deleted_at is null
        and exists (select from search_match m where m.search_id = s.id and m.is_due)
      group by s.account_id, s.email having min(s.id) > ${after}
      order by min(s.id) limit ${AT_ONCE}`.execute(parts.db);
    const waiting = rows.values();
    const tellInTurn = async () => {
      for (const { last: _, ...seeker } of waiting) {
        const told = inTransaction(parts.db, (transaction) => tell(parts, transaction, seeker, frequency));
        failures.push(...(await told.catch((error: unknown) => [error])));
      }
    };
    await Promise.all(Array.from({ length: BESIDE_EACH_OTHER }, tellInTurn));
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) break;
    after = last.last;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} searches were not told of`);
}

/** @returns why some of the searches could not be told of */
async function tell(
  parts: AlertDependencies,
  transaction: Transaction<Database>,
  seeker: Seeker,
  frequency: Frequency,
): Promise<unknown[]> {
  const searches = await dueSearches(transaction, seeker, frequency);
  const recipient = searches[0] && (await recipientOf(transaction, seeker, searches[0].language));
  if (!recipient) return [];
  const shown = searches.length === 1 ? SHOWN.alone : SHOWN.besideOthers;
  const told: ToldSearch[] = [];
  const failures: unknown[] = [];
  for (const search of searches) {
    try {
      const part = await inSavepoint(transaction, () =>
        take(parts, transaction, search, { shown, language: recipient.language }),
      );
      if (part) told.push(part);
    } catch (error) {
      failures.push(error);
    }
  }
  const { language } = recipient;
  const devices =
    seeker.account_id === null || !parts.push ? [] : await pushDevicesOf(transaction, seeker.account_id);
  const pushed = devices.length > 0 ? told.filter(({ channel }) => channel !== 'email') : [];
  // Nobody who has no browser for it any more is left untold.
  const mailed = devices.length > 0 ? told.filter(({ channel }) => channel !== 'push') : told;
  await mailAlerts(parts, transaction, { ...recipient, frequency, told: mailed });
  await pushAlerts(parts, transaction, { devices, told: pushed, language });
  return failures;
}

type DueSearch = Awaited<ReturnType<typeof dueSearches>>[number];

const dueSearches = (transaction: Transaction<Database>, seeker: Seeker, frequency: Frequency) =>
  transaction
    .selectFrom('saved_search')
    .select(['id', 'language', 'kind', 'filters', 'order_by', 'name', 'token', 'channel'])
    .where('frequency', '=', frequency)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where((where) =>
      seeker.account_id === null
        ? where('email', '=', seeker.email)
        : where('account_id', '=', seeker.account_id),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_match')
          .select('item_id')
          .whereRef('search_id', '=', 'saved_search.id')
          .where('is_due', '=', true),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();

/** What is to be told of a search is told from now on; null where nothing of it fits any more. */
async function take(
  parts: AlertDependencies,
  transaction: Transaction<Database>,
  search: DueSearch,
  { shown, language }: { shown: number; language: Language },
): Promise<ToldSearch | null> {
  const { id, kind, filters, order_by: orderBy, name, token, channel } = search;
  const due = await transaction
    .selectFrom('search_match')
    .select(['item_id', 'reason', 'old_price'])
    .where('search_id', '=', id)
    .where('is_due', '=', true)
    .where('dismissed_at', 'is', null)
    .orderBy('found_at', 'desc')
    .orderBy('item_id', 'desc')
    .limit(MAX_TOLD)
    .execute();
  const ids = due.map((match) => match.item_id);
  const fitting = await fittingItems(transaction, search, ids);
  const isFitting = new Set(fitting);
  const over = ids.filter((item) => !isFitting.has(item));
  if (over.length > 0) {
    await transaction
      .deleteFrom('search_match')
      .where('search_id', '=', id)
      .where('item_id', 'in', over)
      .execute();
  }
  if (fitting.length === 0) return null;
  const { id: alertId } = await transaction
    .insertInto('search_alert')
    .values({ search_id: id, sent_at: parts.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('search_match')
    .set({ is_due: false, alert_id: alertId })
    .where('search_id', '=', id)
    .where('item_id', 'in', fitting)
    .execute();
  const within = { ...parts, db: transaction };
  const items = await foundItems(within, kind, fitting.slice(0, shown), language);
  return {
    id,
    channel,
    kind,
    filters,
    orderBy,
    name,
    token,
    alertId,
    words: await wordsOf(within, search, language),
    items: fitting,
    shown: items.map((item) => {
      const match = due.find((one) => one.item_id === item.id);
      return { ...item, reason: match?.reason ?? 'new', oldPrice: match?.old_price ?? null };
    }),
  };
}

type Recipient = { email: string; language: Language };

/** Who is told: the confirmed address of the account or of the search; null where it is not confirmed. */
async function recipientOf(
  transaction: Transaction<Database>,
  { account_id, email }: Seeker,
  language: Language,
): Promise<Recipient | null> {
  if (email !== null) return { email, language };
  const account = await transaction
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', account_id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return account ?? null;
}
