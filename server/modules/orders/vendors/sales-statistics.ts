import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ORDER_STATUSES } from '../../../../src/core/orders/order-status.ts';
import type { OrderStatus } from '../../../../src/core/orders/order-status.ts';
import { RUNNING_OUT } from '../../../../src/core/orders/sales.ts';
import type { SalesFigures, SalesStatistics } from '../../../../src/core/orders/sales.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import {
  ensurePeriod,
  periodBefore,
  startOfStep,
  stepOf,
  stepsOf,
} from '../../../../src/core/shared/period.ts';
import type { Period } from '../../../../src/core/shared/period.ts';
import type { Database } from '../../../tables.ts';
import type { StoredPicture } from '../../../platform/tables.ts';

/** Products in the lists of best sellers and of low stock. */
const NAMED = 10;

/** Returns a vendor's sales in a period (VEND-01). @throws Failure `invalid` for an invalid period */
export async function salesStatistics(
  db: Kysely<Database>,
  vendorId: number,
  period: Period,
  language: Language,
): Promise<SalesStatistics> {
  ensurePeriod(period);
  const [days, before, products] = await Promise.all([
    daysOf(db, vendorId, period),
    daysOf(db, vendorId, periodBefore(period)),
    namedProducts(db, vendorId, period, language),
  ]);
  const countOf = (status: OrderStatus) => figuresOf(days.filter((day) => day.status === status)).orders;
  return {
    period,
    statuses: Object.fromEntries(ORDER_STATUSES.map((one) => [one, countOf(one)])) as Record<
      OrderStatus,
      number
    >,
    sold: figuresOf(days.filter(({ isSold }) => isSold)),
    before: figuresOf(before.filter(({ isSold }) => isSold)),
    series: seriesOf(
      days.filter(({ isSold }) => isSold),
      period,
    ),
    ...products,
  };
}

type Day = SalesFigures & { day: string; status: OrderStatus; isSold: boolean };

async function daysOf(db: Kysely<Database>, vendorId: number, { from, to }: Period): Promise<readonly Day[]> {
  const { rows } = await sql<Day>`
    select day::text, status, orders, revenue, pieces, is_sold(status) as "isSold" from sales
    where vendor_id = ${vendorId} and day between ${from}::date and ${to}::date`.execute(db);
  return rows;
}

function figuresOf(days: readonly Day[]): SalesFigures {
  const sold = { orders: 0, pieces: 0, revenue: 0 };
  for (const { orders, pieces, revenue } of days) {
    sold.orders += orders;
    sold.pieces += pieces;
    sold.revenue += revenue;
  }
  return sold;
}

function seriesOf(days: readonly Day[], period: Period): SalesStatistics['series'] {
  const step = stepOf(period);
  const steps = new Map(stepsOf(period).map((from) => [from, { from, orders: 0, revenue: 0 }]));
  for (const { day, orders, revenue } of days) {
    const current = steps.get(startOfStep(day, step));
    if (!current) continue;
    current.orders += orders;
    current.revenue += revenue;
  }
  return [...steps.values()];
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

/**
 * Returns the best sellers and the products with low stock, best sold first. Unsold products are last and
 * queried only if needed.
 */
async function namedProducts(
  db: Kysely<Database>,
  vendorId: number,
  { from, to }: Period,
  language: Language,
): Promise<Pick<SalesStatistics, 'bestSellers' | 'runningOut'>> {
  const { rows } = await sql<Named>`
    with sold as materialized (
      select product_id, sum(pieces)::bigint as pieces, sum(revenue)::bigint as revenue from product_sales
      where vendor_id = ${vendorId} and day between ${from}::date and ${to}::date
      group by product_id
    ), named as (
      (select 'best' as list, product_id,
         row_number() over (order by pieces desc, revenue desc, product_id) as place
       from sold where pieces > 0 order by place limit ${NAMED})
      union all
      (select 'scarce', p.id, row_number() over (order by sold.pieces desc, p.quantity, p.id) as place
       from sold join product p on p.id = sold.product_id
       where ${isScarce(vendorId)} and sold.pieces > 0
       order by place limit ${NAMED})
    )
    select named.list, p.id as "productId", ${sql.ref(`p.title_${language}`)} as title, p.pictures -> 0 as image,
      p.quantity, sold.pieces, sold.revenue
    from named join product p on p.id = named.product_id join sold on sold.product_id = p.id
    order by named.list, named.place`.execute(db);
  const [best, scarce] = (['best', 'scarce'] as const).map((name) =>
    rows.filter(({ list }) => list === name),
  ) as [Named[], Named[]];
  const unsold = scarce.length < NAMED ? await unsoldProducts(db, vendorId, language, scarce) : [];
  return {
    bestSellers: best.map(({ productId, title, image, pieces, revenue }) => ({
      productId,
      title,
      image,
      pieces,
      revenue,
    })),
    runningOut: [...scarce, ...unsold].map(({ productId, title, image, pieces, quantity }) => ({
      productId,
      title,
      image,
      pieces,
      quantity,
    })),
  };
}

const isScarce = (vendorId: number) =>
  sql`p.vendor_id = ${vendorId} and p.deleted_at is null and p.quantity <= ${RUNNING_OUT}`;

/** Fills the list with unsold products with low stock. */
async function unsoldProducts(
  db: Kysely<Database>,
  vendorId: number,
  language: Language,
  sold: readonly Named[],
): Promise<Omit<Named, 'list' | 'revenue'>[]> {
  const soldIds = sold.map(({ productId }) => productId);
  const { rows } = await sql<Omit<Named, 'list' | 'revenue'>>`
    select p.id as "productId", ${sql.ref(`p.title_${language}`)} as title, p.pictures -> 0 as image, p.quantity,
      0 as pieces
    from product p where ${isScarce(vendorId)} and p.id <> all(${soldIds}::bigint[])
    order by p.quantity, p.id limit ${NAMED - sold.length}`.execute(db);
  return rows;
}
