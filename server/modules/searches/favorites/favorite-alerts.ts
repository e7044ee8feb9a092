import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Language } from '../../../../src/core/shared/language.ts';
import { knownAfter } from '../../../../src/core/shop/favorite-change.ts';
import type { PresentStanding, Standing } from '../../../../src/core/shop/favorite-change.ts';
import type { FavoriteType } from '../../../../src/core/shop/favorites.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newSecret } from '../../../platform/secrets.ts';
import type { Database } from '../../../tables.ts';
import { isWarnedListing, isWarnedProduct } from '../../accounts/listing-warnings.ts';
import { idsByType, keptText, standingsOf } from '../../shop/favorite-standings.ts';
import type { SearchDependencies } from '../search-dependencies.ts';

type Parts = Pick<SearchDependencies, 'db' | 'clock'>;

/** A favorite of somebody who is told: as they know it, and as it is. */
export type KnownFavorite = { before: Standing; now: PresentStanding };

export async function isToldOfFavorites(db: Kysely<Database>, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('favorite_alert')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on: what changed before is on the page, and no news. May be repeated. */
export async function tellOfFavorites(
  { db, clock }: Parts,
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
    for (const { now } of favorites) await know(transaction, accountId, now, now);
  });
}

export async function endFavoriteAlert({ db }: Parts, accountId: number): Promise<void> {
  await db.deleteFrom('favorite_alert').where('account_id', '=', accountId).execute();
}

/** One that was ended before is ended as well. */
export async function endFavoriteAlertByLink({ db }: Parts, token: string): Promise<void> {
  await db.deleteFrom('favorite_alert').where('token', '=', token).execute();
}

/** What an account keeps, as its person knows it and as it is; what nothing is known of is known as it is. */
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
  const standings = await standingsOf(db, idsByType(rows), language);
  return standings.map((now) => ({ before: known.get(`${now.type} ${now.id}`) ?? now, now }));
}

/** Favorites without those of which readers are warned: they are mailed once the team has reviewed them (TRUST-06). */
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

/** The person knows how it stands. */
export async function know(
  transaction: Transaction<Database>,
  accountId: number,
  { type, id }: { type: FavoriteType; id: number },
  known: Standing,
): Promise<void> {
  await transaction
    .updateTable('account_favorite')
    .set({ as_known: keptText(known) })
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('item_id', '=', id)
    .execute();
}

/** What differs from what was written down, however little. */
export const isKnownAnew = ({ before, now }: KnownFavorite): boolean =>
  keptText(knownAfter(before, now)) !== keptText(before);
