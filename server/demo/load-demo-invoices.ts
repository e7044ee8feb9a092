import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { daysAfter } from '../../src/core/shared/durations.ts';
import { issueDocuments } from '../modules/invoices/issue-documents.ts';
import { SANDBOX_VAT_NUMBERS } from '../modules/invoices/vat/vat-register.ts';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';
import type { Database } from '../tables.ts';

/** Days of documented orders. */
const DAYS = 75;
/** One order in this many has an invoice. */
const INVOICED = 4;

type DeliveredOrder = { id: number; at: Date };

/**
 * Documents the past orders of the demo vendor: its settings, seller's documents, and invoices for some orders,
 * each issued at the time of delivery. Idempotent.
 */
export async function loadDemoInvoices(pool: pg.Pool, now: Date): Promise<void> {
  const delivered = await withAdvisoryLock(pool, 'demo invoices', (client) => requestInvoices(client, now));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  for (const { id, at } of delivered) await issueDocuments({ db, clock: { now: () => at } }, id);
}

/** @returns the orders without documents, in the order of their delivery */
async function requestInvoices(client: pg.PoolClient, now: Date): Promise<DeliveredOrder[]> {
  const since = daysAfter(now, -DAYS);
  const { rows: settings } = await client.query<{ vendor_id: number }>(
    `insert into vendor_invoicing (vendor_id, charges_vat, sales_since, shop_number, pos_number, cash_by_post)
     select v.id, v.vat_number is not null, $1, 'RF0001234', '72000123', true
     from account a join vendor v on v.id = a.vendor_id where a.email = 'vendor@demo.example'
     on conflict do nothing returning vendor_id`,
    [since],
  );
  const [own] = settings;
  if (!own) return [];
  const { rows } = await client.query<DeliveredOrder>(
    `select id, delivered_at as at from vendor_order
     where vendor_id = $1 and status = 'delivered' and delivered_at is not null and released_at >= $2
     order by delivered_at, id`,
    [own.vendor_id, since],
  );
  await client.query(
    `insert into invoice_request (vendor_order_id, company, company_number, vat_number, address, person, vat_check,
       requested_at)
     select wanted.id, '„Родопска вълна“ ЕООД', substr($2, 3), $2, 'Смолян, ул. „Преспа“ 4', o.contact_name, 'valid',
       part.released_at
     from unnest($1::bigint[]) with ordinality wanted (id, number) join vendor_order part on part.id = wanted.id
       join customer_order o on o.id = part.order_id
     where wanted.number % $3 = 0 on conflict do nothing`,
    [rows.map(({ id }) => id), SANDBOX_VAT_NUMBERS.valid, INVOICED],
  );
  return rows;
}
