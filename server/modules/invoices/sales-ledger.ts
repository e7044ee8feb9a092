import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { tenDigits } from '../../../src/core/invoices/invoicing-settings.ts';
import type { DocumentCurrency, DocumentKind, VatSum } from '../../../src/core/invoices/sales-document.ts';
import type { InvoiceBuyer } from '../../../src/core/invoices/invoice-buyer.ts';
import { orderNumber } from '../../../src/core/orders/order-number.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { TableRow } from '../../platform/documents/table-file.ts';
import type { Translate } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import { monthBounds } from './list-documents.ts';

/** Codes of documents in the VAT sales ledger. */
const CODES: Record<Exclude<DocumentKind, 'sale'>, string> = { invoice: '01', 'credit-note': '03' };

const COLUMNS = [
  'code',
  'number',
  'day',
  'vat-number',
  'company',
  'subject',
  'total-base',
  'total-vat',
  'base-20',
  'vat-20',
  'base-9',
  'vat-9',
  'base-0',
  'total',
  'currency',
  'corrects',
  'order',
] as const;

type LedgerRow = {
  orderId: number;
  kind: 'invoice' | 'credit-note';
  number: number;
  issuedAt: Date;
  buyer: InvoiceBuyer;
  currency: DocumentCurrency;
  sums: VatSum[];
  net: number;
  vat: number;
  gross: number;
  corrects: number | null;
};

export function ledgerHeader(t: Translate): TableRow {
  return COLUMNS.map((column) => t(`ledger-${column}`));
}

/**
 * Invoices and credit notes of a month in the columns of the VAT sales ledger, which Bulgarian accounting
 * programs import (SHIP-11). Credit notes are negative, as in the ledger.
 */
export async function ledgerRows(
  db: Kysely<Database>,
  vendorId: number,
  month: string,
  t: Translate,
): Promise<TableRow[]> {
  const { from, until } = monthBounds(month);
  const { rows } = await sql<LedgerRow>`
    select part.order_id as "orderId", document.kind, document.number, document.issued_at as "issuedAt",
      document.buyer, document.currency, document.sums, document.net, document.vat, document.gross,
      invoice.number as corrects
    from sales_document document join vendor_order part on part.id = document.vendor_order_id
      left join sales_document invoice on invoice.id = document.corrects_id
    where document.vendor_id = ${vendorId} and document.kind <> 'sale'
      and document.issued_at >= ${from} and document.issued_at < ${until}
    order by document.number`.execute(db);
  return rows.map((row) => ledgerRow(row, t));
}

function ledgerRow(row: LedgerRow, t: Translate): TableRow {
  const sign = row.kind === 'credit-note' ? -1 : 1;
  const amount = (hundredths: number) => (sign * hundredths) / 100;
  const ofRate = (rate: number) => row.sums.find((sum) => sum.rate === rate);
  const base = (rate: number) => amount(ofRate(rate)?.net ?? 0);
  const vat = (rate: number) => amount(ofRate(rate)?.vat ?? 0);
  const [year, month, day] = sofiaDay(row.issuedAt).split('-');
  return [
    CODES[row.kind],
    tenDigits(row.number),
    `${day}.${month}.${year}`,
    row.buyer.vatNumber || row.buyer.number,
    row.buyer.company,
    t('ledger-goods'),
    amount(row.net),
    amount(row.vat),
    base(20),
    vat(20),
    base(9),
    vat(9),
    base(0),
    amount(row.gross),
    row.currency,
    row.corrects === null ? '' : tenDigits(row.corrects),
    orderNumber(row.orderId),
  ];
}
