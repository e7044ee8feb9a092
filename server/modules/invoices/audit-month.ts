import { sql } from 'kysely';
import XMLBuilder from 'fast-xml-builder';
import iconv from 'iconv-lite';
import {
  AUDIT_PAYMENTS,
  AUDIT_REFUNDS,
  auditElements,
  isAuditMonth,
} from '../../../src/core/invoices/audit-file.ts';
import type {
  AuditMonth,
  AuditRefund,
  AuditSale,
  AuditElements,
} from '../../../src/core/invoices/audit-file.ts';
import { currencyOn } from '../../../src/core/invoices/sales-document.ts';
import type { DocumentCurrency, DocumentLine } from '../../../src/core/invoices/sales-document.ts';
import { orderNumber } from '../../../src/core/orders/order-number.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Money } from '../../../src/core/shared/money.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { withoutForbidden } from '../../platform/documents/xml-file.ts';
import type { InvoiceDependencies } from './invoice-dependencies.ts';
import { readInvoicing } from './invoicing-settings.ts';
import { monthBounds } from './list-documents.ts';

type SaleRow = {
  orderId: number;
  orderedAt: Date;
  number: number;
  issuedAt: Date;
  currency: DocumentCurrency;
  lines: DocumentLine[];
  net: number;
  vat: number;
  gross: number;
  method: 'on-delivery' | 'card';
  transaction: string | null;
};

type RefundRow = { orderId: number; amount: number; refundedAt: Date; isByCard: boolean };

/**
 * Writes the audit file of a vendor's month in windows-1251: the orders delivered in the month that have a
 * seller's document, and the refunds of documented sales (SHIP-09).
 * @throws Failure `invalid` for a wrong month, `conflict` without an audit file or without delivered orders
 */
export async function writeAuditFile(
  deps: InvoiceDependencies,
  vendorId: number,
  month: string,
): Promise<Buffer> {
  const audit = await readAuditMonth(deps, vendorId, month);
  return auditXml(auditElements(audit, deps.texts.in('bg')('document-line-delivery')));
}

/** Reads the month for the file. @throws Failure as `writeAuditFile` */
export async function readAuditMonth(
  { db, clock, domain }: InvoiceDependencies,
  vendorId: number,
  month: string,
): Promise<AuditMonth> {
  if (!isAuditMonth(month)) {
    throw new Failure('validation_failed', { month: 'error-period-invalid' }, 'invalid');
  }
  const { settings } = await readInvoicing(db, vendorId);
  if (!settings.isAuditOn) throw new Failure('error-audit-off', {}, 'conflict');
  const { from, until } = monthBounds(month);
  const { rows: sales } = await sql<SaleRow>`
    select part.order_id as "orderId", o.created_at as "orderedAt", document.number,
      document.issued_at as "issuedAt", document.currency, document.lines, document.net, document.vat,
      document.gross, o.payment_method as method,
      (select reference from payment where order_id = o.id and status = 'paid' order by settled_at limit 1)
        as transaction
    from vendor_order part join customer_order o on o.id = part.order_id
      join sales_document document on document.vendor_order_id = part.id and document.kind = 'sale'
    where part.vendor_id = ${vendorId} and part.delivered_at >= ${from} and part.delivered_at < ${until}
    order by document.number`.execute(db);
  const { rows: refunds } = await sql<RefundRow>`
    select part.order_id as "orderId", refund.amount, refund.settled_at as "refundedAt",
      refund.payment_id is not null as "isByCard"
    from refund join vendor_order part on part.id = refund.vendor_order_id
      join sales_document document on document.vendor_order_id = part.id and document.kind = 'sale'
    where part.vendor_id = ${vendorId} and refund.status = 'done' and refund.created_at > document.issued_at
      and refund.settled_at >= ${from} and refund.settled_at < ${until}
    order by refund.settled_at, refund.id`.execute(db);
  if (sales.length === 0) {
    // The official schema requires an order in each file.
    throw new Failure(refunds.length > 0 ? 'error-audit-refunds-only' : 'error-audit-empty', {}, 'conflict');
  }
  const { company_number: companyNumber } = await db
    .selectFrom('vendor')
    .select('company_number')
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return {
    companyNumber,
    shopNumber: settings.shopNumber,
    domain,
    createdOn: sofiaDay(clock.now()),
    month,
    sales: sales.map((row) => saleOf(row, settings)),
    refunds: refunds.map((row) => refundOf(row, currencyOn(`${month}-01`))),
  };
}

function saleOf(
  row: SaleRow,
  { posNumber, providerId }: { posNumber: string; providerId: string },
): AuditSale {
  const byCard = posNumber === '' ? AUDIT_PAYMENTS.provider : AUDIT_PAYMENTS.virtualPos;
  return {
    orderNumber: orderNumber(row.orderId),
    orderedOn: sofiaDay(row.orderedAt),
    documentNumber: row.number,
    issuedOn: sofiaDay(row.issuedAt),
    amounts: row,
    payment: row.method === 'card' ? byCard : AUDIT_PAYMENTS.postalTransfer,
    posNumber,
    providerId,
    transaction: row.method === 'card' ? (row.transaction ?? '') : '',
  };
}

function refundOf(
  { orderId, amount, refundedAt, isByCard }: RefundRow,
  currency: DocumentCurrency,
): AuditRefund {
  return {
    orderNumber: orderNumber(orderId),
    amount: currency === 'EUR' ? Money.ofStotinki(amount).toEuroCents() : amount,
    refundedOn: sofiaDay(refundedAt),
    payment: isByCard ? AUDIT_REFUNDS.card : AUDIT_REFUNDS.bank,
  };
}

const ENCODING = 'windows-1251';

/** Writes the elements of `audit` as XML in windows-1251. Other letters become character references. */
export function auditXml(elements: AuditElements): Buffer {
  const builder = new XMLBuilder({ format: true, suppressEmptyNode: false });
  const body = withoutForbidden(builder.build({ audit: elements }));
  const text = `<?xml version="1.0" encoding="WINDOWS-1251"?>\n${body}`;
  return iconv.encode(withReferences(text), ENCODING);
}

function withReferences(text: string): string {
  return text.replace(/[\u0080-\u{10ffff}]/gu, (letter) =>
    iconv.decode(iconv.encode(letter, ENCODING), ENCODING) === letter
      ? letter
      : `&#${letter.codePointAt(0) ?? 0};`,
  );
}
