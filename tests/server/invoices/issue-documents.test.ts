import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueDocuments, issueDueDocuments } from '../../../server/modules/invoices/issue-documents.ts';
import { refundByTeam } from '../../../server/modules/orders/refunds/refund-by-team.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { anInvoicingVendor, BUYER, issueAfterUndo } from '../support/an-invoice.ts';
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

const key = () => randomBytes(16).toString('base64url');
const kinds = async (id: number) => (await vendor.documents(id)).map(({ kind }) => kind);

describe('An invoice', () => {
  it('is issued after shipping, when the vendor can no longer undo it (SHIP-08)', async () => {
    const order = await vendor.place(2);
    expect((await vendor.request(order)).status).toBe(200);
    await issueAfterUndo(app);
    expect(await kinds(order.id)).toEqual([]);
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueDueDocuments(app.invoices);
    expect(await kinds(order.id)).toEqual([]);
    await issueAfterUndo(app);
    const [invoice] = await vendor.documents(order.id);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: 1,
      currency: 'EUR',
      stotinki: 10_500,
      gross: 5_369,
      vat: 895,
      net: 4_474,
      buyer: BUYER,
      vat_check: 'valid',
      seller: { company: 'Дървото ООД', vatNumber: 'BG999001012' },
    });
    expect(invoice?.lines.map(({ kind, quantity, gross }) => [kind, quantity, gross])).toEqual([
      ['product', 2, 5_113],
      ['delivery', 1, 256],
    ]);
  });

  it('has the prices after the discount of a code (CART-03), and the same sum as the order', async () => {
    await app.database.db
      .insertInto('coupon')
      .values({ vendor_id: vendor.vendorId, code: 'DOM10', percent: 10, amount: null })
      .execute();
    const order = await vendor.place(3, { coupon: 'dom10', expectedDiscount: 1_500 });
    await vendor.request(order);
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    const [invoice] = await vendor.documents(order.id);
    // 150,00 - 15,00 + 5,00 лв. are 71,58 €.
    expect(invoice).toMatchObject({ stotinki: 14_000, gross: 7_158 });
    const lines = invoice?.lines ?? [];
    expect(lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(7_158);
    expect(lines.map(({ kind, quantity, gross }) => [kind, quantity, gross])).toEqual([
      ['product', 3, 6_902],
      ['delivery', 1, 256],
    ]);
  });

  it('is not issued for a shipping that the vendor undoes', async () => {
    const order = await vendor.place();
    await vendor.request(order);
    await vendor.move(order.id, 'accepted', 'shipped');
    await app.post(`/api/order/${order.id}/undo`, undefined, vendor.headers);
    await issueAfterUndo(app);
    expect(await kinds(order.id)).toEqual([]);
  });

  it('is issued at once when requested after shipping', async () => {
    const order = await vendor.place();
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    const answer = await vendor.request(order);
    expect(answer.body).toMatchObject({
      data: [{ mayRequest: false, documents: [{ kind: 'invoice', number: '0000000001', gross: 2_812 }] }],
    });
  });

  it('is issued four days after a card payment, also without shipping', async () => {
    const order = await vendor.place(1, { paymentMethod: 'card' });
    await vendor.request(order);
    app.clock.passDays(3.9);
    await issueDueDocuments(app.invoices);
    expect(await kinds(order.id)).toEqual([]);
    app.clock.passDays(0.2);
    await issueDueDocuments(app.invoices);
    expect(await kinds(order.id)).toEqual(['invoice']);
  });

  it('is issued once, however many requests and jobs run at the same time', async () => {
    const order = await vendor.place();
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => vendor.request(order)));
    await Promise.all(Array.from({ length: 6 }, () => issueDocuments(app.invoices, order.id)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await kinds(order.id)).toEqual(['invoice']);
  });

  it('contains no VAT of a vendor without a registration', async () => {
    await app.database.db
      .updateTable('vendor')
      .set({ vat_number: null })
      .where('id', '=', vendor.vendorId)
      .execute();
    const order = await vendor.place();
    await vendor.request(order);
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    expect(await vendor.documents(order.id)).toMatchObject([{ vat: 0, net: 2_812, sums: [{ rate: 0 }] }]);
  });

  it('never changes: the database refuses updates and deletions', async () => {
    const order = await vendor.place();
    await vendor.request(order);
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    const { db } = app.database;
    const own = sql`where vendor_order_id = ${order.id}`;
    await expect(sql`update sales_document set reason = 'x' ${own}`.execute(db)).rejects.toThrow(
      'only grows',
    );
    await expect(sql`delete from sales_document ${own}`.execute(db)).rejects.toThrow('only grows');
    await expect(sql`truncate sales_document cascade`.execute(db)).rejects.toThrow('only grows');
  });
});

