import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Frequency } from '../../../src/core/searches/saved-search.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { inSavepoint } from '../../platform/database/database.ts';
import { queueMails } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import { claimDueMatches } from './due-matches.ts';
import type { DueSearch, Known } from './due-matches.ts';
import { pushMessages, queuePushes } from './push/push-alerts.ts';
import { pushDevicesOf } from './push/push-subscriptions.ts';
import type { AlertDependencies } from './search-dependencies.ts';
import { alertMails } from './search-mails.ts';
import type { AlertedSearch } from './search-mails.ts';

/** Matches shown in a mail of one search, and per search in a mail of several. */
const SHOWN = { alone: 6, besideOthers: 3 };
/** People per query. */
const AT_ONCE = 5_000;
/** People per transaction, which share its queries. */
const TOGETHER = 100;
/** Simultaneous transactions, because each waits for the database part of the time. */
const BESIDE_EACH_OTHER = 4;

/**
 * Minimum seconds between two immediate mails to a person. With runs every 20 s every second run sends one,
 * still within the minute.
 */
const PAUSE = 30;

/** Subscriber of a search: an account, or an address without one. */
type Seeker = { account_id: number | null; email: string | null };

type Run = AlertDependencies & { frequency: Frequency; known: Known };

/**
 * Sends the alerts of this frequency: one mail per person, each match once. Skips items that no longer match
 * or are no longer offered; they may be found again. Idempotent and safe to run simultaneously.
 * @throws AggregateError of the failed searches, after all others; they wait for the next run
 */
