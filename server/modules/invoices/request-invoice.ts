import type { Kysely, Transaction } from 'kysely';
import { InvoiceBuyerCommand, isSameCompany } from '../../../src/core/invoices/invoice-buyer.ts';
import type { InvoiceBuyer, VatCheckResult } from '../../../src/core/invoices/invoice-buyer.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import type { InvoiceDependencies } from './invoice-dependencies.ts';
import { checkAgain, issueDocuments } from './issue-documents.ts';
import { lockOrderFacts } from './order-facts.ts';

/** Valid data of a buyer, with the answer of the VAT register. */
export type CheckedBuyer = { buyer: InvoiceBuyer; vatCheck: VatCheckResult };

/**
 * Validates the buyer of an invoice, and its VAT number at the register. A silent register stops nothing: the
 * number counts as not checked (SHIP-08).
 * @throws Failure `invalid` with the fields, also for a closed company and for a number of another company
 */
export async function checkBuyer(
  { vatRegister }: Pick<InvoiceDependencies, 'vatRegister'>,
  form: InvoiceBuyer,
): Promise<CheckedBuyer> {
  const command = new InvoiceBuyerCommand(form);
  const errors = command.errors();
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  const buyer = { ...command };
  if (buyer.vatNumber === '') return { buyer, vatCheck: 'none' };
  const check = (await vatRegister?.check(buyer.vatNumber)) ?? { status: 'unavailable' as const };
  if (check.status === 'invalid') {
    throw new Failure('validation_failed', { vatNumber: 'error-invoice-vat-closed' }, 'invalid');
  }
  if (check.status === 'valid' && !isSameCompany(check.name, buyer.company)) {
    throw new Failure('validation_failed', { company: 'error-invoice-vat-other-company' }, 'invalid');
  }
  return { buyer, vatCheck: check.status === 'valid' ? 'valid' : 'not-checked' };
}

/** Stores the request for the invoice of a vendor order, in place of an earlier one. */
export async function storeRequest(
  transaction: Transaction<Database>,
  vendorOrderId: number,
  { buyer, vatCheck }: CheckedBuyer,
  now: Date,
): Promise<void> {
  const values = {
    company: buyer.company,
    company_number: buyer.number,
    vat_number: buyer.vatNumber,
    address: buyer.address,
    person: buyer.person,
    vat_check: vatCheck,
    requested_at: now,
  };
  await transaction
    .insertInto('invoice_request')
    .values({ vendor_order_id: vendorOrderId, ...values })
    .onConflict((conflict) => conflict.column('vendor_order_id').doUpdateSet(values))
    .execute();
  await checkAgain(transaction, vendorOrderId, now);
}

/**
 * Requests the invoice of a vendor order by the secret of the order's link. It is issued at once if the parcel
 * is on its way.
 * @throws Failure `not-found`, `invalid`, `error-invoice-issued` or `error-invoice-nothing-sold` (`conflict`)
 */
export async function requestInvoice(
  deps: InvoiceDependencies,
  token: string,
  vendorOrderId: number,
  form: InvoiceBuyer,
): Promise<void> {
  const { db, clock } = deps;
  const own = await db
    .selectFrom('vendor_order')
    .innerJoin('customer_order', 'customer_order.id', 'vendor_order.order_id')
    .select('vendor_order.id')
    .where('vendor_order.id', '=', vendorOrderId)
    .where('customer_order.token', '=', token)
    .executeTakeFirst();
  if (!own) throw new Failure('error-order-not-found', {}, 'not-found');
  const checked = await checkBuyer(deps, form);
  await inTransaction(db, async (transaction) => {
    const facts = await lockOrderFacts(transaction, vendorOrderId);
    if (facts?.documents.some(({ kind }) => kind === 'invoice')) {
      throw new Failure('error-invoice-issued', {}, 'conflict');
    }
    if (!facts || facts.lines.length === 0) throw new Failure('error-invoice-nothing-sold', {}, 'conflict');
    await storeRequest(transaction, vendorOrderId, checked, clock.now());
  });
  await issueDocuments(deps, vendorOrderId);
}

/** Buyer of the last invoice that was requested for an order of the account; null without one. */
export async function lastInvoiceBuyer(
  db: Kysely<Database>,
  accountId: number,
): Promise<InvoiceBuyer | null> {
  const row = await db
    .selectFrom('invoice_request as request')
    .innerJoin('vendor_order as part', 'part.id', 'request.vendor_order_id')
    .innerJoin('customer_order as placed', 'placed.id', 'part.order_id')
    .select([
      'request.company',
      'request.company_number as number',
      'request.vat_number as vatNumber',
      'request.address',
      'request.person',
    ])
    .where('placed.account_id', '=', accountId)
    .orderBy('request.requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
