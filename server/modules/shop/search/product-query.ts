import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { BodyOf } from '../../../../api/operation.ts';
import type { searchProducts } from '../../../../api/shop/shop.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';

/** What a client asks of a list of products. */
export type ProductFilter = Omit<BodyOf<typeof searchProducts>, 'offset' | 'limit' | 'orderBy'>;

type Condition = RawBuilder<unknown>;

/** The filters that counts are taken by; each count leaves its own filter out. */
export type FilterName = 'price' | 'vendors' | 'colours' | 'materials' | 'sizes' | 'inStock' | 'onPromo';

/** A product that can be seen and bought. */
export const SHOWN = sql<boolean>`p.deleted_at is null and p.hidden_at is null`;

/** A product that stands in lists, for its whole family. */
export const LISTED = sql<boolean>`p.listed and p.deleted_at is null`;

/** `words` is the query that `searchWords` made of the text. @throws Failure when more than one subject is named. */
export function scopeCondition(filter: ProductFilter, words: string | null): Condition {
  const subjects = [filter.categoryId, filter.vendorId, filter.request, filter.ids, filter.room].filter(
    (one) => one !== undefined,
  );
  if (subjects.length > 1)
    throw new Failure('validation_failed', { body: 'error-search-one-subject' }, 'malformed');
  // Lists show one card for each family; who asks for certain products gets those.
  const conditions = [filter.ids === undefined ? LISTED : SHOWN];
  if (filter.categoryId !== undefined) conditions.push(sql`p.category_id = ${filter.categoryId}`);
  if (filter.vendorId !== undefined) conditions.push(sql`p.vendor_id = ${filter.vendorId}`);
  if (filter.room !== undefined) {
    conditions.push(
      sql`p.category_id in (select category_id from category_room where room_key = ${filter.room})`,
    );
  }
  if (filter.ids !== undefined) conditions.push(sql`p.id = any(${filter.ids}::bigint[])`);
  if (words !== null) conditions.push(sql`p.search_words @@ to_tsquery('simple', ${words})`);
  return all(conditions);
}

/** The chosen filters; the colour, the material, the size and the stock may be those of any one variant of a card. */
export function filterCondition(filter: ProductFilter): Condition {
  const [card, member] = [cardConditions(filter), memberConditions(filter, 'p')];
  if (member.length === 0) return all(card);
  return all([
    ...card,
    sql`(${all(member)} or (p.variants > 0 and exists (
      select from product m
      where (m.variant_of = coalesce(p.variant_of, p.id) or m.id = p.variant_of) and m.deleted_at is null
        and m.hidden_at is null and ${all(memberConditions(filter, 'm'))}
    )))`,
  ]);
}

/** The same for rows that hold a card with one of its members, without the filter that is being counted. */
export function countedCondition(filter: ProductFilter, without: FilterName): Condition {
  return all([...cardConditions(filter, without), ...memberConditions(filter, 'p', without)]);
}

function cardConditions(filter: ProductFilter, without?: FilterName): Condition[] {
  const conditions: Condition[] = [];
  if (without !== 'price') {
    if (filter.priceFrom !== undefined) conditions.push(sql`p.current_price >= ${filter.priceFrom}`);
    if (filter.priceTo !== undefined) conditions.push(sql`p.current_price <= ${filter.priceTo}`);
  }
  if (without !== 'vendors' && isChosen(filter.vendors)) {
    conditions.push(sql`p.vendor_id = any(${filter.vendors}::bigint[])`);
  }
  if (without !== 'onPromo' && filter.onPromo) conditions.push(sql`p.promo_price is not null`);
  return conditions;
}

function memberConditions(filter: ProductFilter, of: 'p' | 'm', without?: FilterName): Condition[] {
  const conditions: Condition[] = [];
  const column = (name: string) => sql.ref(`${of}.${name}`);
  if (without !== 'colours' && isChosen(filter.colours)) {
    conditions.push(sql`${column('colour')} = any(${filter.colours}::text[])`);
  }
  if (without !== 'materials' && isChosen(filter.materials)) {
    conditions.push(sql`${column('material')} = any(${filter.materials}::text[])`);
  }
  if (without !== 'sizes' && isChosen(filter.sizes)) {
    conditions.push(sql`${column('size')} = any(${filter.sizes}::text[])`);
  }
  if (without !== 'inStock' && filter.inStock) conditions.push(sql`${column('quantity')} > 0`);
  return conditions;
}

const isChosen = (choices: readonly unknown[] | undefined) => choices !== undefined && choices.length > 0;

function all(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
