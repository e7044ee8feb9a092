import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { FAVORITE_TYPES } from '../../../src/core/shop/favorites.ts';
import type { FavoriteType } from '../../../src/core/shop/favorites.ts';
import { favoritesOf, isSameThing, mergeFavorites } from '../../../src/core/shop/merge-favorites.ts';
import type { FavoriteMark } from '../../../src/core/shop/merge-favorites.ts';
import type { AnswerOf, BodyOf } from '../../../api/operation.ts';
import type { changeFavorites, favorites } from '../../../api/favorites/favorites.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { idsByType, keptText, standingsOf } from './favorite-standings.ts';
import type { ShopDependencies } from './shop-dependencies.ts';

type List = AnswerOf<typeof favorites>;
type Change = BodyOf<typeof changeFavorites>['changes'][number];
type Thing = Pick<FavoriteMark, 'type' | 'id'>;

/** What an account keeps as favorites (SHOP-06). */
export async function listFavorites(db: Kysely<Database>, accountId: number): Promise<List> {
  const marks = await marksOf(db, accountId);
  return answerOf(marks.filter(await thoseThere(db, marks)));
}

/** Merges what one of the person's devices has to tell. */
export async function applyFavoriteChanges(
  { db, clock }: Pick<ShopDependencies, 'db' | 'clock'>,
  accountId: number,
  changes: readonly Change[],
  language: Language,
): Promise<List> {
  const now = clock.now().getTime();
  const told = changes.map(({ age, ...change }) => ({ ...change, changedAt: Math.max(now - age, 0) }));
  return inTransaction(db, async (transaction) => {
    // Two devices at once wait for each other here.
    await lockAccount(transaction, accountId);
    const known = await marksOf(transaction, accountId);
    const merged = mergeFavorites(known, told, await thoseThere(transaction, [...known, ...told]));
    await writeMarks(transaction, accountId, { known, merged, language });
    return answerOf(merged);
  });
}

/** For the export of the own data: what is marked, and what was taken back as long as that is remembered. */
export async function exportFavorites(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const favorites = await db
    .selectFrom('account_favorite')
    .select(['type', 'item_id', 'kept', 'changed_at', 'as_kept'])
    .where('account_id', '=', accountId)
    .orderBy('changed_at')
    .execute();
  return { favorites };
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

/** What is paused or sold out is there; what was deleted, or never was for others to see, is not. */
async function thoseThere(
  db: Kysely<Database>,
  things: readonly Thing[],
): Promise<(thing: Thing) => boolean> {
  const ids = (type: FavoriteType) => things.filter((thing) => thing.type === type).map(({ id }) => id);
  const { rows } = await sql<Thing>`
    select 'product' as type, id from product
      where id = any(${ids('product')}::bigint[]) and deleted_at is null
    union all select 'property', id from property
      where id = any(${ids('property')}::bigint[]) and deleted_at is null and status <> 'draft'
    union all select 'roommate', id from roommate_offer
      where id = any(${ids('roommate')}::bigint[]) and deleted_at is null`.execute(db);
  const there = Object.fromEntries(
    FAVORITE_TYPES.map((type) => [
      type,
      new Set(rows.filter((row) => row.type === type).map(({ id }) => id)),
    ]),
  ) as Record<FavoriteType, Set<number>>;
  return ({ type, id }) => there[type].has(id);
}

type Merge = { known: readonly FavoriteMark[]; merged: readonly FavoriteMark[]; language: Language };

/** Writes what differs: what is not among the merged marks any more is forgotten. */
async function writeMarks(
  transaction: Kysely<Database>,
  accountId: number,
  { known, merged, language }: Merge,
): Promise<void> {
  const forgotten = known.filter(
    (mark) => !merged.some(({ type, id }) => type === mark.type && id === mark.id),
  );
  const changed = merged.filter((mark) => !known.includes(mark));
  for (const type of FAVORITE_TYPES) {
    const ids = forgotten.filter((mark) => mark.type === type).map(({ id }) => id);
    if (ids.length === 0) continue;
    await transaction
      .deleteFrom('account_favorite')
      .where('account_id', '=', accountId)
      .where('type', '=', type)
      .where('item_id', 'in', ids)
      .execute();
  }
  if (changed.length === 0) return;
  // A mark that a device tells of again is as old as it was.
  const marked = changed.filter(
    (mark) => mark.kept && !known.some((one) => one.kept && isSameThing(one, mark)),
  );
  const standings = await standingsOf(transaction, idsByType(marked), language);
  const standingText = (thing: Thing) => {
    const standing = standings.find(({ type, id }) => type === thing.type && id === thing.id);
    return standing ? keptText(standing) : null;
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
        as_kept: standingText({ type, id }),
        as_known: standingText({ type, id }),
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
