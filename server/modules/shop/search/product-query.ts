import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { equalBarcodes } from '../../../../src/core/shared/text-formats.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { categoriesBelow } from '../category-tree.ts';
import { IS_REDUCED } from '../product-rows.ts';
import { all } from '../../../platform/search/list-query.ts';
import type { Condition, ListQuery } from '../../../platform/search/list-query.ts';
import { anyTag, term } from '../../../platform/search/text-query.ts';
import type { Database } from '../../../tables.ts';
import type { ProductFilter } from './product-index.ts';
import { searchWords } from './typed-words.ts';
import type { SoughtWords } from './typed-words.ts';

/** List of products as a condition on `listed_product l`, and the meaning of its text; null for a barcode. */
export type ProductQuery = ListQuery & { words: SoughtWords | null };

/** Condition of a product that is shown and for sale. */
export const SHOWN = sql<boolean>`p.deleted_at is null and p.hidden_at is null`;

/** @throws Failure for more than one subject */
export function ensureOneSubject({ categoryId, vendorId, request, ids, room }: ProductFilter): void {
  const subjects = [categoryId, vendorId, request, ids, room].filter((one) => one !== undefined);
  if (subjects.length > 1)
    throw new Failure('validation_failed', { body: 'error-search-one-subject' }, 'malformed');
}

/**
 * Builds the query of a filter; null if nothing can match. @throws Failure for more than one subject
 * @param meaningOf interprets the text; a caller with many filters may cache it
 */
export async function productQuery(
  db: Kysely<Database>,
  filter: ProductFilter,
  meaningOf: (request: string) => Promise<SoughtWords | null> = (request) => searchWords(db, request),
): Promise<ProductQuery | null> {
  ensureOneSubject(filter);
  const { request } = filter;
  const scanned = request === undefined ? [] : await productsWithBarcode(db, request);
  const words = request === undefined || scanned.length > 0 ? null : await meaningOf(request);
  if (request !== undefined && scanned.length === 0 && words === null) return null;
  const { categoryId, ...others } = filter;
  const { ofCard, ofMember } = productTags(others);
  const categories = categoryId === undefined ? [] : [categoryId, ...(await categoriesBelow(db, categoryId))];
  const tags = [...anyTag('category', categories), ...ofCard, ...ofMember];
  const { priceFrom, priceTo, room, ids } = filter;
  return {
    table: 'listed_product',
    id: 'product_id',
    sortedBy: ['current_price', 'created_at', 'popularity', 'rating', ...(words ? ['words'] : [])],
    words,
    where: all([
      ...(scanned.length > 0 ? [sql`l.product_id = any(${scanned}::bigint[])`] : []),
      ...(words ? [sql`l.words @@ to_tsquery('simple', ${words.query})`] : []),
      ...(tags.length > 0 ? [sql`l.choices @@ ${tags.join(' & ')}::tsquery`] : []),
      ...(priceFrom === undefined ? [] : [sql`l.current_price >= ${priceFrom}`]),
      ...(priceTo === undefined ? [] : [sql`l.current_price <= ${priceTo}`]),
      ...(ids === undefined ? [] : [sql`l.product_id = any(${ids}::bigint[])`]),
      ...(room === undefined
        ? []
        : [sql`l.category_id = any(array(select category_id from category_room where room_key = ${room}))`]),
      // Tags combine all family members, but one member must have all of them.
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

/** Returns the families of the products with a barcode, as their cards may show any variant; empty for other texts. */
async function productsWithBarcode(db: Kysely<Database>, request: string): Promise<number[]> {
  const codes = equalBarcodes(request);
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with main as (
      select distinct coalesce(p.variant_of, p.id) as id from product p where p.ean = any(${codes}::text[]) and ${SHOWN}
    )
    select id from main union select v.id from product v join main on main.id = v.variant_of`.execute(db);
  return rows.map(({ id }) => id);
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

/**
 * Condition of the filters on `product p`. Colour, material, size and stock must match the same variant of a
 * card.
 */
export function filterCondition(filter: ProductFilter): Condition {
  const { priceFrom, priceTo, vendors, onPromo, highlyRated } = filter;
  const ofP = memberConditions(filter, 'p');
  return all([
    ...(priceFrom === undefined ? [] : [sql`p.current_price >= ${priceFrom}`]),
    ...(priceTo === undefined ? [] : [sql`p.current_price <= ${priceTo}`]),
    ...(isChosen(vendors) ? [sql`p.vendor_id = any(${vendors}::bigint[])`] : []),
    ...(onPromo ? [IS_REDUCED] : []),
    ...(highlyRated ? [sql`p.highly_rated`] : []),
    ...(ofP.length === 0
      ? []
      : [
          sql`(${all(ofP)} or (p.variants > 0 and exists (
            select from product m
            where (m.variant_of = coalesce(p.variant_of, p.id) or m.id = p.variant_of) and m.deleted_at is null
              and m.hidden_at is null and ${all(memberConditions(filter, 'm'))}
          )))`,
        ]),
  ]);
}

function memberConditions(
  { colours, materials, sizes, inStock }: ProductFilter,
  table: 'p' | 'm',
): Condition[] {
  const isAny = (column: string, values: readonly string[] | undefined) =>
    isChosen(values) ? [sql`${sql.ref(`${table}.${column}`)} = any(${values}::text[])`] : [];
  return [
    ...isAny('colour', colours),
    ...isAny('material', materials),
    ...isAny('size', sizes),
    ...(inStock ? [sql`${sql.ref(`${table}.quantity`)} > 0`] : []),
  ];
}

const isChosen = (choices: readonly unknown[] | undefined) => choices !== undefined && choices.length > 0;
