import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

const IMPORT = ['file_name', 'kind', 'size', 'status', 'rows', 'taken', 'created_at', 'finished_at'] as const;

/** Personal data of a vendor or an agency: the shop, and the files of imports. Products are no personal data. */
export async function exportShop(db: Kysely<Database>, accountId: number): Promise<Record<string, unknown>> {
  const imports = db.selectFrom('product_import').select(IMPORT).orderBy('id');
  const listingImports = await imports
    .where('agency_id', 'in', db.selectFrom('agency').select('id').where('account_id', '=', accountId))
    .execute();
  const shop = await db
    .selectFrom('vendor')
    .innerJoin('account', 'account.vendor_id', 'vendor.id')
    .selectAll('vendor')
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return {
    ...(listingImports.length > 0 && { listingImports }),
    ...(shop && { shop, imports: await imports.where('vendor_id', '=', shop.id).execute() }),
  };
}
