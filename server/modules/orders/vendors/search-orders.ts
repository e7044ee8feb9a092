import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { orderIdIn } from '../../../../src/core/orders/order-number.ts';
import type { OrderStatus } from '../../../../src/core/orders/order-status.ts';
import { canFindOrders, phoneIn } from '../../../../src/core/orders/received-order-search.ts';
import type {
  ReceivedOrderFilter,
  ReceivedOrderOrder,
} from '../../../../src/core/orders/received-order-search.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import { dayAfter, instantOfSofia } from '../../../../src/core/shared/sofia-time.ts';
import { likePattern } from '../../../platform/search/text-query.ts';
import { all, readList, SORTED_UP_TO } from '../../../platform/search/list-query.ts';
import type { Condition, ListQuery } from '../../../platform/search/list-query.ts';
import { withinSearchTime } from '../../../platform/search/search-index.ts';
import type { Database } from '../../../tables.ts';

/** Requested filters. */
export type ReceivedOrdersQuery = {
  [Key in keyof ReceivedOrderFilter]?: ReceivedOrderFilter[Key] | undefined;
};

/** Page of orders; without `orderBy` new ones are first. */
export type WantedOrders = { offset: number; limit: number; orderBy?: ReceivedOrderOrder | undefined };

/** Orders counted by status; null for 3,000 or more. */
type StatusCounts = ReadonlyMap<string, number> | null;

/** Searches the orders by text, by default new ones first, then the latest. Counts up to 3,000 (CART-08). */
export async function searchOrders(
  db: Kysely<Database>,
  vendorId: number,
  filter: ReceivedOrdersQuery,
  { offset, limit, orderBy }: WantedOrders,
): Promise<{ ids: number[]; counts: StatusCounts; total: number }> {
  const { status, search = '' } = filter;
  const about = await aboutText(db, vendorId, search);
  const queryOf = (filter: ReceivedOrdersQuery): ListQuery => ({
    table: 'listed_order',
    id: 'vendor_order_id',
    sortedBy: ['status', 'created_at'],
    where: all([...conditionsOf(vendorId, filter), about]),
  });
  const direction = sql.raw(orderBy === 'createdAt.ASC' ? 'asc' : 'desc');
  const byTime = sql`l.created_at ${direction}, l.vendor_order_id ${direction}`;
  const order = status || orderBy ? byTime : sql`l.status <> 'new', ${byTime}`;
  const end = Math.min(offset + limit, COUNT_LIMIT);
  return withinSearchTime(async () => {
    const sortedUpTo = SORTED_UP_TO.independent;
    const slice = { order, offset, limit: Math.max(0, end - offset), sortedUpTo };
    const { ids, total } = await readList(db, queryOf(filter), slice);
    return { ids, counts: await countByStatus(db, queryOf({ ...filter, status: null })), total };
  });
}

async function countByStatus(db: Kysely<Database>, { where }: ListQuery): Promise<StatusCounts> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*) as count from (
      select l.status from listed_order l where ${where} limit ${COUNT_LIMIT}
    ) counted group by status`.execute(db);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return sumOf(counts) < COUNT_LIMIT ? counts : null;
}

export function sumOf(counts: ReadonlyMap<string, number>, status?: OrderStatus | null): number {
  return status ? (counts.get(status) ?? 0) : [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * Builds the conditions of a filter without its text, on rows `l` of `vendor_order` or `listed_order`.
 * @throws Failure `invalid` for an impossible day
 */
export function conditionsOf(
  vendorId: number,
  { status, from, to }: Omit<ReceivedOrdersQuery, 'search'>,
): Condition[] {
  return [
    sql`l.vendor_id = ${vendorId}`,
    ...(status ? [sql`l.status = ${status}`] : []),
    ...(from ? [sql`l.created_at >= ${midnightOf(from, 'from')}`] : []),
    ...(to ? [sql`l.created_at < ${midnightOf(dayAfter(to), 'to')}`] : []),
  ];
}

/**
 * Builds the condition of a filter on rows `l` of `vendor_order`.
 * @throws Failure `invalid` for an impossible day
 */
export async function orderCondition(
  db: Kysely<Database>,
  vendorId: number,
  filter: ReceivedOrdersQuery,
): Promise<Condition> {
  const conditions = [sql`l.released_at is not null`, ...conditionsOf(vendorId, filter)];
  const { search = '' } = filter;
  if (search.trim() !== '') {
    const about = await aboutText(db, vendorId, search);
    conditions.push(
      sql`l.id in (select l.vendor_order_id from listed_order l where l.vendor_id = ${vendorId} and ${about})`,
    );
  }
  return sql.join(conditions, sql` and `);
}

/** Condition on rows `l` of `listed_order`: the order's number, or words of its buyer or products. */
async function aboutText(db: Kysely<Database>, vendorId: number, search: string): Promise<Condition> {
  const text = search.trim();
  const numbered = await numberedOrder(db, vendorId, text);
  const ofNumber = numbered === null ? sql`false` : sql`l.vendor_order_id = ${numbered}`;
  if (!canFindOrders(text)) return ofNumber;
  const texts = new Set([text, phoneIn(text) ?? text]);
  const ofWords = [...texts].map((one) => sql`l.words like latin_letters(${likePattern(one)})`);
  return sql`(${sql.join([...ofWords, ...(numbered === null ? [] : [ofNumber])], sql` or `)})`;
}

async function numberedOrder(db: Kysely<Database>, vendorId: number, text: string): Promise<number | null> {
  const orderId = orderIdIn(text);
  if (orderId === null) return null;
  const order = await db
    .selectFrom('vendor_order')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return order?.id ?? null;
}

function midnightOf(day: string, field: string): Date {
  const midnight = instantOfSofia(`${day} 00:00`);
  if (!midnight) throw new Failure('validation_failed', { [field]: 'error-day-invalid' }, 'invalid');
  return midnight;
}
