import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { orderNumber } from '../../../../src/core/orders/order-number.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { TableRow } from '../../../platform/documents/table-file.ts';
import type { Database } from '../../../tables.ts';
import type { Translate } from '../../../platform/texts.ts';

/** Orders that are read at once; the file holds any number of them. */
const BATCH = 1_000;

const COLUMNS = [
  'number',
  'placed',
  'status',
  'name',
  'phone',
  'email',
  'post-code',
  'city',
  'street',
  'details',
  'payment',
  'payment-status',
  'code',
  'product',
  'notes',
  'pieces',
  'unit-price',
  'amount',
  'delivery',
  'total',
] as const;

/** The columns' names, in the reader's language. */
export function exportHeader(t: Translate): TableRow {
  return COLUMNS.map((column) => t(`order-export-${column}`));
}

type Line = {
  id: number;
  order_id: number;
  /** On the clock of Sofia. */
  placed_at: string;
  /** The same moment, with the microseconds that a `Date` has no room for. */
  cursor: string;
  status: string;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  post_code: string;
  city: string;
  street: string;
  details: string;
  payment_method: string;
  payment_status: string;
  vendor_code: string;
  title: string;
  product_notes: string;
  pieces: number;
  unit_price: number;
  delivery_amount: number;
  total: number;
  first: boolean;
};

/**
 * A vendor's orders for a table, the latest first, a row for each product; money in leva. Delivery and total stand
 * in the first row of an order alone, so that a column can be summed.
 * @param wanted what the orders fulfil, as rows `l` of `vendor_order`
 */
export async function* exportRows(
  db: Kysely<Database>,
  wanted: RawBuilder<unknown>,
  language: Language,
  t: Translate,
): AsyncGenerator<TableRow> {
  let after: Line | undefined;
  for (;;) {
    const { rows }: { rows: Line[] } = await sql<Line>`
      select part.id, part.order_id, to_char(part.created_at at time zone 'Europe/Sofia', 'YYYY-MM-DD HH24:MI') as placed_at,
        part.created_at::text as cursor, part.status, o.contact_name, o.contact_phone,
        o.contact_email, o.post_code, o.city, o.street, o.details, o.payment_method, o.payment_status,
        product.vendor_code, ${sql.ref(`line.title_${language}`)} as title, line.product_notes,
        line.quantity - line.cancelled_quantity as pieces, line.unit_price, part.delivery_amount,
        part.products_amount + part.delivery_amount as total,
        line.position = min(line.position) over (partition by part.id) as first
      from (
        select l.* from vendor_order l where ${wanted}
          and ${after ? sql`(l.created_at, l.id) < (${after.cursor}::timestamptz, ${after.id})` : sql`true`}
        order by l.created_at desc, l.id desc limit ${BATCH}
      ) part
      join customer_order o on o.id = part.order_id
      join vendor_order_line line on line.vendor_order_id = part.id
      join product on product.id = line.product_id
      order by part.created_at desc, part.id desc, line.position`.execute(db);
    for (const row of rows) yield rowOf(row, t);
    after = rows.at(-1);
    if (!after) return;
  }
}

function rowOf(line: Line, t: Translate): TableRow {
  return [
    orderNumber(line.order_id),
    line.placed_at,
    t(`order-status-${line.status}`),
    line.contact_name,
    line.contact_phone,
    line.contact_email,
    line.post_code,
    line.city,
    line.street,
    line.details,
    t(`payment-method-${line.payment_method}`),
    t(`payment-status-${line.payment_status}`),
    line.vendor_code,
    line.title,
    line.product_notes,
    line.pieces,
    line.unit_price / 100,
    (line.unit_price * line.pieces) / 100,
    line.first ? line.delivery_amount / 100 : null,
    line.first ? line.total / 100 : null,
  ];
}
