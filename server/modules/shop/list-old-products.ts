import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';

/** Whoever changes one of these products waits for so many to be written. */
const BATCH = 1_000;

/**
 * Writes the rows of `listed_product` for products that are older than that table, or than its columns. To be called before
 * lists are read; the version before may run beside, since what changes meanwhile is kept by the table's triggers.
 */
export async function listOldProducts(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(p.id) as ids from product p
    where p.listed and p.deleted_at is null
      and not exists (select from listed_product l where l.product_id = p.id and l.in_stock is not null)`.execute(
    db,
  );
  const missing = rows[0]?.ids ?? [];
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = missing.slice(start, start + BATCH);
    await inTransaction(db, async (transaction) => {
      // Nobody changes them until their rows are there.
      await sql`
        select p.id from product p where p.id in (
          select id from product where id = any(${batch}::bigint[])
          union select variant_of from product where id = any(${batch}::bigint[])
          union select other.id from product named join product other on other.variant_of = coalesce(named.variant_of, named.id)
          where named.id = any(${batch}::bigint[]) and named.variants > 0
        ) order by p.id for share of p`.execute(transaction);
      await sql`select refresh_listed_products(${batch}::bigint[])`.execute(transaction);
    });
  }
  if (missing.length > BATCH) await sql`analyze listed_product`.execute(db);
}
