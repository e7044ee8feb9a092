import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { AccountDependencies } from './account-dependencies.ts';

/** Exports all personal data of an account in a machine-readable format (GDPR, article 20). */
export async function exportData(
  { db, clock, exports }: AccountDependencies,
  { id }: SignedIn,
): Promise<Record<string, unknown>> {
  const [account, agency, sessions, properties, requests, received, pictures, orders, addresses] =
    await Promise.all([
      db
        .selectFrom('account')
        .select(['id', 'type', 'name', 'email', 'phone', 'language', 'marketing_opt_in', 'picture'])
        .select(['credits', 'created_at', 'email_confirmed_at', 'phone_verified_at', 'vendor_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
      db.selectFrom('agency').selectAll().where('account_id', '=', id).execute(),
      db
        .selectFrom('session')
        .select(['device', 'created_at', 'expires_at'])
        .where('account_id', '=', id)
        .execute(),
      db.selectFrom('property').selectAll().where('owner_id', '=', id).execute(),
      db
        .selectFrom('viewing_request')
        .select(['property_id', 'contact_name', 'contact_phone', 'contact_email', 'date_time', 'question'])
        .select(['status', 'note', 'created_at'])
        .where('account_id', '=', id)
        .execute(),
      db
        .selectFrom('viewing_request')
        .innerJoin('property', 'property.id', 'viewing_request.property_id')
        .select([
          'property_id',
          'date_time',
          'question',
          'viewing_request.status',
          'note',
          'viewing_request.address',
        ])
        .where('property.owner_id', '=', id)
        .execute(),
      db
        .selectFrom('picture')
        .select(['key', 'width', 'height', 'created_at'])
        .where('owner_id', '=', id)
        .execute(),
      db.selectFrom('customer_order').selectAll().where('account_id', '=', id).execute(),
      db
        .selectFrom('account_address')
        .select(['label', 'city', 'post_code', 'street', 'details', 'created_at'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    ]);
  const others = await Promise.all(exports.map((exportOf) => exportOf(db, id)));
  return plain({
    exportedAt: clock.now(),
    account,
    agency,
    sessions,
    properties: properties.map((property) => without(property, ['search_words', 'key'])),
    viewingsAskedFor: requests,
    viewingsAskedOfMe: received,
    pictures,
    addresses,
    orders: orders.map((order) => without(order, ['token', 'key', 'content_hash'])),
    ...Object.assign({}, ...others),
  });
}

/** Removes columns without personal data: indexes, secrets, hashes. */
function without(row: object, columns: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
}

/** Converts dates to text, as JSON does. */
function plain(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
}
