import type { Transaction } from 'kysely';
import { isValidEmail, normaliseEmail } from '../../../src/core/shared/email-address.ts';
import { SEARCH_LIMITS } from '../../../src/core/searches/saved-search.ts';
import type { SentSearch } from '../../../src/core/searches/saved-searches.ts';
import { daysAfter, HOUR } from '../../../src/core/shared/durations.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { markAsKnown } from './matching/match-listings.ts';
import { insertSearch, searchToSave } from './saved-searches.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { mailConfirmation } from './search-mails.ts';

/** Days until an unconfirmed search is deleted. */
const CONFIRM_WITHIN_DAYS = 7;

/**
 * Saves a search for an address and sends a confirmation link, for the same search at most one an hour. The
 * answer does not reveal whether the address or the search exists.
 * @throws Failure `invalid` for the address, the captcha or the search, `too-many`, `unavailable`
 * `captcha-unavailable`
 */
export async function saveSearchByMail(
  deps: SearchDependencies,
  { email: typed, captcha, ...sent }: SentSearch & { email: string; captcha: string },
  { sender, language }: { sender: string; language: Language },
): Promise<void> {
  if (!isValidEmail(typed)) {
    throw new Failure('validation_failed', { email: 'error-email-invalid' }, 'invalid');
  }
  await deps.captcha.check(captcha, 'login');
  const { db, clock } = deps;
  await countAttempt(db, `searches from ${sender}`, { most: 10, minutes: 60 }, clock.now());
  const { search, conditions } = await searchToSave(deps, sent, language);
  const email = normaliseEmail(typed);
  const [token, now] = [newSecret(), clock.now()];
  await inTransaction(db, async (transaction) => {
    const row = {
      ...search,
      ...conditions,
      account_id: null,
      email,
      language,
      status: 'pending' as const,
      confirmation_hash: hashOf(token),
    };
    const isDue = (await hasRoom(transaction, email))
      ? (await insertSearch(transaction, row, now)) !== null ||
        (await resendConfirmation(transaction, row, now))
      : await resendConfirmation(transaction, row, now);
    if (isDue) await mailConfirmation(deps, transaction, { email, language, name: search.name, token });
  });
}

/** Confirms a search by the mail's link. Idempotent. @throws Failure `invalid` */
export async function confirmSearch(
  { db, clock }: SearchDependencies,
  token: string,
): Promise<{ token: string }> {
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('saved_search')
      .select(['id', 'kind', 'token', 'status', 'mailed_at'])
      .where('confirmation_hash', '=', hashOf(token))
      .forUpdate()
      .executeTakeFirst();
    const isOver = !row || (row.status === 'pending' && isExpired(row.mailed_at, now));
    if (isOver) throw new Failure('saved-search-over', {}, 'invalid');
    if (row.status === 'pending') {
      await transaction
        .updateTable('saved_search')
        .set({ status: 'active', seen_at: now })
        .where('id', '=', row.id)
        .execute();
      await markAsKnown(transaction, row, now);
    }
    return { token: row.token };
  });
}

/** Deletes searches that were not confirmed within a week. A nightly job. */
export async function deleteUnconfirmedSearches({ db, clock }: SearchDependencies): Promise<void> {
  await db
    .deleteFrom('saved_search')
    .where('status', '=', 'pending')
    .where('mailed_at', '<=', daysAfter(clock.now(), -CONFIRM_WITHIN_DAYS))
    .execute();
}

export async function deleteSearchesOfAccount(
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  await transaction
    .deleteFrom('saved_search')
    .where('email', '=', (of) => of.selectFrom('account').select('email').where('id', '=', accountId))
    .execute();
}

const isExpired = (mailedAt: Date | null, now: Date) =>
  mailedAt === null || daysAfter(mailedAt, CONFIRM_WITHIN_DAYS) <= now;

/** True below the limits of all searches and of unconfirmed ones. */
async function hasRoom(transaction: Transaction<Database>, email: string): Promise<boolean> {
  const { saved, pending } = await transaction
    .selectFrom('saved_search')
    .select(({ fn }) => [
      fn.countAll<number>().as('saved'),
      fn.countAll<number>().filterWhere('status', '=', 'pending').as('pending'),
    ])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return saved < SEARCH_LIMITS.searches && pending < SEARCH_LIMITS.pending;
}

/**
 * Sends another link for a pending search, an hour after the last. @returns true if the search is pending
 */
async function resendConfirmation(
  transaction: Transaction<Database>,
  row: Pick<SentSearch, 'kind' | 'filters' | 'frequency' | 'name'> & {
    email: string;
    confirmation_hash: Buffer;
  },
  now: Date,
): Promise<boolean> {
  const renewed = await transaction
    .updateTable('saved_search')
    .set({
      confirmation_hash: row.confirmation_hash,
      mailed_at: now,
      frequency: row.frequency,
      name: row.name,
    })
    .where('email', '=', row.email)
    .where('kind', '=', row.kind)
    .where('filters', '=', row.filters)
    .where('status', '=', 'pending')
    .where('mailed_at', '<=', new Date(now.getTime() - HOUR))
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}
