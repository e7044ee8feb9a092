import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { FilterChoices } from '../../../../src/core/shop/product-search.ts';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import type { Database } from '../../../tables.ts';
import { askedList } from './asked-list.ts';
import { found } from './listed-products.ts';
import { countedCondition, ensureOneSubject, SHOWN } from './product-query.ts';
import type { FilterName, ProductFilter } from './product-query.ts';

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
 * What a list can be filtered by (SHOP-03). Each count says how many products the choice would leave with the
 * other filters as they are; a product with variants is one. Lists are counted up to the first 3,000 products.
 */
export async function filterChoices(db: Kysely<Database>, filter: ProductFilter): Promise<FilterChoices> {
  const scope = await scopeOf(db, filter);
  if (scope === null) return NOTHING;
  const counted = (kind: FilterName, key: RawBuilder<unknown>) => sql`
    select ${sql.lit(kind)} as kind, ${key} as key, null as name, count(distinct p.card) as count, null::integer as low, null::integer as high
    from member p where ${countedCondition(filter, kind)} group by 2`;
  const { rows } = await sql<Row>`
    with ${scope}, scope as materialized (
      select p.id as card, coalesce(p.variant_of, p.id) as family, p.variants, p.vendor_id, p.colour, p.material, p.size,
        p.current_price, p.quantity, p.promo_price, p.highly_rated
      from (select product_id from found limit ${COUNT_LIMIT}) f join product p on p.id = f.product_id
    ), member as materialized (
      select card, vendor_id, colour, material, size, current_price, quantity, promo_price, highly_rated from scope
      union all
      select s.card, s.vendor_id, m.colour, m.material, m.size, s.current_price, m.quantity, s.promo_price, s.highly_rated
      from scope s
      cross join lateral (
        select m.* from product m where m.variant_of = s.family
        union all
        select m.* from product m where m.id = s.family
      ) m
      where s.variants > 0 and m.id <> s.card and m.deleted_at is null and m.hidden_at is null
    ), choices as (
      ${counted('vendors', sql`p.vendor_id::text`)}
      union all ${counted('colours', sql`p.colour`)}
      union all ${counted('materials', sql`p.material`)}
      union all ${counted('sizes', sql`p.size`)}
      union all
      select 'inStock', null, null, count(distinct p.card), null, null from member p
      where p.quantity > 0 and ${countedCondition(filter, 'inStock')}
      union all
      select 'onPromo', null, null, count(distinct p.card), null, null from member p
      where p.promo_price is not null and ${countedCondition(filter, 'onPromo')}
      union all
      select 'highlyRated', null, null, count(distinct p.card), null, null from member p
      where p.highly_rated and ${countedCondition(filter, 'highlyRated')}
      union all
      select 'price', null, null, count(distinct p.card), min(p.current_price), max(p.current_price) from member p
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

/** The list without its filters, as the `found` of a statement; null where nothing is in it. */
async function scopeOf(
  db: Kysely<Database>,
  { categoryId, vendorId, request, room, ids }: ProductFilter,
): Promise<RawBuilder<unknown> | null> {
  const subject = { categoryId, vendorId, request, room, ids };
  if (ids !== undefined) {
    ensureOneSubject(subject);
    return sql`found as (select p.id as product_id from product p where p.id = any(${ids}::bigint[]) and ${SHOWN})`;
  }
  const asked = await askedList(db, subject);
  return asked && sql`found as materialized (${found(asked.list)})`;
}
