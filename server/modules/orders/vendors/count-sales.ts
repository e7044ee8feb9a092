import { sql } from 'kysely';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { OrderDependencies } from '../order-dependencies.ts';

type SalesDay = { vendorId: number; day: string };

/** Computes the sums of past days with changed orders. Until then such a day is read from its orders. */
export async function countSales({ db, clock }: Pick<OrderDependencies, 'db' | 'clock'>): Promise<void> {
  const { rows } = await sql<SalesDay>`
    select distinct vendor_id as "vendorId", day::text from changed_sales_day
    where day < ${sofiaDay(clock.now())}::date`.execute(db);
  for (const changed of rows) await countDay(db, changed);
}

/** One snapshot: changes during the count stay marked. */
async function countDay(db: OrderDependencies['db'], { vendorId, day }: SalesDay): Promise<void> {
  const thatDay = sql`vendor_id = ${vendorId} and day = ${day}::date`;
  await inTransaction(
    db,
    async (transaction) => {
      await sql`delete from sales_day where ${thatDay}`.execute(transaction);
      await sql`delete from product_sales_day where ${thatDay}`.execute(transaction);
      await sql`
        insert into sales_day (vendor_id, day, status, orders, revenue, pieces)
        select vendor_id, day, status, orders, revenue, pieces from changed_sales where ${thatDay}`.execute(
        transaction,
      );
      await sql`
        insert into product_sales_day (vendor_id, day, product_id, revenue, pieces)
        select vendor_id, day, product_id, revenue, pieces from changed_product_sales where ${thatDay}`.execute(
        transaction,
      );
      await sql`delete from changed_sales_day where ${thatDay}`.execute(transaction);
    },
    'repeatable read',
  );
}
