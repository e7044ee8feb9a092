import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import { knownAfter } from '../../../src/core/favorites/favorite-change.ts';
import type { CurrentFavoriteState, FavoriteState } from '../../../src/core/favorites/favorite-change.ts';
import type { FavoriteType } from '../../../src/core/favorites/favorites.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import { isWarnedListing, isWarnedProduct } from '../accounts/listing-warnings.ts';
import { idsByType, serializedState, favoriteStatesOf } from './favorite-states.ts';
import type { FavoriteDependencies } from './favorite-dependencies.ts';

type Deps = Pick<FavoriteDependencies, 'db' | 'clock'>;

/** Favorite with the state last reported to the account and the current one. */
export type KnownFavorite = { before: FavoriteState; now: CurrentFavoriteState };

export async function hasFavoriteAlert(db: Kysely<Database>, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('favorite_alert')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns the e-mails on; repeatable. Changes before this moment are not mailed. */
export async function startFavoriteAlert(
  { db, clock }: Deps,
  accountId: number,
  language: Language,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await transaction
      .insertInto('favorite_alert')
      .values({
        account_id: accountId,
        token: newSecret(),
        since: clock.now(),
        mailed_at: null,
        looked_on: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (!row) return;
    const favorites = await knownFavorites(transaction, accountId, language);
    for (const { now } of favorites) await saveReported(transaction, accountId, now, now);
  });
}

export async function endFavoriteAlert({ db }: Deps, accountId: number): Promise<void> {
  await db.deleteFrom('favorite_alert').where('account_id', '=', accountId).execute();
}

/** Idempotent. */
export async function endFavoriteAlertByLink({ db }: Deps, token: string): Promise<void> {
  await db.deleteFrom('favorite_alert').where('token', '=', token).execute();
}

/** Returns the favorites of an account; one without a reported state counts as unchanged. */
export async function knownFavorites(
  db: Kysely<Database>,
  accountId: number,
  language: Language,
): Promise<KnownFavorite[]> {
  const rows = await db
    .selectFrom('account_favorite')
    .select(['type', 'item_id as id', 'as_known'])
    .where('account_id', '=', accountId)
    .where('kept', '=', true)
    .execute();
  const known = new Map(rows.map((row) => [`${row.type} ${row.id}`, row.as_known]));
  const states = await favoriteStatesOf(db, idsByType(rows), language);
  return states.map((now) => ({ before: known.get(`${now.type} ${now.id}`) ?? now, now }));
}

/** Leaves out listings with a warning: they are mailed once the team has reviewed them (TRUST-06). */
export async function withoutWarned(
  db: Kysely<Database>,
  favorites: readonly KnownFavorite[],
): Promise<KnownFavorite[]> {
  const { product = [], property = [], roommate = [] } = idsByType(favorites.map(({ now }) => now));
  const { rows } = await sql<{ type: FavoriteType; id: number }>`
    select 'product' as type, p.id from product p
    where p.id = any(${product}::bigint[]) and ${isWarnedProduct(sql`p.id`, sql`p.vendor_id`)}
    union all select 'property', p.id from property p
    where p.id = any(${property}::bigint[]) and ${isWarnedListing('home', sql`p.id`, sql`p.owner_id`)}
    union all select 'roommate', o.id from roommate_offer o
    where o.id = any(${roommate}::bigint[]) and ${isWarnedListing('offer', sql`o.id`, sql`o.owner_id`)}`.execute(
    db,
  );
  const warned = new Set(rows.map(({ type, id }) => `${type} ${id}`));
  return favorites.filter(({ now }) => !warned.has(`${now.type} ${now.id}`));
}

export async function saveReported(
  transaction: Transaction<Database>,
  accountId: number,
  { type, id }: { type: FavoriteType; id: number },
  known: FavoriteState,
): Promise<void> {
  await transaction
    .updateTable('account_favorite')
    .set({ as_known: serializedState(known) })
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('item_id', '=', id)
    .execute();
}

/** True if the new state differs from the stored one. */
export const hasNewState = ({ before, now }: KnownFavorite): boolean =>
  serializedState(knownAfter(before, now)) !== serializedState(before);
