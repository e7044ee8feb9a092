import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';
import { isOwnContact } from '../properties/listing/own-contacts.ts';

export type Evidence = { subject: string; at: Date };

/**
 * Returns the account's completed purchases, services and viewings, latest first, which verify reviewers
 * (TRUST-04). Delivered goods count even if returned later; viewings count if they were agreed, not
 * cancelled, and are past.
 * @param subject limits the result to one subject
 */
export async function evidenceOf(
  db: Kysely<Database>,
  accountId: number,
  now: Date,
  subject: string | null = null,
): Promise<Evidence[]> {
  const { rows } = await sql<Evidence>`
    select subject, max(at) as at from (
      select 'product-' || l.product_id as subject, v.delivered_at as at
      from customer_order o join vendor_order v on v.order_id = o.id
      join vendor_order_line l on l.vendor_order_id = v.id
      where o.account_id = ${accountId}::bigint and v.delivered_at is not null and l.quantity > l.cancelled_quantity
      union all
      select 'vendor-' || v.vendor_id, v.delivered_at
      from customer_order o join vendor_order v on v.order_id = o.id
      where o.account_id = ${accountId}::bigint and v.delivered_at is not null
      union all
      select case l.type when 'moving' then 'service-moving' else 'service-cleaning' end, s.updated_at
      from service_order s join service_order_line l on l.order_id = s.id
      where s.account_id = ${accountId}::bigint and s.status = 'done'
      union all
      select 'owner-' || p.owner_id, r.date_time
      from viewing_request r join property p on p.id = r.property_id
      where r.account_id = ${accountId}::bigint and r.status = 'accepted' and r.date_time <= ${now}
        and not ${isOwnContact(sql`p.owner_id`, { email: sql`r.contact_email`, phone: sql`r.contact_phone` })}
    ) received
    where ${subject}::text is null or subject = ${subject}::text
    group by subject order by at desc, subject limit 200`.execute(db);
  return rows;
}

/** True if the account has received goods or a service. Only buyers may vote on reviews. */
export async function hasReceived(db: Kysely<Database>, accountId: number, now: Date): Promise<boolean> {
  const evidence = await evidenceOf(db, accountId, now);
  return evidence.some(({ subject }) => !subject.startsWith('owner-'));
}
