import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { listMissing } from '../../platform/database/lists/list-missing.ts';
import type { Database } from '../../tables.ts';

const MISSING = sql`
  select p.id from product p
  where p.listed and p.deleted_at is null
    and not exists (select from listed_product l where l.product_id = p.id and l.in_stock is not null)`;

/** Writes the rows of `listed_product` for products that are older than that table, or than its columns. */
export async function listOldProducts(db: Kysely<Database>): Promise<void> {
  await listMissing(db, 'listed_product', MISSING, async (transaction, ids) => {
    await sql`
      select p.id from product p where p.id in (
        select id from product where id = any(${ids}::bigint[])
        union select variant_of from product where id = any(${ids}::bigint[])
        union select other.id from product named join product other on other.variant_of = coalesce(named.variant_of, named.id)
        where named.id = any(${ids}::bigint[]) and named.variants > 0
      ) order by p.id for share of p`.execute(transaction);
    await sql`select refresh_listed_products(${ids}::bigint[])`.execute(transaction);
  });
}
