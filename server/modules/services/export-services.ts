import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

/** What the services keep of somebody, without the secrets of links, for the export of the own data. */
export async function exportServices(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const [orders, enquiries] = await Promise.all([
    db.selectFrom('service_order').selectAll().where('account_id', '=', accountId).orderBy('id').execute(),
    db.selectFrom('interior_enquiry').selectAll().where('account_id', '=', accountId).orderBy('id').execute(),
  ]);
  return {
    serviceOrders: orders.map(
      ({ token: _t, key: _k, content_hash: _c, confirmation_hash: _h, work: _w, ...order }) => order,
    ),
    interiorEnquiries: enquiries.map(({ key: _k, content_hash: _c, ...enquiry }) => enquiry),
  };
}
