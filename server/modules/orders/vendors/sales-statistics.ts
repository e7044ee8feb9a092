import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ORDER_STATUSES } from '../../../../src/core/orders/order-status.ts';
import type { OrderStatus } from '../../../../src/core/orders/order-status.ts';
import { RUNNING_OUT } from '../../../../src/core/orders/sales.ts';
import type { SalesFigures, SalesStatistics } from '../../../../src/core/orders/sales.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { ensurePeriod, periodBefore, stepOf, stepsOf } from '../../../../src/core/shared/period.ts';
import type { Period } from '../../../../src/core/shared/period.ts';
import type { Database } from '../../../tables.ts';
import type { StoredPicture } from '../../../platform/tables.ts';

/** How many products a list of the best and of the scarce names. */
const NAMED = 10;

/** A vendor's sales in a period (VEND-01). @throws Failure `invalid` for a period that is none */
export async function salesStatistics(
  db: Kysely<Database>,
  vendorId: number,
  period: Period,
  language: Language,
): Promise<SalesStatistics> {
  ensurePeriod(period);
  const [statuses, sold, before, series, products] = await Promise.all([
    countStatuses(db, vendorId, period),
    figuresOf(db, vendorId, period),
    figuresOf(db, vendorId, periodBefore(period)),
    seriesOf(db, vendorId, period),
    namedProducts(db, vendorId, period, language),
  ]);
  return { period, statuses, sold, before, series, ...products };
}

/** `where` of a vendor's parts that came in a period; days as the calendar in Bulgaria has them. */
const inPeriod = (vendorId: number, { from, to }: Period) => sql`
  part.vendor_id = ${vendorId} and part.released_at is not null
  and part.created_at >= ${from}::date::timestamp at time zone 'Europe/Sofia'
  and part.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Sofia'`;

const SOLD = sql`part.status not in ('cancelled', 'returned')`;

async function countStatuses(
  db: Kysely<Database>,
  vendorId: number,
  period: Period,
): Promise<Record<OrderStatus, number>> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select part.status, count(*) as count from vendor_order part
    where ${inPeriod(vendorId, period)} group by part.status`.execute(db);
  const countOf = (one: OrderStatus) => rows.find(({ status }) => status === one)?.count ?? 0;
  return Object.fromEntries(ORDER_STATUSES.map((one) => [one, countOf(one)])) as Record<OrderStatus, number>;
}

async function figuresOf(db: Kysely<Database>, vendorId: number, period: Period): Promise<SalesFigures> {
  const { rows } = await sql<SalesFigures>`
    select count(*) as orders, coalesce(sum(part.products_amount), 0) as revenue,
      coalesce(sum((
        select sum(line.quantity - line.cancelled_quantity) from vendor_order_line line
        where line.vendor_order_id = part.id
      )), 0)::bigint as pieces
    from vendor_order part where ${inPeriod(vendorId, period)} and ${SOLD}`.execute(db);
  return rows[0] ?? { orders: 0, pieces: 0, revenue: 0 };
}

async function seriesOf(
  db: Kysely<Database>,
  vendorId: number,
  period: Period,
): Promise<SalesStatistics['series']> {
  const { rows } = await sql<{ from: string; orders: number; revenue: number }>`
    select date_trunc(${stepOf(period)}, part.created_at at time zone 'Europe/Sofia')::date::text as "from",
      count(*) as orders, sum(part.products_amount) as revenue
    from vendor_order part where ${inPeriod(vendorId, period)} and ${SOLD} group by 1`.execute(db);
  const known = new Map(rows.map((row) => [row.from, row]));
  return stepsOf(period).map((from) => known.get(from) ?? { from, orders: 0, revenue: 0 });
}

type Named = {
  list: 'best' | 'scarce';
  productId: number;
  title: string;
  image: StoredPicture | null;
  quantity: number;
  pieces: number;
  revenue: number;
};

/** The best sellers, and what runs out; every line is added up once for both. */
async function namedProducts(
  db: Kysely<Database>,
  vendorId: number,
  period: Period,
  language: Language,
): Promise<Pick<SalesStatistics, 'bestSellers' | 'runningOut'>> {
  const { rows } = await sql<Named>`
    with sold as materialized (
      select line.product_id, sum(line.quantity - line.cancelled_quantity) as pieces,
        sum((line.quantity - line.cancelled_quantity) * line.unit_price) as revenue
      from vendor_order part join vendor_order_line line on line.vendor_order_id = part.id
      where ${inPeriod(vendorId, period)} and ${SOLD}
      group by line.product_id
    ), named as (
      (select 'best' as list, product_id,
         row_number() over (order by pieces desc, revenue desc, product_id) as place
       from sold where pieces > 0 order by place limit ${NAMED})
      union all
      (select 'scarce', p.id, row_number() over (order by coalesce(sold.pieces, 0) desc, p.quantity, p.id) as place
       from product p left join sold on sold.product_id = p.id
       where p.vendor_id = ${vendorId} and p.deleted_at is null and p.quantity <= ${RUNNING_OUT}
       order by place limit ${NAMED})
    )
    select named.list, p.id as "productId", ${sql.ref(`p.title_${language}`)} as title, p.pictures -> 0 as image,
      p.quantity, coalesce(sold.pieces, 0) as pieces, coalesce(sold.revenue, 0) as revenue
    from named join product p on p.id = named.product_id left join sold on sold.product_id = p.id
    order by named.list, named.place`.execute(db);
  const listed = (wanted: Named['list']) => rows.filter(({ list }) => list === wanted);
  return {
    bestSellers: listed('best').map(({ productId, title, image, pieces, revenue }) => ({
      productId,
      title,
      image,
      pieces,
      revenue,
    })),
    runningOut: listed('scarce').map(({ productId, title, image, pieces, quantity }) => ({
      productId,
      title,
      image,
      pieces,
      quantity,
    })),
  };
}