describe('A credit note', () => {
  it('follows returned goods and a refund of the team, and credits the invoice exactly', async () => {
    const order = await vendor.place(3, { paymentMethod: 'card' });
    await vendor.request(order);
    await vendor.move(order.id, 'accepted', 'shipped', 'delivered');
    await issueAfterUndo(app);
    const { order_id: orderId } = await app.database.db
      .selectFrom('vendor_order')
      .select('order_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await inTransaction(app.database.db, (transaction) =>
      refundByTeam(app.orders, transaction, orderId, { vendorOrderId: order.id, amount: 700 }),
    );
    await issueAfterUndo(app);
    const withdrawal = { key: key(), products: [{ productId: vendor.lamp, quantity: 1 }] };
    await app.post(`/api/order/follow/${order.token}/withdrawal`, {
      vendorOrderId: order.id,
      onlyUnsent: false,
      pieces: withdrawal,
    });
    await app.post(`/api/order/${order.id}/return`, { unsellable: [], note: '' }, vendor.headers);
    await issueAfterUndo(app);
    await app.post(`/api/order/follow/${order.token}/withdrawal`, {
      vendorOrderId: order.id,
      onlyUnsent: false,
    });
    await vendor.move(order.id, 'returned');
    await issueAfterUndo(app);
    const [invoice, ...notes] = await vendor.documents(order.id);
    expect(notes.map(({ kind, stotinki }) => [kind, stotinki])).toEqual([
      ['credit-note', 700],
      ['credit-note', 5_000],
      ['credit-note', 9_800],
    ]);
    expect(notes.map(({ number }) => number)).toEqual([2, 3, 4]);
    for (const name of ['net', 'vat', 'gross'] as const) {
      expect(notes.reduce((sum, note) => sum + note[name], 0)).toBe(invoice?.[name]);
    }
    expect(notes.every(({ corrects_id: corrected }) => corrected === invoice?.id)).toBe(true);
  });

  it('is not issued twice for one change', async () => {
    const order = await vendor.place(2);
    await vendor.request(order);
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    await vendor.move(order.id, 'returned');
    await issueAfterUndo(app);
    await Promise.all(Array.from({ length: 4 }, () => issueDocuments(app.invoices, order.id)));
    expect(await kinds(order.id)).toEqual(['invoice', 'credit-note']);
  });

  it('above its invoice is refused by the database', async () => {
    const order = await vendor.place();
    await vendor.request(order);
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    const credit = (gross: number) =>
      sql`
        insert into sales_document (kind, vendor_id, vendor_order_id, issued_at, tax_event_at, corrects_id, currency,
          seller, buyer, lines, sums, net, vat, gross, stotinki)
        select 'credit-note', vendor_id, vendor_order_id, now(), now(), id, currency, seller, buyer, '[]', '[]',
          ${gross}::integer, 0, ${gross}::integer, ${gross}::integer
        from sales_document where vendor_order_id = ${order.id} and kind = 'invoice'`.execute(
        app.database.db,
      );
    await expect(credit(2_813)).rejects.toThrow('exceed');
    await credit(1_400);
    await credit(1_400);
    await expect(credit(13)).rejects.toThrow('exceed');
  });
});

describe('Numbers of documents', () => {
  it('have no gap under 32 simultaneous writers of which some fail and some lose their connection (SHIP-08)', async () => {
    await vendor.settings({ isAuditOn: false, firstNumber: 501 });
    const orders = [];
    for (let one = 0; one < 32; one += 1) orders.push(await vendor.place());
    await Promise.all(orders.map((order) => vendor.request(order)));
    await Promise.all(orders.map(({ id }) => vendor.move(id, 'accepted', 'shipped')));
    app.clock.passDays(0.01);
    const { db } = app.database;
    const ends = ['rolled back', 'killed', 'committed', 'committed'] as const;
    const writers = orders.map(({ id }, index) => {
      const end = ends[index % ends.length];
      if (end === 'committed') return issueDocuments(app.invoices, id);
      return inTransaction(db, async (transaction) => {
        await issueDocuments({ ...app.invoices, db: transaction }, id);
        if (end === 'killed') await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
        throw new Error(end);
      });
    });
    const results = await Promise.allSettled(writers);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(16);
    await Promise.all(orders.map(({ id }) => issueDocuments(app.invoices, id)));
    const rows = await db
      .selectFrom('sales_document')
      .select('number')
      .where('vendor_id', '=', vendor.vendorId)
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, index) => 501 + index));
  });

  it('are counted for each vendor alone', async () => {
    const other = await anInvoicingVendor(app);
    for (const one of [vendor, other]) {
      const order = await one.place();
      await one.request(order);
      await one.move(order.id, 'accepted', 'shipped');
    }
    await issueAfterUndo(app);
    const rows = await app.database.db
      .selectFrom('sales_document')
      .select('number')
      .where('vendor_id', 'in', [vendor.vendorId, other.vendorId])
      .execute();
    expect(rows).toEqual([{ number: 1 }, { number: 1 }]);
  });
});

describe('A seller’s document', () => {
  it('exists for each card order of a vendor with the audit file (SHIP-09)', async () => {
    await vendor.settings();
    const [card, cash] = [await vendor.place(1, { paymentMethod: 'card' }), await vendor.place()];
    await vendor.move(card.id, 'accepted', 'shipped');
    await vendor.move(cash.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    expect(await vendor.documents(card.id)).toMatchObject([{ kind: 'sale', number: 1, buyer: null }]);
    expect(await kinds(cash.id)).toEqual([]);
  });

  it('exists for cash on delivery that couriers pay out by post', async () => {
    await vendor.settings({ isCashByPost: true });
    const order = await vendor.place();
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    expect(await kinds(order.id)).toEqual(['sale']);
  });

  it('does not exist on another tax regime, and follows for the month when the vendor switches it on', async () => {
    const order = await vendor.place(1, { paymentMethod: 'card' });
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    expect(await kinds(order.id)).toEqual([]);
    await vendor.settings();
    await issueAfterUndo(app);
    expect(await kinds(order.id)).toEqual(['sale']);
  });
});
