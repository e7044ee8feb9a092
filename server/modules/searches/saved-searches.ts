import type { Kysely, Transaction } from 'kysely';
import { proposedName, SEARCH_LIMITS } from '../../../src/core/searches/saved-search.ts';
import type { ProposedSearch, SavedSearch, SearchSettings } from '../../../src/core/searches/saved-search.ts';
import type { SentSearch } from '../../../src/core/searches/saved-searches.ts';
import {
  isNarrowed,
  MAX_FILTERS_LENGTH,
  queryOfText,
  searchedList,
} from '../../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../../src/core/searches/searched-list.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { COUNT_LIMIT } from '../../../src/core/shared/page.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { countList } from './count-list.ts';
import { markAsKnown } from './matching/match-listings.ts';
import { conditionsOf } from './matching/search-conditions.ts';
import type { SearchConditions } from './matching/search-conditions.ts';
import { relaxedSearches } from './relaxed-searches.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { savedSearchOf, searchRows } from './search-rows.ts';
import { wordsOf } from './search-words.ts';
import { tidyLine } from '../../../src/core/shared/tidy-text.ts';

type Own = { accountId: number; id: number };

/** Returns the form of a list's saved search. @param accountId of the signed-in visitor, if any */
export async function proposeSearch(
  deps: SearchDependencies,
  sent: SearchedList,
  accountId: number | null,
  language: Language,
): Promise<ProposedSearch> {
  const list = tidied(sent);
  const [words, total] = await Promise.all([wordsOf(deps, list, language), countList(deps, list)]);
  const saved =
    accountId === null
      ? undefined
      : await deps.db
          .selectFrom('saved_search')
          .select(['id', 'name'])
          .where('account_id', '=', accountId)
          .where('kind', '=', list.kind)
          .where('filters', '=', list.filters)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
  const name = proposedName(words);
  const relaxed = total === 0 ? await relaxedSearches(deps, list, language) : [];
  return { ...list, name, words, total, isTooWide: isTooWide(list, total), relaxed, savedAs: saved ?? null };
}

/** Returns the account's searches, latest first. */
export async function listSearches(
  deps: SearchDependencies,
  accountId: number,
  language: Language,
): Promise<SavedSearch[]> {
  const rows = await searchRows(deps.db)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Promise.all(rows.map((row) => savedSearchOf(deps, row, language)));
}

/** @throws Failure `conflict` for a duplicate or above the limit; `invalid` for one that is too wide */
export async function saveSearch(
  deps: SearchDependencies,
  accountId: number,
  sent: SentSearch,
  language: Language,
): Promise<SavedSearch> {
  const { search, conditions } = await searchToSave(deps, sent, language);
  const id = await inTransaction(deps.db, async (transaction) => {
    // Serialises the account's requests, so that the limit is exact.
    await lockAccount(transaction, accountId);
    const count = await countSearches(transaction, accountId);
    // A recently deleted duplicate is purged, and the new search starts empty.
    await transaction
      .deleteFrom('saved_search')
      .where('account_id', '=', accountId)
      .where('kind', '=', search.kind)
      .where('filters', '=', search.filters)
      .where('deleted_at', 'is not', null)
      .execute();
    const owner = { account_id: accountId, email: null, language };
    const row = { ...search, ...conditions, ...owner, status: 'active' as const };
    const inserted = await insertSearch(transaction, { ...row, confirmation_hash: null }, deps.clock.now());
    if (inserted === null) throw new Failure('error-search-saved-already', {}, 'conflict');
    if (count >= SEARCH_LIMITS.searches) throw new Failure('error-too-many-searches', {}, 'conflict');
    await markAsKnown(transaction, { id: inserted, kind: search.kind }, deps.clock.now());
    return inserted;
  });
  return readSearch(deps, { accountId, id }, language);
}

/** @throws Failure `not-found` */
export async function changeSearch(
  deps: SearchDependencies,
  own: Own,
  { name, frequency, isPaused, channel }: SearchSettings,
  language: Language,
): Promise<SavedSearch> {
  const { numUpdatedRows } = await deps.db
    .updateTable('saved_search')
    .set({ ...namedBy(name), frequency, channel, status: isPaused ? 'paused' : 'active' })
    .where('account_id', '=', own.accountId)
    .where('id', '=', own.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) unknownSearch();
  return readSearch(deps, own, language);
}

