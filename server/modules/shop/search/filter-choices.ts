import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { FilterChoices } from '../../../../src/core/shop/product-search.ts';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import type { Database } from '../../../tables.ts';
import type { Condition } from '../../../platform/search/list-query.ts';
import { IS_REDUCED } from '../product-rows.ts';
import type { ProductFilter } from './product-index.ts';
import { countedCondition, ensureOneSubject, productQuery, SHOWN } from './product-query.ts';
import type { FilterName } from './product-query.ts';

const NOTHING: FilterChoices = {
  price: null,
  vendors: [],
  colours: [],
  materials: [],
  sizes: [],
  inStock: 0,
  onPromo: 0,
  highlyRated: 0,
};

const BY_SIZE = new Intl.Collator('bg', { numeric: true });
/** A list of every size that anybody wrote would be of no use. */
const MAX_SIZES = 30;

type Row = {
  kind: string;
  key: string | null;
  name: string | null;
  count: number;
  low: number | null;
  high: number | null;
};

/**
 * Counts the filters of a list (SHOP-03): products that each choice would leave under the other filters. A product with
 * variants counts once. The first 3,000 products are counted.
 */
export async function filterChoices(db: Kysely<Database>, filter: ProductFilter): Promise<FilterChoices> {
  const cards = await cardsOf(db, filter);
  if (cards === null) return NOTHING;
  const counted = (kind: FilterName, key: Condition) => sql`
    select ${sql.lit(kind)} as kind, ${key} as key, null as name, count(distinct card) as count, null::integer as low, null::integer as high
    from choice where ${countedCondition(filter, kind)} group by 2`;
  const { rows } = await sql<Row>`
    with card as materialized (${cards}), choice as materialized (
      select card, vendor_id, colour, material, size, current_price, in_stock, on_promo, highly_rated from card
      union all
      select card.card, card.vendor_id, m.colour, m.material, m.size, card.current_price, m.quantity > 0, card.on_promo, card.highly_rated
      from card
      join product p on p.id = card.card
      cross join lateral (
        select m.* from product m where m.variant_of = coalesce(p.variant_of, p.id)
        union all
        select m.* from product m where m.id = coalesce(p.variant_of, p.id)
      ) m
      where card.variants > 0 and m.id <> card.card and m.deleted_at is null and m.hidden_at is null
    ), choices as (
      ${counted('vendors', sql`vendor_id::text`)}
      union all ${counted('colours', sql`colour`)}
      union all ${counted('materials', sql`material`)}
      union all ${counted('sizes', sql`size`)}
      union all
      select 'inStock', null, null, count(distinct card), null, null from choice
      where in_stock and ${countedCondition(filter, 'inStock')}
      union all
      select 'onPromo', null, null, count(distinct card), null, null from choice
      where on_promo and ${countedCondition(filter, 'onPromo')}
      union all
      select 'highlyRated', null, null, count(distinct card), null, null from choice
      where highly_rated and ${countedCondition(filter, 'highlyRated')}
      union all
      select 'price', null, null, count(distinct card), min(current_price), max(current_price) from choice
      where ${countedCondition(filter, 'price')}
    )
    select choices.kind, choices.key, vendor.name, choices.count, choices.low, choices.high
    from choices left join vendor on choices.kind = 'vendors' and vendor.id::text = choices.key
    order by choices.count desc, choices.key`.execute(db);

  const of = (kind: FilterName) => rows.filter((row) => row.kind === kind);
  const keyed = (kind: FilterName) =>
    of(kind).flatMap(({ key, count }) => (key === null ? [] : [{ key, count }]));
  const price = of('price')[0];
  return {
    price: price && price.low !== null && price.high !== null ? { from: price.low, to: price.high } : null,
    vendors: of('vendors').map(({ key, name, count }) => ({ id: Number(key), name: name ?? '', count })),
    colours: keyed('colours'),
    materials: keyed('materials'),
    // By the number that they begin with: 90 × 200 before 140 × 200.
    sizes: keyed('sizes')
      .toSorted((one, other) => BY_SIZE.compare(one.key, other.key))
      .slice(0, MAX_SIZES),
    inStock: of('inStock')[0]?.count ?? 0,
    onPromo: of('onPromo')[0]?.count ?? 0,
    highlyRated: of('highlyRated')[0]?.count ?? 0,
  };
}

/** Selects the cards of the subject without its filters; null where it has none. */
async function cardsOf(
  db: Kysely<Database>,
  { categoryId, vendorId, request, room, ids }: ProductFilter,
): Promise<Condition | null> {
  if (ids !== undefined) {
    ensureOneSubject({ categoryId, vendorId, request, room, ids });
    return sql`
      select p.id as card, p.variants, p.vendor_id, p.colour, p.material, p.size, p.current_price,
        p.quantity > 0 as in_stock, ${IS_REDUCED} as on_promo, p.highly_rated
      from product p where p.id = any(${ids}::bigint[]) and ${SHOWN} limit ${COUNT_LIMIT}`;
  }
  const query = await productQuery(db, { categoryId, vendorId, request, room });
  return (
    query &&
    sql`
      select product_id as card, variants, vendor_id, colour, material, size, current_price, in_stock, on_promo, highly_rated
      from listed_product l where ${query.where} limit ${COUNT_LIMIT}`
  );
}
