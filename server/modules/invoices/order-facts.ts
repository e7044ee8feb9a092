import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SoldLine } from '../../../src/core/invoices/sales-document.ts';
import type { Database } from '../../tables.ts';
import type { DocumentSeller, InvoiceRequestTable, SalesDocumentTable } from './tables.ts';

/** VAT rate of goods and delivery in percent. */
const VAT_RATE = 20;
const NO_TITLE = { bg: '', en: '' };

export type SalesDocumentRow = Selectable<SalesDocumentTable>;

type OrderRow = {
  vendorId: number;
  status: string;
  method: 'on-delivery' | 'card';
  releasedAt: Date | null;
  deliveryAmount: number;
  goodwillAmount: number;
  company: string;
  companyNumber: string;
  vatNumber: string | null;
  address: string;
  chargesVat: boolean | null;
  salesSince: Date | null;
  cashByPost: boolean | null;
  shippedAt: Date | null;
  /** Time of the last step that the vendor can still undo. */
  stepAt: Date | null;
};

type LineRow = { productId: number; titleBg: string; titleEn: string; pieces: number; amount: number };

/** A locked vendor order with everything that its documents need. */
export type OrderFacts = {
  id: number;
  order: OrderRow;
  seller: DocumentSeller;
  /** Lines that the buyer pays for now; none if cancelled or returned. */
  lines: SoldLine[];
  request: Selectable<InvoiceRequestTable> | null;
  /** In order of issue. */
  documents: SalesDocumentRow[];
};

/** Locks a vendor order and reads the facts for its documents; null if it does not exist. */
export async function lockOrderFacts(
  transaction: Transaction<Database>,
  vendorOrderId: number,
): Promise<OrderFacts | null> {
  const locked = await transaction
    .selectFrom('vendor_order')
    .select('id')
    .where('id', '=', vendorOrderId)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return null;
  const order = await readOrder(transaction, vendorOrderId);
  const documents = await transaction
    .selectFrom('sales_document')
    .selectAll()
    .where('vendor_order_id', '=', vendorOrderId)
    .orderBy('id')
    .execute();
  const request = await transaction
    .selectFrom('invoice_request')
    .selectAll()
    .where('vendor_order_id', '=', vendorOrderId)
    .executeTakeFirst();
  return {
    id: vendorOrderId,
    order,
    seller: {
      company: order.company,
      number: order.companyNumber,
      vatNumber: order.vatNumber ?? '',
      address: order.address,
    },
    lines: await readLines(transaction, vendorOrderId, order),
    request: request ?? null,
    documents,
  };
}

/** The invoice in force: the last one that no other replaces. */
export function currentInvoice(documents: readonly SalesDocumentRow[]): SalesDocumentRow | null {
  return documents.findLast(({ kind }) => kind === 'invoice') ?? null;
}

export function creditNotesOf(
  documents: readonly SalesDocumentRow[],
  invoice: Pick<SalesDocumentRow, 'id'>,
): SalesDocumentRow[] {
  return documents.filter(({ corrects_id: corrected }) => corrected === invoice.id);
}

async function readOrder(db: Kysely<Database>, vendorOrderId: number): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`
    select part.vendor_id as "vendorId", part.status, o.payment_method as method, part.released_at as "releasedAt",
      part.delivery_amount as "deliveryAmount", part.goodwill_amount as "goodwillAmount",
      v.company_name as company, v.company_number as "companyNumber", v.vat_number as "vatNumber", v.address,
      own.charges_vat as "chargesVat", own.sales_since as "salesSince", own.cash_by_post as "cashByPost",
      (select min(step.at) from vendor_order_step step where step.vendor_order_id = part.id
        and step.status in ('shipped', 'delivered')) as "shippedAt",
      (select max(step.at) from vendor_order_step step where step.vendor_order_id = part.id
        and step.undo is not null and step.told_at is null) as "stepAt"
    from vendor_order part join customer_order o on o.id = part.order_id join vendor v on v.id = part.vendor_id
      left join vendor_invoicing own on own.vendor_id = part.vendor_id
    where part.id = ${vendorOrderId}`.execute(db);
  const [order] = rows;
  if (!order) throw new Error(`Vendor order ${vendorOrderId} has no order`);
  return order;
}

async function readLines(db: Kysely<Database>, vendorOrderId: number, order: OrderRow): Promise<SoldLine[]> {
  const { rows } = await sql<LineRow>`
    select charged.product_id as "productId", line.title_bg as "titleBg", line.title_en as "titleEn",
      charged.pieces, charged.amount
    from charged_order_line charged join vendor_order_line line
      on line.vendor_order_id = charged.vendor_order_id and line.position = charged.position
    where charged.vendor_order_id = ${vendorOrderId} and charged.pieces > 0 order by charged.position`.execute(
    db,
  );
  const rate = (order.chargesVat ?? order.vatNumber !== null) ? VAT_RATE : 0;
  const isSold = order.status !== 'cancelled' && order.status !== 'returned';
  const single = { productId: null, title: NO_TITLE, quantity: 1, rate };
  const delivery = { ...single, kind: 'delivery' as const, stotinki: isSold ? order.deliveryAmount : 0 };
  const reduction = { ...single, kind: 'adjustment' as const, stotinki: isSold ? -order.goodwillAmount : 0 };
  return [
    ...rows.map(({ productId, titleBg, titleEn, pieces, amount }) => ({
      kind: 'product' as const,
      productId,
      title: { bg: titleBg, en: titleEn },
      quantity: pieces,
      rate,
      stotinki: amount,
    })),
    ...[delivery, reduction].filter(({ stotinki }) => stotinki !== 0),
  ];
}
