import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Language } from '../../../src/core/shared/language.ts';
import { PRODUCT_LIMITS } from '../../../src/core/shop/product-choices.ts';
import { SHORTLISTED, shortlisted, WEIGHED } from '../../../src/core/shop/shortlist.ts';
import type {
  PriceLevel,
  ShortlistedProduct,
  ShortlistQuery,
  WantedPieces,
} from '../../../src/core/shop/shortlist.ts';
import type { Database } from '../../tables.ts';
import type { StoredPicture } from '../../platform/tables.ts';

type Weighed = { id: number; category_id: number; price: number };

/**
 * Returns the cheapest candidates of each category. Reads a bounded number of rows: the cheapest of each
 * delivery time by an index, and the most popular ones.
 */
export async function shortlistProducts(
  db: Kysely<Database>,
  { wanted, withinDays }: ShortlistQuery,
  language: Language,
): Promise<ShortlistedProduct[]> {
  const days = withinDays ?? PRODUCT_LIMITS.deliveryDays.to;
  const [cheapest, popular] = await Promise.all([
    weighed(db, wanted, cheapestOf(days)),
    weighed(db, wanted, popularOf(days)),
  ]);
  const chosen = wanted.flatMap(({ categoryId }) => {
    const ofCategory = (rows: readonly Weighed[]) => rows.filter((row) => row.category_id === categoryId);
    return shortlisted(ofCategory(cheapest), ofCategory(popular));
  });
  return productsOf(db, chosen, language);
}

/** @param ofCategory products `p` of `wanted` */
async function weighed(
  db: Kysely<Database>,
  wanted: readonly WantedPieces[],
  ofCategory: RawBuilder<unknown>,
): Promise<Weighed[]> {
  const categories = wanted.map(({ categoryId }) => categoryId);
  const pieces = wanted.map((one) => one.pieces);
  const { rows } = await sql<Weighed>`
    select p.id, wanted.category_id, p.price
    from unnest(${categories}::bigint[], ${pieces}::integer[]) with ordinality as wanted (category_id, pieces, place)
    cross join lateral (${ofCategory}) p
    order by wanted.place, p.position`.execute(db);
  return rows;
}

/** The cheapest products are among the cheapest of each delivery time. */
const cheapestOf = (days: number) => sql`
  select p.id, p.price, row_number() over (order by p.price, p.id) as position
  from generate_series(0, ${days}::integer) taken (days)
  cross join lateral (
    select p.id, p.current_price as price from product p
    where p.category_id = wanted.category_id and p.delivery_days_max = taken.days and p.listed
      and p.deleted_at is null and p.quantity >= wanted.pieces
    order by p.current_price, p.id limit ${SHORTLISTED}
  ) p
  order by p.price, p.id limit ${SHORTLISTED}`;

const popularOf = (days: number) => sql`
  select p.id, p.current_price as price, l.position
  from (
    select l.product_id, row_number() over (order by l.popularity desc, l.product_id desc) as position
    from listed_product l where l.category_id = wanted.category_id
    order by l.popularity desc, l.product_id desc limit ${WEIGHED}
  ) l
  join product p on p.id = l.product_id
  where p.quantity >= wanted.pieces and p.delivery_days_max <= ${days}`;

type Row = {
  id: number;
  category_id: number;
  title: string;
  price: number;
  image: StoredPicture | null;
  vendor_id: number;
  vendor_name: string;
  delivery_price: number;
  quantity: number;
  colour: string | null;
  size: string | null;
  width_mm: number | null;
  delivery_days_min: number;
  delivery_days_max: number;
};

async function productsOf(
  db: Kysely<Database>,
  chosen: readonly { product: Weighed; level: PriceLevel }[],
  language: Language,
): Promise<ShortlistedProduct[]> {
  const ids = chosen.map(({ product }) => product.id);
  const { rows } = await sql<Row>`
    select p.id, p.category_id, ${sql.ref(`p.title_${language}`)} as title, p.current_price as price,
      p.pictures -> 0 as image, v.id as vendor_id, v.name as vendor_name, v.delivery_price, p.quantity, p.colour,
      p.size, p.width_mm, p.delivery_days_min, p.delivery_days_max
    from unnest(${ids}::bigint[]) with ordinality as page (id, position)
    join product p on p.id = page.id
    join vendor v on v.id = p.vendor_id
    order by page.position`.execute(db);
  const levels = new Map(chosen.map(({ product, level }) => [product.id, level]));
  return rows.map((row) => ({
    id: row.id,
    categoryId: row.category_id,
    title: row.title,
    price: row.price,
    level: levels.get(row.id) ?? 'low',
    image: row.image,
    vendor: { id: row.vendor_id, name: row.vendor_name, deliveryPrice: row.delivery_price },
    quantity: row.quantity,
    colour: row.colour,
    size: row.size,
    width: row.width_mm,
    deliveryDays: { from: row.delivery_days_min, to: row.delivery_days_max },
  }));
}
