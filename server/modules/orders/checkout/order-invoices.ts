import type { Transaction } from 'kysely';
import { invoiceFieldErrors } from '../../../../src/core/orders/checkout-form.ts';
import type { PlaceOrderCommand } from '../../../../src/core/orders/place-order-command.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';
import type { InvoiceDependencies } from '../../invoices/invoice-dependencies.ts';
import { checkBuyer, storeRequest } from '../../invoices/request-invoice.ts';
import type { CheckedBuyer } from '../../invoices/request-invoice.ts';

/**
 * Checks the company for the invoices of a new order, before its transaction, because the VAT register may be
 * slow (SHIP-08).
 * @returns null if no invoice is wanted
 * @throws Failure `invalid` with the fields of the checkout
 */
export async function checkInvoiceBuyer(
  invoices: InvoiceDependencies,
  { invoice }: PlaceOrderCommand,
): Promise<CheckedBuyer | null> {
  if (!invoice) return null;
  return checkBuyer(invoices, invoice).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(error.messageKey, invoiceFieldErrors(error.fields), error.kind);
  });
}

/** Stores the request for an invoice of each vendor order. */
export async function requestInvoices(
  transaction: Transaction<Database>,
  orderId: number,
  buyer: CheckedBuyer | null,
  now: Date,
): Promise<void> {
  if (!buyer) return;
  const rows = await transaction
    .selectFrom('vendor_order')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  for (const { id } of rows) await storeRequest(transaction, id, buyer, now);
}
