import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { ownProducts as contract } from '../../../../api/shop/own-products.ts';
import type { QueryOf } from '../../../../api/operation.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { PAGE_SIZE } from '../../../../src/core/shared/page.ts';
import { MAX_AT_ONCE } from '../../../../src/core/shop/own-product.ts';
import type {
  OwnProduct,
  OwnProductOrder,
  OwnProductPage,
  OwnProductTab,
} from '../../../../src/core/shop/own-product.ts';
import { LAST_PIECES } from '../../../../src/core/shop/product.ts';
import { TEXT_FORMATS } from '../../../../src/core/shared/text-formats.ts';
import { likePattern, escapeLike } from '../../../platform/search/text-query.ts';
import type { Database } from '../../../tables.ts';
import { searchWords } from '../search/typed-words.ts';
import { undoableChange } from './undo-change.ts';
import { PRICE_HISTORY, WRITTEN_PROMO } from './own-product-rows.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';

type Condition = RawBuilder<unknown>;

export type OwnProductFilter = { tab: OwnProductTab; search: string; categoryId: number | null };

const DAYS_OF_SALES = 30;

const TABS: Record<OwnProductTab, Condition> = {
  all: sql`true`,
  selling: sql`p.hidden_at is null and p.quantity > 0`,
  low: sql`p.hidden_at is null and p.quantity between 1 and ${sql.lit(LAST_PIECES)}`,
  'sold-out': sql`p.hidden_at is null and p.quantity = 0`,
  promo: sql`p.hidden_at is null and p.promo_price is not null`,
  unmeasured: sql`p.hidden_at is null and num_nulls(p.width_mm, p.height_mm, p.depth_mm, p.weight_g) > 0`,
  hidden: sql`p.hidden_at is not null`,
};

/** Condition on the vendor's products `p` that are not deleted and match a filter. */
export async function ownCondition(
  db: Kysely<Database>,
  vendorId: number,
  filter: OwnProductFilter,
): Promise<Condition> {
  const conditions = [sql`p.vendor_id = ${vendorId} and p.deleted_at is null`, TABS[filter.tab]];
  if (filter.categoryId !== null) conditions.push(sql`p.category_id = ${filter.categoryId}`);
  const search = filter.search.trim();
  if (search !== '') {
    const coded = await codedExactly(db, vendorId, search);
    if (coded.length > 0) {
      conditions.push(sql`p.id = any(${coded}::bigint[])`);
      return sql.join(conditions, sql` and `);
    }
    const sought = await searchWords(db, search);
    // As an array, the ids are searched once. Right after an import PostgreSQL has no statistics and repeated
    // the search for each product: 3,000 products exceeded the time limit.
    conditions.push(sql`p.id = any(array(${withCode(vendorId, search)}
      ${sought?.letGo.length === 0 ? sql`union all ${withWords(vendorId, sought.query)}` : sql``}))`);
  }
  return sql.join(conditions, sql` and `);
}

