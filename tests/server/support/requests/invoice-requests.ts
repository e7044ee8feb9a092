import { anInvoicingVendor, AUDIT_SETTINGS, BUYER, issueAfterUndo } from '../an-invoice.ts';
import type { TestApplication } from '../test-application.ts';
import type { ValidRequest } from './valid-requests.ts';

/** Valid requests of invoice operations, each of a new vendor. */
export function invoiceRequests(app: TestApplication): Record<string, () => Promise<ValidRequest>> {
  const anInvoice = async () => {
    const vendor = await anInvoicingVendor(app);
    const order = await vendor.place();
    await vendor.request(order);
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    const [invoice] = await vendor.documents(order.id);
    return { vendor, order, id: invoice?.id ?? 0 };
  };
  const ofVendor = async () => ({ headers: (await anInvoicingVendor(app)).headers });
  return {
    orderDocuments: async () => ({ params: { token: (await anInvoice()).order.token } }),
    requestInvoice: async () => {
      const { token, id } = await (await anInvoicingVendor(app)).place();
      return { params: { token }, body: { vendorOrderId: id, buyer: BUYER } };
    },
    vendorDocuments: async () => ({
      headers: (await anInvoice()).vendor.headers,
      query: { month: '2026-11', offset: 0, limit: 20 },
    }),
    replaceInvoice: async () => {
      const { vendor, id } = await anInvoice();
      return { headers: vendor.headers, params: { id }, body: { buyer: BUYER, reason: 'Грешен адрес' } };
    },
    lastInvoiceBuyer: ofVendor,
    vendorInvoicing: ofVendor,
    updateInvoicing: async () => ({ ...(await ofVendor()), body: AUDIT_SETTINGS }),
  };
}
