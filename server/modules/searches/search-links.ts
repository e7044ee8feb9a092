import { sql } from 'kysely';
import type { FoundMatches, Frequency, SearchSettings } from '../../../src/core/searches/saved-search.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { fittingItems } from './matching/fitting-items.ts';
import { unknownSearch } from './saved-searches.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { savedSearchOf, searchRows, REPORTED } from './search-rows.ts';

/** Maximum matches, latest first. */
const MAX_MATCHES = 300;

/** Returns the matches of one alert, or the latest. @throws Failure `not-found` */
export async function searchMatches(
  deps: SearchDependencies,
  token: string,
  alert: number | null,
  language: Language,
): Promise<FoundMatches> {
  const { db } = deps;
  const row = await searchRows(db).where('token', '=', token).executeTakeFirst();
  if (!row) return unknownSearch();
  const matches = await db
    .selectFrom('search_match')
    .select(['item_id', 'reason', 'old_price', 'found_at'])
    .where('search_id', '=', row.id)
    .where('dismissed_at', 'is', null)
    .where(REPORTED)
    .$if(alert !== null, (query) => query.where('alert_id', '=', alert))
    .orderBy('found_at', 'desc')
    .orderBy('item_id', 'desc')
    .limit(MAX_MATCHES)
    .execute();
  const [shown] = await fittingItems(db, [{ ...row, items: matches.map((match) => match.item_id) }]);
  const fitting = new Set(shown);
  const items = matches.filter((match) => fitting.has(match.item_id));
  return {
    search: await savedSearchOf(deps, row, language),
    isConfirmed: row.status !== 'pending',
    items: items.map(({ item_id: id, reason, old_price: oldPrice, found_at: foundAt }) => ({
      id,
      reason,
      oldPrice,
      foundAt: foundAt.toISOString(),
    })),
    gone: matches.length - items.length,
  };
}

/** @throws Failure `not-found` */
export async function seeMatches({ db, clock }: SearchDependencies, token: string): Promise<void> {
  await changed(
    db
      .updateTable('saved_search')
      .set({ seen_at: clock.now() })
      .where('token', '=', token)
      .executeTakeFirstOrThrow(),
  );
}

/** @throws Failure `not-found`; `conflict` before the address is confirmed */
export async function changeSearchByLink(
  { db }: SearchDependencies,
  token: string,
  { frequency, isPaused }: Omit<SearchSettings, 'name' | 'channel'>,
): Promise<void> {
  const row = await db
    .selectFrom('saved_search')
    .select(['id', 'status'])
    .where('token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return unknownSearch();
  if (row.status === 'pending') throw new Failure('error-search-not-confirmed', {}, 'conflict');
  await changed(
    db
      .updateTable('saved_search')
      .set({ frequency, status: isPaused ? 'paused' : 'active' })
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow(),
  );
}

/**
 * Ends a search, all of the person's, or all with the same frequency.
 * @throws Failure `not-found`
 */
export async function endSearchByLink(
  { db }: SearchDependencies,
  token: string,
  which: 'one' | 'all' | Frequency,
): Promise<void> {
  const row = await db
    .selectFrom('saved_search')
    .select(['id', 'account_id', 'email'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (!row) return unknownSearch();
  await db
    .deleteFrom('saved_search')
    .$if(which === 'one', (query) => query.where('id', '=', row.id))
    .$if(which !== 'one', (query) =>
      row.account_id === null
        ? query.where('email', '=', row.email)
        : query.where('account_id', '=', row.account_id),
    )
    .$if(which !== 'one' && which !== 'all', (query) => query.where('frequency', '=', which as Frequency))
    .execute();
}

/** @throws Failure `not-found` */
export async function dismissMatch(
  { db, clock }: SearchDependencies,
  token: string,
  { item, isDismissed }: { item: number; isDismissed: boolean },
): Promise<void> {
  await changed(
    db
      .updateTable('search_match')
      .set({ dismissed_at: isDismissed ? clock.now() : null })
      .where('item_id', '=', item)
      .where('search_id', '=', (of) => of.selectFrom('saved_search').select('id').where('token', '=', token))
      .executeTakeFirstOrThrow(),
  );
  await hideForAccount(db, token, { item, isDismissed, at: clock.now() });
}

/** Hides the account's dismissed matches in lists as well (FIND-07). */
async function hideForAccount(
  db: SearchDependencies['db'],
  token: string,
  { item, isDismissed, at }: { item: number; isDismissed: boolean; at: Date },
): Promise<void> {
  await sql`
    insert into listing_mark (account_id, kind, mark, item_id, is_on, changed_at)
    select account_id, case kind when 'properties' then 'property' else 'roommate' end, 'hidden', ${item}, ${isDismissed}, ${at}
    from saved_search where token = ${token} and account_id is not null and kind <> 'products'
    on conflict (account_id, kind, mark, item_id)
      do update set is_on = excluded.is_on, changed_at = excluded.changed_at`.execute(db);
}

async function changed(update: Promise<{ numUpdatedRows: bigint }>): Promise<void> {
  if ((await update).numUpdatedRows === 0n) unknownSearch();
}
