import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Category } from '../../../src/core/shop/product.ts';
import type { Room } from '../../../src/core/shop/room.ts';
import { CATEGORY_COUNT_LIMIT } from '../../../src/core/shop/product-search.ts';
import type { Database } from '../../tables.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import { BELOW } from './category-tree.ts';
import { IS_REDUCED } from './product-rows.ts';

type Row = {
  id: number;
  name: string;
  picture: StoredPicture | null;
  rooms: string[];
  productCount: number;
  parentId: number | null;
  shown: boolean;
};

/**
 * Returns the categories of a room, those with a promo, or all, in the order of the tree (SHOP-02). Products of
 * subcategories count.
 */
export async function listCategories(
  db: Kysely<Database>,
  filter: { room: Room | null; promo: boolean },
  language: Language,
): Promise<Category[]> {
  const inRoom = filter.room
    ? sql`exists (select from category_room r where r.category_id = c.id and r.room_key = ${filter.room})`
    : sql`true`;
  const counted = filter.promo ? IS_REDUCED : sql`true`;
  const isPromoted = filter.promo ? sql`c.on_promo and c.shown` : sql`true`;
  const { rows } = await sql<Row>`
    with recursive ${BELOW}
    select c.id, c.parent_id as "parentId", c.shown, ${sql.ref(`c.name_${language}`)} as name, c.picture,
      coalesce((
        select array_agg(r.room_key order by room.position)
        from category_room r join room on room.key = r.room_key where r.category_id = c.id
      ), '{}') as rooms,
      (
        select count(*) from (
          select from product p where p.category_id in (select below.id from below where below.root = c.id) and p.listed and p.deleted_at is null and ${counted} limit ${CATEGORY_COUNT_LIMIT}
        ) counted
      ) as "productCount"
    from category c where ${inRoom} and ${isPromoted} order by c.position, c.id`.execute(db);
  const offered = filter.promo ? rows.filter((row) => row.productCount > 0) : rows;
  return offered.map(({ parentId, shown, ...category }) => ({
    ...category,
    ...(parentId !== null && { parentId }),
    ...(!shown && { hidden: true as const }),
  }));
}
