import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import type {
  FavoriteAvailability,
  StoredFavoriteState,
  CurrentFavoriteState,
  FavoriteState,
} from '../../../src/core/favorites/favorite-change.ts';
import { FAVORITE_TYPES } from '../../../src/core/favorites/favorites.ts';
import type { FavoriteType } from '../../../src/core/favorites/favorites.ts';
import { LAST_PIECES } from '../../../src/core/shop/product.ts';
import type { Database } from '../../tables.ts';

type Ids = Partial<Record<FavoriteType, readonly number[]>>;

/**
 * Returns the current public state of the items. Deleted ones are left out; paused and rented ones have the
 * state only.
 */
export async function publicFavoriteStates(
  db: Kysely<Database>,
  ids: Ids,
  language: Language,
): Promise<CurrentFavoriteState[]> {
  const states = await favoriteStatesOf(db, ids, language);
  return states.map((one) =>
    one.state === 'paused' || one.state === 'rented' ? { ...one, title: '', price: null } : one,
  );
}

type Row = {
  type: FavoriteType;
  id: number;
  title: string;
  price: number;
  state: FavoriteAvailability;
  left: number | null;
  lowestPrice: number | null;
};

/** Returns the current state of the items. Deleted ones are left out. */
export async function favoriteStatesOf(
  db: Kysely<Database>,
  ids: Ids,
  language: Language,
): Promise<CurrentFavoriteState[]> {
  const { product = [], property = [], roommate = [] } = ids;
  const { rows } = await sql<Row>`
    select 'product' as type, id, ${sql.ref(`title_${language}`)} as title, current_price as price,
      case when quantity = 0 then 'sold-out' when quantity <= ${LAST_PIECES}::integer then 'last' else 'offered' end as state,
      case when quantity between 1 and ${LAST_PIECES}::integer then quantity end as left,
      coalesce(
        lowest_price_before(id, (select max(valid_from) from product_price where product_id = id)), current_price
      ) as "lowestPrice"
    from product where id = any(${product}::bigint[]) and deleted_at is null and hidden_at is null
    union all select 'property', id, title, price, case when status = 'active' then 'offered' else status end, null, null
    from property where id = any(${property}::bigint[]) and deleted_at is null and removed_at is null
      and status <> 'draft'
    union all select 'roommate', id, title, price, case when status = 'active' then 'offered' else status end, null, null
    from roommate_offer where id = any(${roommate}::bigint[]) and deleted_at is null and removed_at is null`.execute(
    db,
  );
  return rows;
}

/**
 * Returns the state of the account's favorites at the time of adding. Older rows without it are left out.
 */
export async function storedFavoriteStates(
  db: Kysely<Database>,
  accountId: number,
): Promise<StoredFavoriteState[]> {
  const rows = await db
    .selectFrom('account_favorite')
    .select(['type', 'item_id', 'as_kept'])
    .where('account_id', '=', accountId)
    .where('kept', '=', true)
    .where('as_kept', 'is not', null)
    .execute();
  return rows.flatMap(({ type, item_id: id, as_kept: stored }) => (stored ? [{ ...stored, type, id }] : []));
}

export const idsByType = (things: readonly { type: FavoriteType; id: number }[]): Ids =>
  Object.fromEntries(
    FAVORITE_TYPES.map((type) => [type, things.filter((one) => one.type === type).map(({ id }) => id)]),
  );

export const serializedState = ({ title, price, state }: FavoriteState): string =>
  JSON.stringify({ title, price, state });
