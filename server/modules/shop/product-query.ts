import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { BodyOf } from '../../../api/operation.ts';
import type { searchProducts } from '../../../api/shop.ts';
import { Failure } from '../../../src/core/shared/failure.ts';

/** What a client asks of a list of products. */
export type ProductWish = Omit<BodyOf<typeof searchProducts>, 'offset' | 'limit' | 'orderBy'>;

type Condition = RawBuilder<unknown>;

/** The filters that counts are taken by; each count leaves its own filter out. */
export type FilterName = 'price' | 'vendors' | 'colours' | 'materials' | 'inStock' | 'onPromo';

/** `words` is what `searchWords` made of the text. @throws Failure when more than one subject is named. */
export function scopeCondition(wish: ProductWish, words: string | null): Condition {
  const subjects = [wish.categoryId, wish.vendorId, wish.request, wish.ids].filter(
    (one) => one !== undefined,
  );
  if (subjects.length > 1) throw new Failure('validation_failed', { body: 'error-search-one-subject' }, 400);
  const conditions = [sql`p.deleted_at is null`];
  if (wish.categoryId !== undefined) conditions.push(sql`p.category_id = ${wish.categoryId}`);
  if (wish.vendorId !== undefined) conditions.push(sql`p.vendor_id = ${wish.vendorId}`);
  if (wish.ids !== undefined) conditions.push(sql`p.id = any(${wish.ids}::bigint[])`);
  if (words !== null) conditions.push(sql`p.search_words @@ to_tsquery('simple', ${words})`);
  return all(conditions);
}

/** The chosen filters, without the one that is being counted. */
export function filterCondition(wish: ProductWish, without?: FilterName): Condition {
  const conditions: Condition[] = [];
  const use = (name: FilterName, chosen: unknown) =>
    name !== without && (Array.isArray(chosen) ? chosen.length > 0 : Boolean(chosen));
  if (without !== 'price') {
    if (wish.priceFrom !== undefined) conditions.push(sql`p.current_price >= ${wish.priceFrom}`);
    if (wish.priceTo !== undefined) conditions.push(sql`p.current_price <= ${wish.priceTo}`);
  }
  if (use('vendors', wish.vendors)) conditions.push(sql`p.vendor_id = any(${wish.vendors}::bigint[])`);
  if (use('colours', wish.colours)) conditions.push(sql`p.colour = any(${wish.colours}::text[])`);
  if (use('materials', wish.materials)) conditions.push(sql`p.material = any(${wish.materials}::text[])`);
  if (use('inStock', wish.inStock)) conditions.push(sql`p.quantity > 0`);
  if (use('onPromo', wish.onPromo)) conditions.push(sql`p.promo_price is not null`);
  return conditions.length > 0 ? all(conditions) : sql`true`;
}

function all(conditions: Condition[]): Condition {
  return sql.join(conditions, sql` and `);
}
