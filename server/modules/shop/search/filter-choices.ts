import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { FilterChoices } from '../../../../src/core/shop/product-search.ts';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import type { Condition } from '../../../platform/search/list-query.ts';
import type { Database } from '../../../tables.ts';
import { IS_REDUCED } from '../product-rows.ts';
import type { ProductFilter } from './product-index.ts';
import { ensureOneSubject, productQuery, SHOWN } from './product-query.ts';

const BY_SIZE = new Intl.Collator('bg', { numeric: true });
const MAX_SIZES = 30;

/** Card of the list with the values of one family member. */
type Row = {
  card: number;
  vendor_id: number;
  vendor: string;
  price: number;
  colour: string | null;
  material: string | null;
  size: string | null;
  in_stock: boolean;
  on_promo: boolean;
  highly_rated: boolean;
};

const isOne = <Value>(value: Value | null, chosen: readonly Value[] | undefined) =>
  !chosen || chosen.length === 0 || (value !== null && chosen.includes(value));

const FILTERS = {
  price: ({ price }: Row, { priceFrom = 0, priceTo = Infinity }: ProductFilter) =>
    price >= priceFrom && price <= priceTo,
  vendors: (row: Row, { vendors }: ProductFilter) => isOne(row.vendor_id, vendors),
  colours: (row: Row, { colours }: ProductFilter) => isOne(row.colour, colours),
  materials: (row: Row, { materials }: ProductFilter) => isOne(row.material, materials),
  sizes: (row: Row, { sizes }: ProductFilter) => isOne(row.size, sizes),
  inStock: (row: Row, { inStock }: ProductFilter) => !inStock || row.in_stock,
  onPromo: (row: Row, { onPromo }: ProductFilter) => !onPromo || row.on_promo,
  highlyRated: (row: Row, { highlyRated }: ProductFilter) => !highlyRated || row.highly_rated,
};
type FilterName = keyof typeof FILTERS;
const NAMES = Object.keys(FILTERS) as FilterName[];

/**
 * Counts the filters of a list (SHOP-03): the products for each choice under the other filters. A product
 * with variants counts once. Only the first 3,000 products are counted.
 */
export async function filterChoices(db: Kysely<Database>, filter: ProductFilter): Promise<FilterChoices> {
  const rows = await rowsOf(db, filter);
  const left = (without: FilterName) =>
    rows.filter((row) => NAMES.every((name) => name === without || FILTERS[name](row, filter)));
  const cards = (some: readonly Row[]) => new Set(some.map(({ card }) => card)).size;
  const counts = <Key>(without: FilterName, keyOf: (row: Row) => Key | null) => {
    const cardsByKey = new Map<Key, Set<number>>();
    for (const row of left(without)) {
      const key = keyOf(row);
      if (key !== null) cardsByKey.set(key, (cardsByKey.get(key) ?? new Set()).add(row.card));
    }
    return [...cardsByKey]
      .map(([key, { size: count }]) => ({ key, count }))
      .toSorted((one, other) => other.count - one.count || (String(one.key) < String(other.key) ? -1 : 1));
  };
  const names = new Map(rows.map((row) => [row.vendor_id, row.vendor]));
  const prices = left('price')
    .map(({ price }) => price)
    .toSorted((one, other) => one - other);
  return {
    price: prices.length > 0 ? { from: prices[0] ?? 0, to: prices.at(-1) ?? 0 } : null,
    vendors: counts('vendors', (row) => row.vendor_id).map(({ key, count }) => ({
      id: key,
      name: names.get(key) ?? '',
      count,
    })),
    colours: counts('colours', (row) => row.colour),
    materials: counts('materials', (row) => row.material),
    // Sorted by the first number: 90 × 200 before 140 × 200.
    sizes: counts('sizes', (row) => row.size)
      .toSorted((one, other) => BY_SIZE.compare(one.key, other.key))
      .slice(0, MAX_SIZES),
    inStock: cards(left('inStock').filter((row) => row.in_stock)),
    onPromo: cards(left('onPromo').filter((row) => row.on_promo)),
    highlyRated: cards(left('highlyRated').filter((row) => row.highly_rated)),
  };
}

/** Reads the cards of the subject without its filters, each with the values of all shown family members. */
async function rowsOf(db: Kysely<Database>, filter: ProductFilter): Promise<Row[]> {
  const cards = await cardsOf(db, filter);
  if (cards === null) return [];
  const { rows } = await sql<Row>`
    with card as (${cards})
    select card.*, v.name as vendor from (
      select card, vendor_id, price, colour, material, size, in_stock, on_promo, highly_rated from card
      union all
      select card.card, card.vendor_id, card.price, m.colour, m.material, m.size, m.quantity > 0, card.on_promo,
        card.highly_rated
      from card
      join product p on p.id = card.card
      join product m on m.id = p.variant_of or m.variant_of = coalesce(p.variant_of, p.id)
      where card.variants > 0 and m.id <> card.card and m.deleted_at is null and m.hidden_at is null
    ) card join vendor v on v.id = card.vendor_id`.execute(db);
  return rows;
}

/** Selects the cards of the subject without its filters; null if there are none. */
async function cardsOf(
  db: Kysely<Database>,
  { categoryId, vendorId, request, room, ids }: ProductFilter,
): Promise<Condition | null> {
  if (ids !== undefined) {
    ensureOneSubject({ categoryId, vendorId, request, room, ids });
    return sql`
      select p.id as card, p.variants, p.vendor_id, p.colour, p.material, p.size, p.current_price as price,
        p.quantity > 0 as in_stock, ${IS_REDUCED} as on_promo, p.highly_rated
      from product p where p.id = any(${ids}::bigint[]) and ${SHOWN} limit ${COUNT_LIMIT}`;
  }
  const query = await productQuery(db, { categoryId, vendorId, request, room });
  return (
    query &&
    sql`
      select product_id as card, variants, vendor_id, colour, material, size, current_price as price, in_stock, on_promo,
        highly_rated
      from listed_product l where ${query.where} limit ${COUNT_LIMIT}`
  );
}
