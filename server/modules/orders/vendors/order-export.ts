import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { orderAmounts } from '../../../../src/core/orders/order-amounts.ts';
import { orderNumber } from '../../../../src/core/orders/order-number.ts';
import { paymentStatusKey, vendorPaymentStatus } from '../../../../src/core/orders/order.ts';
import type { PaymentMethod, PaymentStatus } from '../../../../src/core/orders/order.ts';
import type { OrderStatus } from '../../../../src/core/orders/order-status.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { PriceOrder } from '../../../../src/core/shared/price-format.ts';
import { Money } from '../../../../src/core/shared/money.ts';
import type { TableRow } from '../../../platform/documents/table-file.ts';
import type { Database } from '../../../tables.ts';
import type { Translate } from '../../../platform/texts.ts';

/** Orders per query; the file has no limit. */
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
  'barcode',
  'product',
  'notes',
  'pieces',
  'cancelled',
  'returned',
  'unit-price',
  'amount',
  'delivery',
  'total',
  'vat',
  'total-equivalent',
  'refund',
] as const;

/** Column names in the reader's language; amounts in the site's first currency (PRICE-06). */
export function exportHeader(t: Translate, priceOrder: PriceOrder): TableRow {
  const [currency, other] =
    priceOrder === 'eur-first'
      ? [t('currency-EUR'), t('currency-BGN')]
      : [t('currency-BGN'), t('currency-EUR')];
  return COLUMNS.map((column) =>
    column === 'total-equivalent'
      ? t('order-export-total', { currency: other })
      : t(`order-export-${column}`, { currency }),
  );
}

type Reader = { language: Language; t: Translate; priceOrder: PriceOrder };

type Line = {
  id: number;
  order_id: number;
  placed_at: Date;
  /** The time with microseconds, which a `Date` cannot store. */
  cursor: string;
  status: OrderStatus;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  post_code: string;
  city: string;
  street: string;
  details: string;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  is_delivered: boolean;
  vendor_code: string;
  ean: string | null;
  title: string;
  product_notes: string;
  pieces: number;
  cancelled: number;
  returned: number;
  unit_price: number;
  amount: number;
  products_amount: number;
  delivery_amount: number;
  refund_amount: number;
  first: boolean;
};

/**
 * Streams a vendor's orders, latest first, one row per product, in the site's first currency. Amounts of a
 * whole order are in its first row only, so that columns can be summed.
 * @param condition condition on rows `l` of `vendor_order`
 */
export async function* exportRows(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  reader: Reader,
): AsyncGenerator<TableRow> {
  const { language } = reader;
  let after: Line | undefined;
  for (;;) {
    const { rows }: { rows: Line[] } = await sql<Line>`
      select part.id, part.order_id, part.created_at as placed_at,
        part.created_at::text as cursor, part.status, o.contact_name, o.contact_phone,
        o.contact_email, o.post_code, o.city, o.street, o.details, o.payment_method, o.payment_status,
        part.delivered_at is not null as is_delivered,
        product.vendor_code, product.ean, ${sql.ref(`line.title_${language}`)} as title, line.product_notes,
        charged.pieces, charged.cancelled, charged.returned, line.unit_price, charged.amount,
        part.products_amount, part.delivery_amount, part.refund_amount,
        line.position = min(line.position) over (partition by part.id) as first
      from (
        select l.* from vendor_order l where ${condition}
          and ${after ? sql`(l.created_at, l.id) < (${after.cursor}::timestamptz, ${after.id})` : sql`true`}
        order by l.created_at desc, l.id desc limit ${BATCH}
      ) part
      join customer_order o on o.id = part.order_id
      join vendor_order_line line on line.vendor_order_id = part.id
      join charged_order_line charged on charged.vendor_order_id = part.id and charged.position = line.position
      join product on product.id = line.product_id
      order by part.created_at desc, part.id desc, line.position`.execute(db);
    for (const row of rows) yield rowOf(row, reader);
    after = rows.at(-1);
    if (!after) return;
  }
}

function rowOf(line: Line, { t, priceOrder }: Reader): TableRow {
  const amountOf = (stotinki: number) => inCurrency(stotinki, priceOrder);
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
    t(paymentStatusKey(paymentOf(line))),
    line.vendor_code,
    line.ean,
    line.title,
    line.product_notes,
    line.pieces,
    line.cancelled,
    line.returned,
    amountOf(line.unit_price),
    amountOf(line.amount),
    ...(line.first ? orderCells(line, priceOrder) : [null, null, null, null, null]),
  ];
}

function paymentOf({ payment_method: method, payment_status, is_delivered }: Line) {
  return { method, status: vendorPaymentStatus({ method, status: payment_status }, is_delivered) };
}

const inCurrency = (stotinki: number, priceOrder: PriceOrder) =>
  (priceOrder === 'eur-first' ? Money.ofStotinki(stotinki).toEuroCents() : stotinki) / 100;

/** Delivery, total, VAT, total in the other currency and refund of a vendor order. */
function orderCells(
  { status, products_amount, delivery_amount, refund_amount }: Line,
  priceOrder: PriceOrder,
): number[] {
  const { totalDeliveryAmount, totalOrderAmount, containedVat } = orderAmounts([
    { status, productsAmount: products_amount, deliveryAmount: delivery_amount },
  ]);
  const other = priceOrder === 'eur-first' ? 'bgn-first' : 'eur-first';
  return [
    inCurrency(totalDeliveryAmount, priceOrder),
    inCurrency(totalOrderAmount, priceOrder),
    inCurrency(containedVat, priceOrder),
    inCurrency(totalOrderAmount, other),
    inCurrency(refund_amount, priceOrder),
  ];
}
