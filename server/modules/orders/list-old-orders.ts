import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { listMissing } from '../../platform/database/lists/list-missing.ts';
import type { Database } from '../../tables.ts';

const MISSING = sql`
  select part.id from vendor_order part
  where part.released_at is not null
    and not exists (select from listed_order l where l.vendor_order_id = part.id)`;

/** Writes the rows of `listed_order` for orders that are older than that table. */
export async function listOldOrders(db: Kysely<Database>): Promise<void> {
  await listMissing(db, 'listed_order', MISSING, async (transaction, ids) => {
    await sql`
      select from vendor_order part join customer_order o on o.id = part.order_id
      where part.id = any(${ids}::bigint[]) order by part.id for share`.execute(transaction);
    await sql`select refresh_listed_orders(${ids}::bigint[])`.execute(transaction);
  });
}
