import { Failure } from '../../../src/core/shared/failure.ts';
import type { InvoiceBuyer } from '../../../src/core/invoices/invoice-buyer.ts';
import { normaliseLine } from '../../../src/core/shared/tidy-text.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { InvoiceDependencies } from './invoice-dependencies.ts';
import { currentInvoice, lockOrderFacts } from './order-facts.ts';
import { checkBuyer, storeRequest } from './request-invoice.ts';
import { writeCreditNote, writeInvoice } from './write-document.ts';

const REASON = { min: 3, max: 300 };

/**
 * Credits an invoice with wrong data in full and issues a new one, both with the reason (SHIP-08).
 * @throws Failure `not-found` for another vendor's invoice, `invalid`, `error-invoice-replaced` or
 * `error-invoice-nothing-sold` (`conflict`)
 */
export async function replaceInvoice(
  deps: InvoiceDependencies,
  vendorId: number,
  invoiceId: number,
  { buyer: form, reason: typed }: { buyer: InvoiceBuyer; reason: string },
): Promise<void> {
  const { db, clock } = deps;
  const found = await db
    .selectFrom('sales_document')
    .select('vendor_order_id')
    .where('id', '=', invoiceId)
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  if (!found) throw new Failure('error-invoice-not-found', {}, 'not-found');
  const reason = normaliseLine(typed);
  if (reason.length < REASON.min || reason.length > REASON.max) {
    throw new Failure('validation_failed', { reason: 'error-invoice-reason' }, 'invalid');
  }
  const checked = await checkBuyer(deps, form);
  await inTransaction(db, async (transaction) => {
    const now = clock.now();
    const facts = await lockOrderFacts(transaction, found.vendor_order_id);
    const invoice = facts && currentInvoice(facts.documents);
    if (!invoice || invoice.id !== invoiceId) throw new Failure('error-invoice-replaced', {}, 'conflict');
    if (facts.lines.length === 0) throw new Failure('error-invoice-nothing-sold', {}, 'conflict');
    await writeCreditNote(transaction, facts, invoice, { current: [], reason }, now);
    await storeRequest(transaction, found.vendor_order_id, checked, now);
    await writeInvoice(transaction, facts, { ...checked, replacesId: invoiceId, reason }, now);
  });
}
