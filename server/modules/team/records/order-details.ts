import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { tenDigits } from '../../../../src/core/invoices/invoicing-settings.ts';
import type { DocumentKind } from '../../../../src/core/invoices/sales-document.ts';
import { refundableAmount } from '../../../../src/core/orders/refundable.ts';
import type { OrderStatus } from '../../../../src/core/orders/order-status.ts';
import type { Database } from '../../../tables.ts';
import { mailsTo, timelineSource } from './timeline.ts';
import type { TimelineSource } from './timeline.ts';

type VendorOrderRow = {
  id: number;
  vendorId: number;
  vendorName: string;
  status: OrderStatus;
  /** Stotinki. */
  productsAmount: number;
  deliveryAmount: number;
  refundAmount: number;
  goodwillAmount: number;
  couponCode: string | null;
  isPaid: boolean;
  withdrawnAt: Date | null;
  deliveredAt: Date | null;
  lines: {
    productId: number;
    title: string;
    quantity: number;
    cancelled: number;
    returned: number;
    /** Stotinki. */
    unitPrice: number;
    /** Share of the coupon's discount for all ordered pieces, in stotinki. */
    discount: number;
  }[];
};

type DocumentRow = {
  id: number;
  vendorOrderId: number;
  kind: DocumentKind;
  number: number;
  issuedAt: Date;
  currency: 'BGN' | 'EUR';
  /** With VAT, in hundredths of the currency. */
  gross: number;
};

/** Vendor orders with their lines and the amount that can still be refunded, in stotinki. */
export async function vendorOrdersOf(db: Kysely<Database>, orderId: number) {
  const { rows } = await sql<VendorOrderRow>`
    select part.id, part.vendor_id as "vendorId", seller.name as "vendorName", part.status,
      part.products_amount as "productsAmount", part.delivery_amount as "deliveryAmount",
      part.refund_amount as "refundAmount", part.goodwill_amount as "goodwillAmount",
      part.coupon_code as "couponCode", part.withdrawn_at as "withdrawnAt", part.delivered_at as "deliveredAt",
      case o.payment_method when 'card' then o.payment_status not in ('due', 'failed')
        else part.delivered_at is not null end as "isPaid",
      (select json_agg(json_build_object('productId', line.product_id, 'title', line.title_bg,
          'quantity', line.quantity, 'cancelled', line.cancelled_quantity, 'returned', line.returned_quantity,
          'unitPrice', line.unit_price, 'discount', line.discount) order by line.position)
        from vendor_order_line line where line.vendor_order_id = part.id) as lines
    from vendor_order part join vendor seller on seller.id = part.vendor_id
      join customer_order o on o.id = part.order_id
    where part.order_id = ${orderId} order by part.id`.execute(db);
  const documents = await documentsOf(db, orderId);
  return rows.map(({ isPaid, ...row }) => ({
    ...row,
    refundable: isPaid ? refundableAmount(row) : 0,
    documents: documents.filter(({ vendorOrderId }) => vendorOrderId === row.id),
  }));
}

/** Invoices, credit notes and seller's documents of an order, in the order of their issue (SHIP-08). */
async function documentsOf(db: Kysely<Database>, orderId: number) {
  const { rows } = await sql<DocumentRow>`
    select document.id, document.vendor_order_id as "vendorOrderId", document.kind, document.number,
      document.issued_at as "issuedAt", document.currency, document.gross
    from sales_document document join vendor_order part on part.id = document.vendor_order_id
    where part.order_id = ${orderId} order by document.id`.execute(db);
  return rows.map((row) => ({ ...row, number: tenDigits(row.number) }));
}

/** Events of an order: its steps, payments, refunds and mails. */
export function orderTimeline(id: number, email: string): TimelineSource[] {
  return [
    timelineSource(
      sql`select created_at as at, 'created' as event, '' as detail, '' as text from customer_order where id = ${id}`,
    ),
    timelineSource(
      sql`select confirmed_at as at, 'confirmed' as event, '' as detail, '' as text from customer_order where id = ${id}`,
    ),
    timelineSource(sql`
      select step.at, 'status' as event, step.status as detail, step.note as text
      from vendor_order part join vendor_order_step step on step.vendor_order_id = part.id
      where part.order_id = ${id}`),
    ...parcelEvents(id),
    ...paymentEvents(id),
    mailsTo(email),
  ];
}

/** Labels and the courier's reports (SHIP-05). */
function parcelEvents(id: number): TimelineSource[] {
  return [
    timelineSource(sql`
      select s.created_at as at, 'parcel' as event, case when s.number is null then s.status else 'ready' end as detail,
        coalesce(s.number, '') as text
      from vendor_order part join shipment s on s.vendor_order_id = part.id where part.order_id = ${id}`),
    timelineSource(sql`
      select e.at, 'parcel' as event, e.state as detail, coalesce(s.number, '') as text
      from vendor_order part join shipment s on s.vendor_order_id = part.id
        join shipment_event e on e.shipment_id = s.id
      where part.order_id = ${id}`),
  ];
}

function paymentEvents(id: number): TimelineSource[] {
  return [
    timelineSource(sql`
      select settled_at as at, case status when 'paid' then 'paid' else 'payment-failed' end as event,
        amount_cents::text as detail, coalesce(reference, '') as text
      from payment where order_id = ${id} and status <> 'pending'`),
    timelineSource(
      sql`select created_at as at, 'refunded' as event, amount_cents::text as detail, '' as text from refund where order_id = ${id}`,
    ),
    timelineSource(sql`
      select settled_at as at, 'refund-settled' as event, amount_cents::text as detail, status as text
      from refund where order_id = ${id}`),
  ];
}