export async function sendAlerts(deps: AlertDependencies, frequency: Frequency): Promise<void> {
  const run = { ...deps, frequency, known: { meanings: new Map(), names: new Map() } };
  const pausedSince = new Date(deps.clock.now().getTime() - (frequency === 'at-once' ? PAUSE * 1_000 : 0));
  const failures: unknown[] = [];
  for (let after = 0; ;) {
    const { rows } = await sql<Seeker & { last: number }>`
      select s.account_id, s.email, min(s.id) as last from saved_search s
      where s.frequency = ${frequency} and s.status = 'active' and s.deleted_at is null
      group by s.account_id, s.email having min(s.id) > ${after}
        and bool_or(exists (select from search_match m where m.search_id = s.id and m.is_due))
        and not bool_or(exists (select from search_alert a where a.search_id = s.id and a.sent_at > ${pausedSince}))
      order by min(s.id) limit ${AT_ONCE}`.execute(deps.db);
    const waiting = groupsOf(rows).values();
    const sendNext = async () => {
      for (const seekers of waiting) failures.push(...(await notifyGroup(run, seekers)));
    };
    await Promise.all(Array.from({ length: BESIDE_EACH_OTHER }, sendNext));
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) break;
    after = last.last;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} searches were not notified`);
}

const groupsOf = (seekers: readonly Seeker[]) =>
  Array.from({ length: Math.ceil(seekers.length / TOGETHER) }, (_, group) =>
    seekers.slice(group * TOGETHER, (group + 1) * TOGETHER),
  );

/** If a group fails, each person is handled separately. @returns the errors */
async function notifyGroup(run: Run, seekers: readonly Seeker[]): Promise<unknown[]> {
  try {
    return await inTransaction(run.db, (transaction) => notify(run, transaction, seekers));
  } catch (error) {
    if (seekers.length === 1) return [error];
    const failures: unknown[] = [];
    for (const seeker of seekers) failures.push(...(await notifyGroup(run, [seeker])));
    return failures;
  }
}

/** @returns the errors of the searches that failed */
async function notify(
  run: Run,
  transaction: Transaction<Database>,
  seekers: readonly Seeker[],
): Promise<unknown[]> {
  const searches = await dueSearches(transaction, seekers, run.frequency);
  const accounts = searches.flatMap(({ account_id: id }) => id ?? []);
  const recipients = await recipientsOf(transaction, accounts);
  const devices = run.push ? await pushDevicesOf(transaction, accounts) : new Map<number, number[]>();
  const readers = seekers.flatMap((seeker) => {
    const own = searches.filter((search) => isOf(search, seeker));
    const recipient = own[0] && recipientOf(seeker, own[0].language, recipients);
    if (!recipient) return [];
    const shown = own.length === 1 ? SHOWN.alone : SHOWN.besideOthers;
    const due = own.map((search) => ({ ...search, language: recipient.language, shown }));
    return [{ ...recipient, due, devices: devices.get(seeker.account_id ?? 0) ?? [] }];
  });
  const due = readers.flatMap((reader) => reader.due);
  const { alerted, failures } = await claimBySearch(run, transaction, due);
  const mails = [];
  const pushed = [];
  for (const { devices, ...reader } of readers) {
    const own = reader.due.flatMap(({ id }) => alerted.get(id) ?? []);
    // Searches by push are sent by mail if no browser is subscribed.
    const mailed = devices.length > 0 ? own.filter(({ channel }) => channel !== 'push') : own;
    mails.push(...alertMails(run, { ...reader, frequency: run.frequency, searches: mailed }));
    const { language } = reader;
    const toPush = own.filter(({ channel }) => channel !== 'email');
    pushed.push(...pushMessages(run, { devices, searches: toPush, language }));
  }
  await queueMails(transaction, mails);
  await queuePushes(run, transaction, pushed);
  return failures;
}

type AlertResult = { alerted: Map<number, AlertedSearch>; failures: unknown[] };

/** Returns the matches by search id. A failed search waits for the next run and does not block others. */
async function claimBySearch(
  run: Run,
  transaction: Transaction<Database>,
  searches: readonly DueSearch[],
): Promise<AlertResult> {
  if (searches.length === 0) return { alerted: new Map(), failures: [] };
  try {
    const alerted = await inSavepoint(transaction, () => claimDueMatches(run, transaction, searches));
    return { alerted: new Map(alerted.map((search) => [search.id, search])), failures: [] };
  } catch (error) {
    if (searches.length === 1) return { alerted: new Map(), failures: [error] };
    const alone: AlertResult = { alerted: new Map(), failures: [] };
    for (const search of searches) {
      const { alerted, failures } = await claimBySearch(run, transaction, [search]);
      for (const [id, one] of alerted) alone.alerted.set(id, one);
      alone.failures.push(...failures);
    }
    return alone;
  }
}

/** Returns and locks the searches with pending matches, except those locked by another process. */
const dueSearches = async (
  transaction: Transaction<Database>,
  seekers: readonly Seeker[],
  frequency: Frequency,
) => {
  const rows = await transaction
    .selectFrom('saved_search')
    .select([
      'id',
      'account_id',
      'email',
      'language',
      'kind',
      'filters',
      'order_by',
      'name',
      'token',
      'channel',
    ])
    .where('frequency', '=', frequency)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(({ eb, or, val }) =>
      or([
        eb('account_id', '=', eb.fn.any(val(seekers.flatMap(({ account_id: id }) => id ?? [])))),
        eb('email', '=', eb.fn.any(val(seekers.flatMap(({ email }) => email ?? [])))),
      ]),
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
  return rows.map(({ order_by: orderBy, ...row }) => ({ ...row, orderBy }));
};

const isOf = (search: Seeker, seeker: Seeker) =>
  seeker.account_id === null ? search.email === seeker.email : search.account_id === seeker.account_id;

type Recipient = { email: string; language: Language };

/** Mail addresses of accounts. Unconfirmed addresses get no mail. */
async function recipientsOf(
  transaction: Transaction<Database>,
  accounts: readonly number[],
): Promise<Map<number, Recipient>> {
  if (accounts.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where('id', 'in', accounts)
    .where('email_confirmed_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, ...recipient }) => [id, recipient]));
}

/** Confirmed address of the account or of the search. @param language of a search without an account */
const recipientOf = (
  { account_id, email }: Seeker,
  language: Language,
  accounts: ReadonlyMap<number, Recipient>,
): Recipient | undefined =>
  (account_id === null ? email && { email, language } : accounts.get(account_id)) || undefined;