/** Deletes a search; it can be restored for a while. @throws Failure `not-found` */
export async function deleteSearch({ db, clock }: SearchDependencies, { accountId, id }: Own): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ deleted_at: clock.now() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) unknownSearch();
}

/** Restores a search with all its matches. @throws Failure `not-found`, `conflict` above the limit */
export async function restoreSearch(
  deps: SearchDependencies,
  own: Own,
  language: Language,
): Promise<SavedSearch> {
  await inTransaction(deps.db, async (transaction) => {
    await lockAccount(transaction, own.accountId);
    const count = await countSearches(transaction, own.accountId);
    const { numUpdatedRows } = await transaction
      .updateTable('saved_search')
      .set({ deleted_at: null })
      .where('account_id', '=', own.accountId)
      .where('id', '=', own.id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) unknownSearch();
    if (count >= SEARCH_LIMITS.searches) throw new Failure('error-too-many-searches', {}, 'conflict');
  });
  return readSearch(deps, own, language);
}

/** Purges searches an hour after deletion, with their matches. */
export async function purgeDeletedSearches({ db, clock }: SearchDependencies): Promise<void> {
  await db
    .deleteFrom('saved_search')
    .where('deleted_at', '<=', new Date(clock.now().getTime() - HOUR))
    .execute();
}

async function countSearches(transaction: Transaction<Database>, accountId: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('saved_search')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export function unknownSearch(): never {
  throw new Failure('error-search-not-found', {}, 'not-found');
}

type NamedSearch = { search: SentSearch; conditions: SearchConditions };

/** Returns the search as stored, with a generated name by default. @throws Failure `invalid` */
export async function searchToSave(
  deps: SearchDependencies,
  sent: SentSearch,
  language: Language,
): Promise<NamedSearch> {
  const list = tidied(sent);
  const [conditions, total] = await Promise.all([conditionsOf(deps.db, list), countList(deps, list)]);
  if (!conditions) throw new Failure('error-search-finds-nothing', {}, 'invalid');
  if (isTooWide(list, total)) throw new Failure('error-search-too-wide', {}, 'invalid');
  const name = tidyLine(sent.name) || proposedName(await wordsOf(deps, list, language));
  return { search: { ...list, name, frequency: sent.frequency }, conditions };
}

type NewSearch = SentSearch &
  SearchConditions & {
    account_id: number | null;
    email: string | null;
    language: Language;
    status: 'pending' | 'active';
    confirmation_hash: Buffer | null;
  };

/** @returns its id; null for a duplicate */
export async function insertSearch(
  transaction: Transaction<Database> | Kysely<Database>,
  { orderBy, ...search }: NewSearch,
  now: Date,
): Promise<number | null> {
  const row = await transaction
    .insertInto('saved_search')
    .values({
      ...search,
      order_by: orderBy,
      token: newSecret(),
      created_at: now,
      seen_at: now,
      mailed_at: search.status === 'pending' ? now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function readSearch(deps: SearchDependencies, own: Own, language: Language): Promise<SavedSearch> {
  const row = await searchRows(deps.db)
    .where('account_id', '=', own.accountId)
    .where('id', '=', own.id)
    .executeTakeFirst();
  return savedSearchOf(deps, row ?? unknownSearch(), language);
}

/** Normalised as by the list itself. @throws Failure `invalid` */
function tidied({ kind, filters, orderBy }: SearchedList): SearchedList {
  const list = searchedList(kind, {
    ...queryOfText(filters),
    ...(orderBy !== null && { orderBy: [orderBy] }),
  });
  if (list.filters.length > MAX_FILTERS_LENGTH) throw new Failure('error-search-too-long', {}, 'invalid');
  return list;
}

/** True if alerts would be too long every day to be useful. */
const isTooWide = (list: SearchedList, total: number) => !isNarrowed(list) || total >= COUNT_LIMIT;

/** An empty name leaves the name unchanged. */
const namedBy = (name: string) => (tidyLine(name) === '' ? {} : { name: tidyLine(name) });
