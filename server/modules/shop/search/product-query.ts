import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { BodyOf } from '../../../../api/operation.ts';
import type { searchProducts } from '../../../../api/shop/shop.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { IS_REDUCED } from '../product-rows.ts';
import { anyTerm, term } from '../../../platform/database/lists/listed-terms.ts';

/** What a client asks of a list of products. */
export type ProductFilter = Omit<BodyOf<typeof searchProducts>, 'offset' | 'limit' | 'orderBy'>;

export type Condition = RawBuilder<unknown>;

/** What narrows `listed_product l`. */
export type ListCondition = {
  /** The category's or the vendor's part of it, which each order has an index of; null for all. */
  part: Condition | null;
  /** The same within the wanted prices. */
  partByPrice: Condition;
  /** The categories whose parts hold the list; null where it is not made of such. */
  categories: readonly number[] | null;
  /** There is nothing else to fulfil than to be of these categories. */
  isOfCategoriesAlone: boolean;
  /** What indexes of categories and prices answer each alone. */
  ranges: Condition[];
  /** What a product of the list fulfils by the index of terms. */
  terms: Condition;
  /** And what that does not answer. */
  besideTerms: Condition;
};

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
 * The list that a filter asks for.
 * @param sought the query that `searchWords` made of the text, and the categories of the room
 */
export function listCondition(
  filter: ProductFilter,
  { words, categories }: { words: string | null; categories: readonly number[] | null },
): ListCondition {
  const part: Condition[] = [];
  if (filter.categoryId !== undefined) part.push(sql`l.category_id = ${filter.categoryId}`);
  if (filter.vendorId !== undefined) part.push(sql`l.vendor_id = ${filter.vendorId}`);
  const prices: Condition[] = [];
  if (filter.priceFrom !== undefined) prices.push(sql`l.current_price >= ${filter.priceFrom}`);
  if (filter.priceTo !== undefined) prices.push(sql`l.current_price <= ${filter.priceTo}`);
  const { ofCard, ofMember } = listTerms(filter);
  const indexed: Condition[] = [];
  // A room has twenty categories: to unite so many terms takes longer than to compare the column.
  const ofRoom = categories === null ? [] : [sql`l.category_id = any(${categories}::bigint[])`];
  const besideTerms = [...prices, ...ofRoom];
  const terms = [...ofCard, ...ofMember].join(' & ');
  if (words !== null || terms !== '') {
    const queries = [
      ...(words === null ? [] : [sql`to_tsquery('simple', ${words})`]),
      ...(terms === '' ? [] : [sql`${terms}::tsquery`]),
    ];
    indexed.push(sql`l.terms @@ (${sql.join(queries, sql` && `)})`);
  }
  // The terms say that one of the family has each of them, not that the same one has all.
  if (ofMember.length > 1) {
    besideTerms.push(sql`(l.variants = 0 or exists (
      select from product p where p.id = l.product_id and ${filterCondition(filter)}
    ))`);
  }
  return {
    part: part.length > 0 ? all(part) : null,
    partByPrice: all([...part, ...prices]),
    ranges: [...(prices.length > 0 ? [all([...part, ...prices])] : []), ...ofRoom],
    categories,
    isOfCategoriesAlone: categories !== null && indexed.length === 0 && besideTerms.length === 1,
    terms: all(indexed),
    besideTerms: all(besideTerms),
  };
}

/** What the terms of a product are to have, as parts of a `tsquery`: its card, and one or another of its family. */
export function listTerms(filter: ProductFilter): { ofCard: string[]; ofMember: string[] } {
  return {
    ofCard: [
      ...anyTerm('category', filter.categoryId === undefined ? null : [filter.categoryId]),
      ...anyTerm('vendor', filter.vendorId === undefined ? null : [filter.vendorId]),
      ...anyTerm('vendor', filter.vendors),
      ...(filter.onPromo ? [term('on-promo')] : []),
      ...(filter.highlyRated ? [term('highly-rated')] : []),
    ],
    ofMember: [
      ...anyTerm('colour', filter.colours),
      ...anyTerm('material', filter.materials),
      ...anyTerm('size', filter.sizes),
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

export function all(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
