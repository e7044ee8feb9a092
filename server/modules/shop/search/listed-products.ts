import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import type { ProductOrder } from '../../../../src/core/shop/product-search.ts';
import type { Database } from '../../../tables.ts';
import type { Condition, ListCondition } from './product-query.ts';

/** So many rows of an order's index are looked at to learn how many of them fit. */
const SAMPLED = 2_000;
/** So many rows are walked at most where the sample says that they suffice: as long as 100,000 take to be sorted. */
const WALKED = 30_000;
/** Of a sample with so large a share of fitting rows, the first rows of the table hold as many as are counted. */
const DENSE = 0.2;

/** Percent of the table that are read to learn where in an order a page of many products ends. */
const READ_PERCENT = 0.5;

type Order = { key: 'popularity' | 'current_price' | 'created_at'; isDescending: boolean };
const NEWEST: Order = { key: 'created_at', isDescending: true };
export const ORDERS: Record<ProductOrder, Order> = {
  'popular.DESC': { key: 'popularity', isDescending: true },
  'price.ASC': { key: 'current_price', isDescending: false },
  'price.DESC': { key: 'current_price', isDescending: true },
  'createdAt.DESC': NEWEST,
  'relevance.DESC': NEWEST,
};

function orderOf({ key, isDescending }: Order): Condition {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`${sql.ref(`l.${key}`)} ${direction}, l.product_id ${direction}`;
}

/** The first products of a list, and the share of those looked at that fitted; `total` where it is known already. */
export type FirstListed = { ids: number[]; total: number | null; share: number };

/**
 * The first products of a list in its order. Where many fit, the order's index is walked until they are together; where
 * few do, they are found by their terms and sorted. Which of the two is told by the first rows of the order, so that
 * neither depends on statistics, nor on whether what fits is spread evenly (decision 61).
 * @param sampled for tests: 0 finds all by their terms.
 */
export async function firstListed(
  db: Kysely<Database>,
  list: ListCondition,
  { orderBy, limit }: { orderBy: ProductOrder; limit: number },
  sampled = SAMPLED,
): Promise<FirstListed> {
  const order = orderOf(ORDERS[orderBy]);
  if (list.parts !== null)
    return { ids: await idsOf(db, ofParts(list.parts, order, limit)), total: null, share: 0 };
  const byPrice = orderBy === 'price.ASC' || orderBy === 'price.DESC';
  const part = byPrice ? list.partByPrice : (list.part ?? sql`true`);
  const walk = (rows: number, enough: number) => sql`
    select l.product_id from (
      select * from listed_product l where ${part} order by ${order} limit ${rows}
    ) l where ${list.wanted} order by ${order} limit ${enough}`;
  const sample = await idsOf(db, walk(sampled, Math.max(limit, sampled * DENSE)));
  const inSample = sample.length / Math.max(1, sampled);
  // What is dense in a part need not be so in the table.
  const share = list.part === null ? inSample : 0;
  const known = (ids: number[]) => ({
    ids: ids.slice(0, limit),
    total: limit < COUNT_LIMIT ? null : COUNT_LIMIT,
    share,
  });
  if (sample.length >= limit) return known(sample);
  if (inSample * WALKED >= limit) {
    const walked = await idsOf(db, walk(WALKED, limit));
    if (walked.length >= limit) return known(walked);
  }
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with found as materialized (${found(list)}), few as materialized (select * from found limit ${COUNT_LIMIT + 1})
    select counted.total, (
      select json_agg(product_id) from (
        select product_id from few l where counted.total <= ${COUNT_LIMIT} order by ${order} limit ${limit}
      ) first
    ) as ids
    from (select count(*) as total from few) counted`.execute(db);
  const total = rows[0]?.total ?? 0;
  if (total <= COUNT_LIMIT) return { ids: rows[0]?.ids ?? [], total, share };
  const near = await firstWithinBound(db, list, ORDERS[orderBy], limit);
  if (near.length >= limit) return { ids: near, total: COUNT_LIMIT, share };
  const all = sql`with found as materialized (${found(list)})
    select product_id from found l order by ${order} limit ${limit}`;
  return { ids: await idsOf(db, all), total: COUNT_LIMIT, share };
}

/**
 * The first of many products without looking at all of them: a sample of the table says how far in the order they reach,
 * and up to there the indexes of the order and of the terms are put together. Fewer than `limit` where the sample
 * was too small to say so; what comes is exact.
 */
export async function firstWithinBound(
  db: Kysely<Database>,
  list: ListCondition,
  { key, isDescending }: Order,
  limit: number,
  percent = READ_PERCENT,
): Promise<number[]> {
  const order = orderOf({ key, isDescending });
  // Half as many again as are expected, and some more: a sample is not the table.
  const place = Math.ceil(1.5 * limit * (percent / 100)) + 10;
  const { rows } = await sql<{ key: string; id: number }>`
    select ${sql.ref(`l.${key}`)}::text as key, l.product_id as id
    from listed_product l tablesample system (${percent}) repeatable (0)
    where ${list.wanted} order by ${order} offset ${place} limit 1`.execute(db);
  const [end] = rows;
  if (!end) return [];
  const type = sql.raw(key === 'created_at' ? 'timestamptz' : 'integer');
  const within = sql`(${sql.ref(`l.${key}`)}, l.product_id) ${sql.raw(isDescending ? '>=' : '<=')}
    (${end.key}::${type}, ${end.id}::bigint)`;
  return idsOf(
    db,
    sql`
      select l.product_id from (
        select * from listed_product l where ${list.wanted} and ${within} offset 0
      ) l order by ${order} limit ${limit}`,
  );
}

/** The first products of several categories: the first of each, in one order. */
function ofParts(categories: readonly number[], order: Condition, limit: number): RawBuilder<unknown> {
  return sql`
    select l.product_id from unnest(${categories}::bigint[]) category (id)
    cross join lateral (
      select * from listed_product l where l.category_id = category.id order by ${order} limit ${limit}
    ) l order by ${order} limit ${limit}`;
}

/** How many products a list has, counted up to 3,000. @param share of `FirstListed` */
export async function countListed(db: Kysely<Database>, list: ListCondition, share: number): Promise<number> {
  const count = async (rows: RawBuilder<unknown>) => {
    const counted = await sql<{ total: number }>`
      ${rows} select count(*) as total from (select from found limit ${COUNT_LIMIT}) counted`.execute(db);
    return counted.rows[0]?.total ?? 0;
  };
  if (share >= DENSE) {
    const first = sql`select * from listed_product limit ${Math.round((2 * COUNT_LIMIT) / DENSE)}`;
    const total = await count(sql`with found as (select from (${first}) l where ${list.wanted})`);
    if (total === COUNT_LIMIT) return total;
  }
  return count(sql`with found as materialized (${found(list)})`);
}

/** To be written `as materialized`: PostgreSQL then plans for finding all of them, which stays quick where few are. */
export function found({ wanted }: ListCondition): RawBuilder<unknown> {
  return sql`
    select l.product_id, l.current_price, l.created_at, l.popularity from listed_product l where ${wanted}`;
}

async function idsOf(db: Kysely<Database>, ids: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(product_id) as ids from (${ids}) first`.execute(db);
  return rows[0]?.ids ?? [];
}
