import { MINUTE } from '../../../src/core/shared/durations.ts';
import { issueDueDocuments } from '../../../server/modules/invoices/issue-documents.ts';
import type { InvoiceBuyer } from '../../../src/core/invoices/invoice-buyer.ts';
import { SANDBOX_VAT_NUMBERS } from '../../../server/modules/invoices/vat/vat-register.ts';
import { notifyOfSteps } from './notify-of-steps.ts';
import { aPerson } from './an-account.ts';
import { aShop } from './a-shop.ts';
import { anOrder } from './an-order.ts';
import type { TestApplication } from './test-application.ts';

/** Company of the sandbox register. */
export const BUYER: InvoiceBuyer = {
  company: '„Родопска вълна“ ЕООД',
  number: SANDBOX_VAT_NUMBERS.valid.slice(2),
  vatNumber: SANDBOX_VAT_NUMBERS.valid,
  address: 'Смолян, ул. Преспа 4',
  person: 'Мария Петрова',
};

export const AUDIT_SETTINGS = {
  chargesVat: true,
  firstNumber: 1,
  isAuditOn: true,
  shopNumber: 'RF0001234',
  posNumber: '72000123',
  providerId: '',
  isCashByPost: false,
};

export type PlacedOrder = { token: string; id: number; number: string };

/** A vendor with a lamp of 50 leva and a delivery of 5, and the actions of its orders. */
export async function anInvoicingVendor(app: TestApplication) {
  const { db } = app.database;
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  await db.updateTable('vendor').set({ vat_number: 'BG999001012' }).where('id', '=', vendorId).execute();
  const { headers } = await aPerson(app, { type: 'vendor', vendorId });
  const lamp = await shop.product({
    vendorId,
    categoryId: await shop.category(),
    price: 5_000,
    quantity: 1_000,
  });
  const post = (url: string, body?: unknown) => app.post(url, body, headers);
  return {
    vendorId,
    headers,
    lamp,
    place: async (quantity = 1, changes: object = {}): Promise<PlacedOrder> => {
      const answer = await app.post('/api/order', anOrder([{ id: lamp, quantity }], changes));
      if (answer.status !== 201) throw new Error(answer.text);
      const { token, number, paymentUrl } = answer.body as {
        token: string;
        number: string;
        paymentUrl: string | null;
      };
      if (paymentUrl !== null) {
        await app.server.inject({ method: 'POST', url: paymentUrl, payload: { outcome: 'paid' } });
      }
      const { body } = await app.get(`/api/order/follow/${token}`);
      return { token, number, id: (body as { vendorOrders: { id: number }[] }).vendorOrders[0]?.id ?? 0 };
    },
    move: (id: number, ...statuses: string[]) =>
      statuses.reduce<Promise<unknown>>(
        (before, status) => before.then(() => post(`/api/order/${id}/status`, { status })),
        Promise.resolve(),
      ),
    request: (order: PlacedOrder, change: Partial<InvoiceBuyer> = {}) =>
      app.post(`/api/order/follow/${order.token}/invoice`, {
        vendorOrderId: order.id,
        buyer: { ...BUYER, ...change },
      }),
    settings: (change: Partial<typeof AUDIT_SETTINGS> = {}) =>
      post('/api/vendor/invoicing', { ...AUDIT_SETTINGS, ...change }),
    documents: (id: number) =>
      db.selectFrom('sales_document').selectAll().where('vendor_order_id', '=', id).orderBy('id').execute(),
  };
}

export type InvoicingVendor = Awaited<ReturnType<typeof anInvoicingVendor>>;

/** Advances past the vendor's undo minute and runs the job of documents. */
export async function issueAfterUndo(app: TestApplication): Promise<void> {
  app.clock.passDays((2 * MINUTE) / (24 * 60 * MINUTE));
  await notifyOfSteps(app);
  await issueDueDocuments(app.invoices);
}
