import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { NamedValue } from '../../../../src/core/team/figures/figures.ts';
import type { DayValue, FigureRange, NamedSource, SeriesSource } from './figure-source.ts';

const daysOf = ({ from, to }: FigureRange) => sql`day between ${from}::date and ${to}::date`;

const soldByDay = (column: 'orders' | 'revenue'): SeriesSource => ({
  async days({ db }, range) {
    const { rows } = await sql<DayValue>`
      select day::text as day, sum(${sql.ref(column)})::bigint as value from sales
      where ${daysOf(range)} and is_sold(status) group by sales.day`.execute(db);
    return rows;
  },
});

/** Orders of each vendor, without cancelled and returned ones. */
export const orders = soldByDay('orders');
/** Price of the goods with VAT and without delivery, in stotinki. */
export const revenue = soldByDay('revenue');

export const vendors: NamedSource = {
  async values({ db }, range) {
    const { rows } = await sql<NamedValue>`
      select sold.vendor_id::text as key, v.name as label, sold.value from (
        select vendor_id, sum(revenue)::bigint as value from sales
        where ${daysOf(range)} and is_sold(status) group by vendor_id
      ) sold join vendor v on v.id = sold.vendor_id`.execute(db);
    return rows;
  },
};

export const categories: NamedSource = {
  async values({ db, language }, range) {
    const { rows } = await sql<NamedValue>`
      select c.id::text as key, ${sql.ref(`c.name_${language}`)} as label, sum(sold.value)::bigint as value from (
        select product_id, sum(revenue) as value from product_sales where ${daysOf(range)} group by product_id
      ) sold join product p on p.id = sold.product_id join category c on c.id = p.category_id
      group by c.id`.execute(db);
    return rows;
  },
};

const servicesByDay = (value: RawBuilder<unknown>): SeriesSource => ({
  async days({ db }, { start, before }) {
    const { rows } = await sql<DayValue>`
      select (created_at at time zone 'Europe/Sofia')::date::text as day, ${value}::bigint as value
      from service_order
      where created_at >= ${start} and created_at < ${before} and status in ('booked', 'done')
      group by 1`.execute(db);
    return rows;
  },
});

/** Confirmed orders of services by the day on which they were ordered. */
export const serviceOrders = servicesByDay(sql`count(*)`);
export const serviceRevenue = servicesByDay(sql`sum(total)`);
