import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { orderDocuments, vendorDocuments } from '../../../api/invoices/invoices.ts';
import type { AnswerOf, QueryOf } from '../../../api/operation.ts';
import { monthAfter } from '../../../src/core/invoices/audit-file.ts';
import { tenDigits } from '../../../src/core/invoices/invoicing-settings.ts';
import { orderNumber } from '../../../src/core/orders/order-number.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { instantOfSofia } from '../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../tables.ts';
import type { SalesDocumentRow } from './order-facts.ts';

/** Start and end of a month `YYYY-MM` in Sofia; the end is excluded. */
export function monthBounds(month: string): { from: Date; until: Date } {
  const [from, until] = [`${month}-01`, monthAfter(month)].map((day) => instantOfSofia(`${day} 00:00`));
  if (!from || !until) throw new Failure('validation_failed', { month: 'error-period-invalid' }, 'invalid');
  return { from, until };
}

/** Documents and requests of an order, by the secret of its link. @throws Failure `not-found` */
export async function listOrderDocuments(
  db: Kysely<Database>,
  token: string,
): Promise<AnswerOf<typeof orderDocuments>> {
  const parts = await db
    .selectFrom('customer_order')
    .innerJoin('vendor_order as part', 'part.order_id', 'customer_order.id')
    .leftJoin('invoice_request as request', 'request.vendor_order_id', 'part.id')
    .selectAll('request')
    .select(['part.id', 'part.status'])
    .where('customer_order.token', '=', token)
    .orderBy('part.id')
    .execute();
  if (parts.length === 0) throw new Failure('error-order-not-found', {}, 'not-found');
  const documents = await db
    .selectFrom('sales_document')
    .selectAll()
    .where(
      'vendor_order_id',
      'in',
      parts.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return {
    data: parts.map((part) => {
      const own = documents.filter((document) => document.vendor_order_id === part.id);
      const isSold = part.status !== 'cancelled' && part.status !== 'returned';
      return {
        vendorOrderId: part.id,
        mayRequest: isSold && !own.some(({ kind }) => kind === 'invoice'),
        request: part.company === null ? null : requestedBuyer(part),
        documents: own.map(documentOf),
      };
    }),
  };
}

type Requested = Record<'company' | 'company_number' | 'vat_number' | 'address' | 'person', string | null>;

function requestedBuyer({ company, company_number: number, vat_number, address, person }: Requested) {
  return {
    company: company ?? '',
    number: number ?? '',
    vatNumber: vat_number ?? '',
    address: address ?? '',
    person: person ?? '',
  };
}

/** Documents of a vendor's month, the latest first. */
export async function listVendorDocuments(
  db: Kysely<Database>,
  vendorId: number,
  { month, offset = 0, limit = 20 }: QueryOf<typeof vendorDocuments>,
): Promise<AnswerOf<typeof vendorDocuments>> {
  const { from, until } = monthBounds(month);
  const ofMonth = db
    .selectFrom('sales_document as document')
    .where('document.vendor_id', '=', vendorId)
    .where('issued_at', '>=', from)
    .where('issued_at', '<', until);
  const [rows, { total }] = await Promise.all([
    ofMonth
      .innerJoin('vendor_order', 'vendor_order.id', 'document.vendor_order_id')
      .selectAll('document')
      .select('vendor_order.order_id')
      .select(
        sql<boolean>`kind = 'invoice'
          and not exists (select from sales_document later where later.replaces_id = document.id)
          and vendor_order.status not in ('cancelled', 'returned')`.as('isReplaceable'),
      )
      .orderBy('issued_at', 'desc')
      .orderBy('document.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    ofMonth.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map(({ order_id: orderId, isReplaceable, ...row }) => ({
      ...documentOf(row),
      vendorOrderId: row.vendor_order_id,
      orderNumber: orderNumber(orderId),
      buyer: row.buyer,
      reason: row.reason,
      isReplaceable,
    })),
    total: Number(total),
  };
}

function documentOf(row: SalesDocumentRow) {
  return {
    id: row.id,
    kind: row.kind,
    number: tenDigits(row.number),
    issuedAt: row.issued_at.toISOString(),
    currency: row.currency,
    gross: row.gross,
    isVatNumberUnchecked: row.vat_check === 'not-checked',
  };
}
