import { DEFAULT_INVOICING } from '../../src/core/invoices/invoicing-settings.ts';
import type { InvoiceGateway, OrderDocuments } from '../../src/core/invoices/invoice-gateway.ts';
import { fakeGateway } from './fake-gateway.ts';

/** Server of invoices with these documents of the order, and a vendor without documents. */
export function anInvoiceGateway(documents: OrderDocuments[] = []) {
  let own = documents;
  return fakeGateway<InvoiceGateway>({
    orderDocuments: () => ({ data: own }),
    requestInvoice: ({ vendorOrderId, buyer }) => {
      own = own.map((one) => (one.vendorOrderId === vendorOrderId ? { ...one, request: buyer } : one));
      return { data: own };
    },
    lastInvoiceBuyer: () => ({ buyer: own.find(({ request }) => request !== null)?.request ?? null }),
    vendorDocuments: () => ({ data: [], total: 0 }),
    replaceInvoice: () => ({ message: 'invoice-replaced' }),
    vendorInvoicing: () => ({
      settings: { ...DEFAULT_INVOICING, chargesVat: true },
      vatNumber: 'BG999001012',
      isNumberUsed: false,
    }),
    updateInvoicing: (settings) => ({ settings, vatNumber: 'BG999001012', isNumberUsed: false }),
  });
}
