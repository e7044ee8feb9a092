import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
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
import { containing } from '../../../platform/database/containing.ts';
import { countListed, countListedBy } from '../../../platform/database/lists/count-listed.ts';
import { firstListed } from '../../../platform/database/lists/first-listed.ts';
import type { SoughtBy } from '../../../platform/database/lists/first-listed.ts';
import type { ListedOrder, ListedRows } from '../../../platform/database/lists/listed-rows.ts';
import type { Database } from '../../../tables.ts';

type Condition = RawBuilder<unknown>;

/** Which orders a client asks for. */
export type ReceivedOrdersQuery = {
  [Key in keyof ReceivedOrderFilter]?: ReceivedOrderFilter[Key] | undefined;
};

/** Page of orders; without `orderBy` new ones come first. */
export type WantedOrders = { offset: number; limit: number; orderBy?: ReceivedOrderOrder | undefined };

/** Orders counted by status; null where they are 3,000 or more. */
type StatusCounts = ReadonlyMap<string, number> | null;

const LISTED_ORDERS = { name: 'listed_order', id: 'vendor_order_id' };
const BY_TIME: ListedOrder = { key: 'created_at', type: 'timestamptz', isDescending: true };

/** The orders about a text: without an order new ones first, then the latest; counted up to 3,000 (CART-08). */
export async function searchOrders(
  db: Kysely<Database>,
  vendorId: number,
  filter: ReceivedOrdersQuery,
  { offset, limit, orderBy }: WantedOrders,
  by?: SoughtBy,
): Promise<{ ids: number[]; counts: StatusCounts; total: number }> {
  const { status, search = '' } = filter;
  const about = await aboutText(db, vendorId, search);
  const ofFilter = conditionsOf(vendorId, { ...filter, status: null });
  const listOf = (ofStatus: Condition): ListedRows => {
    const partInRange = sql.join([...ofFilter, ofStatus], sql` and `);
    return { partInRange, terms: about, besideTerms: partInRange };
  };
  const first = async (wanted: number, ofStatus: Condition) => {
    const page = { order: { ...BY_TIME, isDescending: orderBy !== 'createdAt.ASC' }, limit: wanted };
    return (await firstListed(db, LISTED_ORDERS, listOf(ofStatus), page, by)).ids;
  };
  const newFirst = async (wanted: number) => {
    const fresh = await first(wanted, sql`l.status = 'new'`);
    return fresh.length < wanted
      ? [...fresh, ...(await first(wanted - fresh.length, sql`l.status <> 'new'`))]
      : fresh;
  };
  const end = Math.min(offset + limit, COUNT_LIMIT);
  const ofStatus = status ? sql`l.status = ${status}` : sql`true`;
  const [ids, counts] = await Promise.all([
    status || orderBy ? first(end, ofStatus) : newFirst(end),
    countListedBy(db, LISTED_ORDERS, listOf(sql`true`), 'status'),
  ]);
  const total = counts ? sumOf(counts, status) : await countListed(db, LISTED_ORDERS, listOf(ofStatus));
  return { ids: ids.slice(offset), counts, total };
}

/** How many orders have the status, or any. */
export function sumOf(counts: ReadonlyMap<string, number>, status?: OrderStatus | null): number {
  return status ? (counts.get(status) ?? 0) : [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * What the vendor's orders that fit a filter fulfil, but for its text, as rows `l` of `vendor_order` or of `listed_order`.
 * @throws Failure `invalid` for a day that no calendar has
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
 * What the vendor's orders that fit a filter fulfil, as rows `l` of `vendor_order`.
 * @throws Failure `invalid` for a day that no calendar has
 */
export async function wantedOrders(
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

/** What an order fulfils, as a row `l` of `listed_order`, that has the number or words of its buyer or of a product. */
async function aboutText(db: Kysely<Database>, vendorId: number, search: string): Promise<Condition> {
  const text = search.trim();
  const numbered = await numberedOrder(db, vendorId, text);
  const ofNumber = numbered === null ? sql`false` : sql`l.vendor_order_id = ${numbered}`;
  if (!canFindOrders(text)) return ofNumber;
  const texts = new Set([text, phoneIn(text) ?? text]);
  const ofWords = [...texts].map((one) => sql`l.words like latin_letters(${containing(one)})`);
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
