import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { FAVORITE_TYPES } from '../../../src/core/favorites/favorites.ts';
import type { FavoriteType } from '../../../src/core/favorites/favorites.ts';
import { favoritesOf, isSameThing, mergeFavorites } from '../../../src/core/favorites/merge-favorites.ts';
import type { FavoriteMark } from '../../../src/core/favorites/merge-favorites.ts';
import type { AnswerOf, BodyOf } from '../../../api/operation.ts';
import type { changeFavorites, favorites } from '../../../api/favorites/favorites.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { idsByType, serializedState, favoriteStatesOf } from './favorite-states.ts';
import type { FavoriteDependencies } from './favorite-dependencies.ts';

type List = AnswerOf<typeof favorites>;
type Change = BodyOf<typeof changeFavorites>['changes'][number];
type Thing = Pick<FavoriteMark, 'type' | 'id'>;

/** Returns the favorites of an account that still exist (SHOP-06). */
export async function listFavorites(db: Kysely<Database>, accountId: number): Promise<List> {
  const marks = await marksOf(db, accountId);
  return answerOf(marks.filter(await existing(db, marks)));
}

/** Merges the changes made on one device of the person. */
export async function applyFavoriteChanges(
  { db, clock }: Pick<FavoriteDependencies, 'db' | 'clock'>,
  accountId: number,
  changes: readonly Change[],
  language: Language,
): Promise<List> {
  const now = clock.now().getTime();
  const sent = changes.map(({ age, ...change }) => ({ ...change, changedAt: Math.max(now - age, 0) }));
  return inTransaction(db, async (transaction) => {
    // Serialises changes from two devices.
    await lockAccount(transaction, accountId);
    const known = await marksOf(transaction, accountId);
    const merged = mergeFavorites(known, sent, await existing(transaction, [...known, ...sent]));
    await writeMarks(transaction, accountId, { known, merged, language });
    return answerOf(merged);
  });
}

async function marksOf(db: Kysely<Database>, accountId: number): Promise<FavoriteMark[]> {
  const rows = await db
    .selectFrom('account_favorite')
    .select(['type', 'item_id', 'kept', 'changed_at'])
    .where('account_id', '=', accountId)
    .orderBy('changed_at', 'desc')
    .orderBy('item_id')
    .execute();
  return rows.map(({ type, item_id: id, kept, changed_at: at }) => ({
    type,
    id,
    kept,
    changedAt: at.getTime(),
  }));
}

/** Returns a test for items that exist: paused and sold-out ones do, deleted ones and drafts do not. */
async function existing(db: Kysely<Database>, things: readonly Thing[]): Promise<(thing: Thing) => boolean> {
  const ids = (type: FavoriteType) => things.filter((thing) => thing.type === type).map(({ id }) => id);
  const { rows } = await sql<Thing>`
    select 'product' as type, id from product
      where id = any(${ids('product')}::bigint[]) and deleted_at is null
    union all select 'property', id from property
      where id = any(${ids('property')}::bigint[]) and deleted_at is null and status <> 'draft'
    union all select 'roommate', id from roommate_offer
      where id = any(${ids('roommate')}::bigint[]) and deleted_at is null`.execute(db);
  const found = Object.fromEntries(
    FAVORITE_TYPES.map((type) => [
      type,
      new Set(rows.filter((row) => row.type === type).map(({ id }) => id)),
    ]),
  ) as Record<FavoriteType, Set<number>>;
  return ({ type, id }) => found[type].has(id);
}

type Merge = { known: readonly FavoriteMark[]; merged: readonly FavoriteMark[]; language: Language };

/** Writes the changes and deletes rows that are not among the merged marks. */
async function writeMarks(
  transaction: Kysely<Database>,
  accountId: number,
  { known, merged, language }: Merge,
): Promise<void> {
  const dropped = known.filter(
    (mark) => !merged.some(({ type, id }) => type === mark.type && id === mark.id),
  );
  const changed = merged.filter((mark) => !known.includes(mark));
  for (const type of FAVORITE_TYPES) {
    const ids = dropped.filter((mark) => mark.type === type).map(({ id }) => id);
    if (ids.length === 0) continue;
    await transaction
      .deleteFrom('account_favorite')
      .where('account_id', '=', accountId)
      .where('type', '=', type)
      .where('item_id', 'in', ids)
      .execute();
  }
  if (changed.length === 0) return;
  // Re-adding a favorite keeps the state stored with it.
  const marked = changed.filter(
    (mark) => mark.kept && !known.some((one) => one.kept && isSameThing(one, mark)),
  );
  const states = await favoriteStatesOf(transaction, idsByType(marked), language);
  const stateText = (thing: Thing) => {
    const state = states.find(({ type, id }) => type === thing.type && id === thing.id);
    return state ? serializedState(state) : null;
  };
  await transaction
    .insertInto('account_favorite')
    .values(
      changed.map(({ type, id, kept, changedAt }) => ({
        account_id: accountId,
        type,
        item_id: id,
        kept,
        changed_at: new Date(changedAt),
        as_kept: stateText({ type, id }),
        as_known: stateText({ type, id }),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'type', 'item_id']).doUpdateSet((eb) => ({
        kept: eb.ref('excluded.kept'),
        changed_at: eb.ref('excluded.changed_at'),
        as_kept: eb.fn.coalesce('excluded.as_kept', 'account_favorite.as_kept'),
        as_known: eb.fn.coalesce('excluded.as_known', 'account_favorite.as_known'),
      })),
    )
    .execute();
}

function answerOf(marks: readonly FavoriteMark[]): List {
  const list = favoritesOf(marks);
  return {
    product: [...list.ids('product')],
    property: [...list.ids('property')],
    roommate: [...list.ids('roommate')],
  };
}