/** Returns products with exactly this code, ignoring case, or this barcode, before similar ones. */
async function codedExactly(db: Kysely<Database>, vendorId: number, code: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where vendor_id = ${vendorId} and vendor_code ilike ${escapeLike(code)} and deleted_at is null
    union
    select id from product where vendor_id = ${vendorId} and ean = ${TEXT_FORMATS.ean.normalise(code)} and deleted_at is null
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Codes and words use separate index searches. As one condition PostgreSQL read all products of the vendor,
 * and 90,000 exceeded the time limit.
 */
const withCode = (vendorId: number, part: string) => sql`
  select m.id from (
    select vendor_code from product
    where vendor_id = ${vendorId} and vendor_code ilike ${likePattern(part)} offset 0
  ) coded join product m on m.vendor_id = ${vendorId} and m.vendor_code = coded.vendor_code`;

const withWords = (vendorId: number, query: string) => sql`
  select id from product where vendor_id = ${vendorId} and search_words @@ to_tsquery('simple', ${query})`;

type Row = Omit<
  OwnProduct,
  | 'category'
  | 'promoPrice'
  | 'promoFrom'
  | 'promoUntil'
  | 'priorPrice'
  | 'lowestPrice'
  | 'variantOf'
  | 'updatedAt'
> & {
  promo_price: number | null;
  promo_from: string | null;
  promo_until: string | null;
  prior_price: number | null;
  lowest_price: number | null;
  variant_of: number | null;
  category_id: number;
  category_name: string;
  updated_at: Date;
};

/**
 * Returns one page of a vendor's products and the count per tab (VEND-02). A search counts up to the maximum
 * of one bulk change.
 */
export async function listOwnProducts(
  { db, clock }: ShopDependencies,
  vendorId: number,
  filter: QueryOf<typeof contract>,
  language: Language,
): Promise<OwnProductPage> {
  const { offset = 0, limit = PAGE_SIZE.ownProducts, search = '', state = 'all', category } = filter;
  const found = await ownCondition(db, vendorId, {
    tab: state,
    search,
    categoryId: category === undefined ? null : Number(category),
  });
  const order = ordersIn(language)[filter.orderBy ?? 'updatedAt.DESC'];
  const since = daysAfter(clock.now(), -DAYS_OF_SALES);
  const [{ rows }, total, counts, lacking, undoable] = await Promise.all([
    sql<Row>`
      select p.id, p.vendor_code as code, ${sql.ref(`p.title_${language}`)} as title, p.pictures -> 0 as image,
        p.price, ${WRITTEN_PROMO} as promo_price, p.promo_from, p.promo_until, ${PRICE_HISTORY}, p.quantity, p.colour, p.size, p.variant_of, p.hidden_at is not null as hidden,
        p.manufacturer_contact = '' as "lacksContact",
        p.updated_at, c.id as category_id, ${sql.ref(`c.name_${language}`)} as category_name, sales.sold
      from (
        select p.id, row_number() over (order by ${order}) as position from product p where ${found}
        order by ${order} limit ${limit} offset ${offset}
      ) page
      join product p on p.id = page.id
      join category c on c.id = p.category_id
      cross join lateral (
        select coalesce(sum(l.pieces), 0) as sold
        from charged_order_line l join vendor_order o on o.id = l.vendor_order_id
        where l.product_id = p.id and o.created_at > ${since} and o.released_at is not null
      ) sales
      order by page.position`.execute(db),
    // Words match the product's own texts. The count stops at the maximum of one bulk change.
    sql<{ total: number }>`
      select count(*) as total from (
        select from product p where ${found} limit ${search === '' ? null : MAX_AT_ONCE + 1}
      ) counted`.execute(db),
    countTabs(db, vendorId),
    countLacking(db, vendorId),
    undoableChange(db, vendorId, clock.now()),
  ]);
  return {
    data: rows.map(ownProductOf),
    total: total.rows[0]?.total ?? 0,
    counts,
    lackingContact: lacking,
    undoable,
  };
}

/** Counts the products without the manufacturer's electronic address. */
async function countLacking(db: Kysely<Database>, vendorId: number): Promise<number> {
  const { lacking } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('lacking'))
    .where('vendor_id', '=', vendorId)
    .where('deleted_at', 'is', null)
    .where('manufacturer_contact', '=', '')
    .executeTakeFirstOrThrow();
  return lacking;
}

async function countTabs(db: Kysely<Database>, vendorId: number): Promise<OwnProductPage['counts']> {
  const counted = Object.entries(TABS).map(
    ([tab, condition]) => sql`count(*) filter (where ${condition}) as ${sql.id(tab)}`,
  );
  const { rows } = await sql<OwnProductPage['counts']>`
    select ${sql.join(counted)} from product p where p.vendor_id = ${vendorId} and p.deleted_at is null`.execute(
    db,
  );
  return rows[0] ?? { all: 0, selling: 0, low: 0, 'sold-out': 0, promo: 0, unmeasured: 0, hidden: 0 };
}

function ordersIn(language: Language): Record<OwnProductOrder, Condition> {
  return {
    'updatedAt.DESC': sql`p.updated_at desc, p.id desc`,
    'title.ASC': sql`${sql.ref(`p.title_${language}`)}, p.id`,
    'price.ASC': sql`p.current_price, p.id`,
    'price.DESC': sql`p.current_price desc, p.id desc`,
    'quantity.ASC': sql`p.quantity, p.id`,
  };
}

function ownProductOf(row: Row): OwnProduct {
  const {
    promo_price,
    promo_from,
    promo_until,
    prior_price,
    lowest_price,
    variant_of,
    category_id,
    category_name,
    updated_at,
    ...rest
  } = row;
  return {
    ...rest,
    promoPrice: promo_price,
    promoFrom: promo_from,
    promoUntil: promo_until,
    priorPrice: prior_price,
    lowestPrice: lowest_price,
    variantOf: variant_of,
    category: { id: category_id, name: category_name },
    updatedAt: updated_at.toISOString(),
  };
}
