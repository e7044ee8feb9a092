import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

/** A vendor's shop and the files that came into it, for the export of the own data; goods are no data of a person. */
export async function exportShop(db: Kysely<Database>, accountId: number): Promise<Record<string, unknown>> {
  const shop = await db
    .selectFrom('vendor')
    .innerJoin('account', 'account.vendor_id', 'vendor.id')
    .selectAll('vendor')
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  if (!shop) return {};
  const imports = await db
    .selectFrom('product_import')
    .select(['file_name', 'kind', 'size', 'status', 'rows', 'taken', 'created_at', 'finished_at'])
    .where('vendor_id', '=', shop.id)
    .orderBy('id')
    .execute();
  return { shop, imports };
}
