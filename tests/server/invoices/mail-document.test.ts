import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailDocument } from '../../../server/modules/invoices/mail-document.ts';
import { anInvoicingVendor, issueAfterUndo } from '../support/an-invoice.ts';
import type { InvoicingVendor } from '../support/an-invoice.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let vendor: InvoicingVendor;

beforeAll(async () => {
  app = await startTestApplication({ environment: { VAT_REGISTER: 'sandbox', CARD_PAYMENTS: 'sandbox' } });
});
beforeEach(async () => {
  vendor = await anInvoicingVendor(app);
});
afterAll(() => app.close());

/** Documents whose mails wait in the queue. */
async function queued(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select (job.payload ->> 'documentId')::integer as id from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'invoices.mail-document'`.execute(app.database.db);
  return rows.map(({ id }) => id);
}

const mailsOf = (documentId: number) =>
  app.database.db.selectFrom('mail').selectAll().where('unique_key', '=', `document:${documentId}`).execute();

async function aShippedOrder(changes: object = {}) {
  const order = await vendor.place(2, changes);
  await vendor.request(order);
  await vendor.move(order.id, 'accepted', 'shipped');
  await issueAfterUndo(app);
  return order;
}

describe('The mail with a document', () => {
  it('brings the invoice to its buyer once, as PDF in the language of the order', async () => {
    const order = await aShippedOrder({ email: 'buyer@example.bg' });
    const [invoice] = await vendor.documents(order.id);
    const id = invoice?.id ?? 0;
    expect(await queued()).toContain(id);
    await mailDocument(app.invoices, id);
    await mailDocument(app.invoices, id);
    const mails = await mailsOf(id);
    expect(mails).toMatchObject([
      {
        recipient: 'buyer@example.bg',
        subject: `Фактура № 0000000001 към поръчка № ${order.number}`,
        attachments: [{ name: 'invoice-0000000001.pdf', type: 'application/pdf' }],
      },
    ]);
    expect(mails[0]?.text).toContain(`/porachka/${order.token}`);
    const pdf = Buffer.from(mails[0]?.attachments[0]?.content ?? '', 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('brings the credit note of a return', async () => {
    const order = await aShippedOrder();
    await vendor.move(order.id, 'delivered');
    await app.post(`/api/order/follow/${order.token}/withdrawal`, {
      vendorOrderId: order.id,
      onlyUnsent: false,
    });
    await vendor.move(order.id, 'returned');
    await issueAfterUndo(app);
    const note = (await vendor.documents(order.id)).find(({ kind }) => kind === 'credit-note');
    await mailDocument(app.invoices, note?.id ?? 0);
    expect((await mailsOf(note?.id ?? 0))[0]?.text).toContain('кредитно известие');
  });

  it('is left out for a document of a sale that was entered days later', async () => {
    const order = await aShippedOrder();
    const [invoice] = await vendor.documents(order.id);
    app.clock.passDays(4);
    await mailDocument(app.invoices, invoice?.id ?? 0);
    expect(await mailsOf(invoice?.id ?? 0)).toEqual([]);
    app.clock.passDays(-4);
  });
});
