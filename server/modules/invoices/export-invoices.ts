import type { DataExport } from '../../module-context.ts';

/** Companies named by the account for invoices, and the issued documents of its orders. */
export const exportInvoices: DataExport = async (db, accountId) => {
  const [invoiceRequests, salesDocuments] = await Promise.all([
    db
      .selectFrom('invoice_request')
      .innerJoin('vendor_order', 'vendor_order.id', 'invoice_request.vendor_order_id')
      .innerJoin('customer_order', 'customer_order.id', 'vendor_order.order_id')
      .selectAll('invoice_request')
      .where('account_id', '=', accountId)
      .orderBy('vendor_order_id')
      .execute(),
    db
      .selectFrom('sales_document')
      .innerJoin('vendor_order', 'vendor_order.id', 'sales_document.vendor_order_id')
      .innerJoin('customer_order', 'customer_order.id', 'vendor_order.order_id')
      .select(['kind', 'number', 'issued_at', 'buyer', 'sales_document.currency', 'lines', 'gross'])
      .where('account_id', '=', accountId)
      .orderBy('sales_document.id')
      .execute(),
  ]);
  return { invoiceRequests, salesDocuments };
};
