import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { CategoryFilter } from '../../../src/core/shop/category-tree.ts';
import type { FilterChoices } from '../../../src/core/shop/product-search.ts';
import type { Database } from '../../tables.ts';

/** Ids of each category (`root`) and all categories below it (`id`), as a table expression `below`. */
export const BELOW = sql`below (root, id) as (
  select id, id from category
  union
  select below.root, c.id from below join category c on c.parent_id = below.id
)`;

export async function categoriesBelow(db: Kysely<Database>, categoryId: number): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    with recursive ${BELOW}
    select coalesce(array_agg(id), '{}') as ids from below where root = ${categoryId} and id <> root`.execute(
    db,
  );
  return rows[0]?.ids ?? [];
}

/** Empties the filters that the team has switched off for a category (TEAM-07). */
export async function offeredFilters(
  db: Kysely<Database>,
  categoryId: number,
  choices: FilterChoices,
): Promise<FilterChoices> {
  const category = await db
    .selectFrom('category')
    .select('filters')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  const offered = category?.filters;
  if (!offered) return choices;
  const isOffered = (name: CategoryFilter) => offered.includes(name);
  return {
    price: choices.price,
    vendors: isOffered('vendors') ? choices.vendors : [],
    colours: isOffered('colours') ? choices.colours : [],
    materials: isOffered('materials') ? choices.materials : [],
    sizes: isOffered('sizes') ? choices.sizes : [],
    inStock: isOffered('inStock') ? choices.inStock : 0,
    onPromo: isOffered('onPromo') ? choices.onPromo : 0,
    highlyRated: isOffered('highlyRated') ? choices.highlyRated : 0,
  };
}
