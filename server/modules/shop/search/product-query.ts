import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { IS_REDUCED } from '../product-rows.ts';
import { all } from '../../../platform/search/list-query.ts';
import type { Condition, ListQuery } from '../../../platform/search/list-query.ts';
import { anyTag, term } from '../../../platform/search/text-query.ts';
import type { Database } from '../../../tables.ts';
import type { ProductFilter } from './product-index.ts';
import { searchWords } from './typed-words.ts';
import type { SoughtWords } from './typed-words.ts';

/** List of products as a condition on `listed_product l`, and the meaning of its text. */
export type ProductQuery = ListQuery & { words: SoughtWords | null };

/** The filters that counts are taken by; each count leaves its own filter out. */
export type FilterName =
  | 'price'
  | 'vendors'
  | 'colours'
  | 'materials'
  | 'sizes'
  | 'inStock'
  | 'onPromo'
  | 'highlyRated';

/** A product that can be seen and bought. */
export const SHOWN = sql<boolean>`p.deleted_at is null and p.hidden_at is null`;

/** @throws Failure when more than one subject is named. */
export function ensureOneSubject({ categoryId, vendorId, request, ids, room }: ProductFilter): void {
  const subjects = [categoryId, vendorId, request, ids, room].filter((one) => one !== undefined);
  if (subjects.length > 1)
    throw new Failure('validation_failed', { body: 'error-search-one-subject' }, 'malformed');
}

/**
 * Builds the query of a filter; null where nothing can match. @throws Failure for more than one subject
 * @param meaningOf interprets the text; a caller with many filters may cache it
 */
export async function productQuery(
  db: Kysely<Database>,
  filter: ProductFilter,
  meaningOf: (request: string) => Promise<SoughtWords | null> = (request) => searchWords(db, request),
): Promise<ProductQuery | null> {
  ensureOneSubject(filter);
  const words = filter.request === undefined ? null : await meaningOf(filter.request);
  if (filter.request !== undefined && words === null) return null;
  const { ofCard, ofMember } = productTags(filter);
  const tags = [...ofCard, ...ofMember];
  const { priceFrom, priceTo, room, ids } = filter;
  return {
    table: 'listed_product',
    id: 'product_id',
    sortedBy: ['current_price', 'created_at', 'popularity', 'rating', ...(words ? ['words'] : [])],
    words,
    where: all([
      ...(words ? [sql`l.words @@ to_tsquery('simple', ${words.query})`] : []),
      ...(tags.length > 0 ? [sql`l.choices @@ ${tags.join(' & ')}::tsquery`] : []),
      ...(priceFrom === undefined ? [] : [sql`l.current_price >= ${priceFrom}`]),
      ...(priceTo === undefined ? [] : [sql`l.current_price <= ${priceTo}`]),
      ...(ids === undefined ? [] : [sql`l.product_id = any(${ids}::bigint[])`]),
      ...(room === undefined
        ? []
        : [sql`l.category_id = any(array(select category_id from category_room where room_key = ${room}))`]),
      // Tags say that some member of the family has each of them; one member must have all.
      ...(ofMember.length > 1
        ? [
            sql`(l.variants = 0 or exists (
              select from product p where p.id = l.product_id and ${filterCondition(filter)}
            ))`,
          ]
        : []),
    ]),
  };
}

/** Returns the tags of a filter as parts of a `tsquery`: of the card, and of any member of its family. */
export function productTags(filter: ProductFilter): { ofCard: string[]; ofMember: string[] } {
  return {
    ofCard: [
      ...anyTag('category', filter.categoryId === undefined ? null : [filter.categoryId]),
      ...anyTag('vendor', filter.vendorId === undefined ? null : [filter.vendorId]),
      ...anyTag('vendor', filter.vendors),
      ...(filter.onPromo ? [term('on-promo')] : []),
      ...(filter.highlyRated ? [term('highly-rated')] : []),
    ],
    ofMember: [
      ...anyTag('colour', filter.colours),
      ...anyTag('material', filter.materials),
      ...anyTag('size', filter.sizes),
      ...(filter.inStock ? [term('in-stock')] : []),
    ],
  };
}

/** The chosen filters; the colour, the material, the size and the stock may be those of any one variant of a card. */
export function filterCondition(filter: ProductFilter): Condition {
  const [card, member] = [cardConditions(filter, 'p'), memberConditions(filter, 'p')];
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

/** The same for `choice` rows, that hold a card with one of its members, without the filter that is being counted. */
export function countedCondition(filter: ProductFilter, without: FilterName): Condition {
  return all([...cardConditions(filter, 'choice', without), ...memberConditions(filter, 'choice', without)]);
}

function cardConditions(filter: ProductFilter, of: 'p' | 'choice', without?: FilterName): Condition[] {
  const conditions: Condition[] = [];
  const column = (name: string) => sql.ref(`${of}.${name}`);
  if (without !== 'price') {
    if (filter.priceFrom !== undefined)
      conditions.push(sql`${column('current_price')} >= ${filter.priceFrom}`);
    if (filter.priceTo !== undefined) conditions.push(sql`${column('current_price')} <= ${filter.priceTo}`);
  }
  if (without !== 'vendors' && isChosen(filter.vendors)) {
    conditions.push(sql`${column('vendor_id')} = any(${filter.vendors}::bigint[])`);
  }
  if (without !== 'onPromo' && filter.onPromo) {
    conditions.push(of === 'choice' ? column('on_promo') : IS_REDUCED);
  }
  if (without !== 'highlyRated' && filter.highlyRated) conditions.push(column('highly_rated'));
  return conditions;
}

function memberConditions(
  filter: ProductFilter,
  of: 'p' | 'm' | 'choice',
  without?: FilterName,
): Condition[] {
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
  if (without !== 'inStock' && filter.inStock) {
    conditions.push(of === 'choice' ? column('in_stock') : sql`${column('quantity')} > 0`);
  }
  return conditions;
}

const isChosen = (choices: readonly unknown[] | undefined) => choices !== undefined && choices.length > 0;
