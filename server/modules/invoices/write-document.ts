import type { Transaction } from 'kysely';
import { creditAmounts, currencyOn, documentAmounts } from '../../../src/core/invoices/sales-document.ts';
import type {
  DocumentAmounts,
  DocumentCurrency,
  SoldLine,
} from '../../../src/core/invoices/sales-document.ts';
import type { InvoiceBuyer, VatCheckResult } from '../../../src/core/invoices/invoice-buyer.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { json } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { creditNotesOf } from './order-facts.ts';
import type { OrderFacts, SalesDocumentRow } from './order-facts.ts';

type NewInvoice = { buyer: InvoiceBuyer; vatCheck: VatCheckResult; replacesId?: number; reason?: string };

/** Issues an invoice of the current lines; null if nothing is left to pay for (SHIP-08). */
export function writeInvoice(
  transaction: Transaction<Database>,
  facts: OrderFacts,
  { buyer, vatCheck, replacesId, reason = '' }: NewInvoice,
  now: Date,
): Promise<SalesDocumentRow> | null {
  const currency = currencyOn(sofiaDay(now));
  const amounts = documentAmounts(facts.lines, currency);
  if (amounts.stotinki <= 0) return null;
  return write(transaction, facts, amounts, {
    kind: 'invoice',
    currency,
    buyer: json(buyer),
    vat_check: vatCheck,
    replaces_id: replacesId ?? null,
    reason,
    issued_at: now,
  });
}

/** Issues the seller's document of an order without a fiscal receipt (SHIP-09); null for an empty order. */
export function writeSale(
  transaction: Transaction<Database>,
  facts: OrderFacts,
  now: Date,
): Promise<SalesDocumentRow> | null {
  const currency = currencyOn(sofiaDay(now));
  const amounts = documentAmounts(facts.lines, currency);
  if (amounts.stotinki <= 0) return null;
  return write(transaction, facts, amounts, { kind: 'sale', currency, buyer: null, issued_at: now });
}

/** Issues the credit note that leaves `current` of the invoice; null if nothing is to be credited. */
export function writeCreditNote(
  transaction: Transaction<Database>,
  facts: OrderFacts,
  invoice: SalesDocumentRow,
  { current, reason = '' }: { current: readonly SoldLine[]; reason?: string },
  now: Date,
): Promise<SalesDocumentRow> | null {
  const { currency, buyer, vat_check: vatCheck } = invoice;
  // The rate of the invoice stays, also if the vendor's registration has changed since.
  const rate = invoice.lines[0]?.rate ?? 0;
  const amounts = creditAmounts(
    invoice,
    creditNotesOf(facts.documents, invoice),
    current.map((line) => ({ ...line, rate })),
    currency,
  );
  if (!amounts) return null;
  return write(transaction, { ...facts, seller: invoice.seller }, amounts, {
    kind: 'credit-note',
    corrects_id: invoice.id,
    currency,
    buyer: buyer && json(buyer),
    vat_check: vatCheck,
    reason,
    issued_at: now,
  });
}

type Values = {
  kind: 'invoice' | 'credit-note' | 'sale';
  currency: DocumentCurrency;
  buyer: string | null;
  vat_check?: VatCheckResult;
  corrects_id?: number;
  replaces_id?: number | null;
  reason?: string;
  issued_at: Date;
};

/** Inserts the document and queues its mail. Late in the transaction: it locks the counter of the vendor. */
async function write(
  transaction: Transaction<Database>,
  { id, order, seller }: Pick<OrderFacts, 'id' | 'order' | 'seller'>,
  { lines, sums, net, vat, gross, stotinki }: DocumentAmounts,
  values: Values,
): Promise<SalesDocumentRow> {
  const document = await transaction
    .insertInto('sales_document')
    .values({
      ...values,
      vendor_id: order.vendorId,
      vendor_order_id: id,
      tax_event_at: values.kind === 'credit-note' ? values.issued_at : taxEventOf(order, values.issued_at),
      seller: json(seller),
      lines: json([...lines]),
      sums: json([...sums]),
      net,
      vat,
      gross,
      stotinki,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(transaction, 'invoices.mail-document', { documentId: document.id });
  return document;
}

/** A card payment before shipping is an advance payment, which is the tax event. */
function taxEventOf({ method, releasedAt, shippedAt }: OrderFacts['order'], now: Date): Date {
  return (method === 'card' ? releasedAt : shippedAt) ?? now;
}
