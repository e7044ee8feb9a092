import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAuditMonth, auditXml } from '../../../server/modules/invoices/audit-month.ts';
import { SANDBOX_VAT_NUMBERS } from '../../../server/modules/invoices/vat/vat-register.ts';
import { decimal } from '../../../src/core/invoices/audit-file.ts';
import { aPerson } from '../support/an-account.ts';
import { anInvoicingVendor, BUYER, issueAfterUndo } from '../support/an-invoice.ts';
import type { InvoicingVendor, PlacedOrder } from '../support/an-invoice.ts';
import { anOrder } from '../support/an-order.ts';
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

const MONTH = '2026-11';
type Document = { id: number; kind: string; number: string; isReplaceable: boolean };
const listed = async (query = `month=${MONTH}`, who = vendor) =>
  (await app.get(`/api/vendor/documents?${query}`, who.headers)).body as { data: Document[]; total: number };
const download = (url: string, headers: object = {}) => app.server.inject({ url, headers: { ...headers } });

async function shipped(quantity = 1, changes: object = {}): Promise<PlacedOrder> {
  const order = await vendor.place(quantity, changes);
  await vendor.move(order.id, 'accepted', 'shipped');
  await issueAfterUndo(app);
  return order;
}

describe('A request for an invoice', () => {
  it('is remembered for the next order of its account only', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const last = async (headers: object) => (await app.get('/api/user/invoice-buyer', { ...headers })).body;
    expect(await last(person.headers)).toEqual({ buyer: null });
    for (const company of ['„Стара вълна“ ЕООД', '„Нова вълна“ ЕООД']) {
      const invoice = { ...BUYER, vatNumber: '', company };
      const order = anOrder([{ id: vendor.lamp }], { invoice });
      expect((await app.post('/api/order', order, person.headers)).status).toBe(201);
      app.clock.passDays(0.001);
    }
    expect(await last(person.headers)).toEqual({
      buyer: { ...BUYER, vatNumber: '', company: '„Нова вълна“ ЕООД' },
    });
    expect(await last(other.headers)).toEqual({ buyer: null });
    expect((await app.get('/api/user/invoice-buyer')).status).toBe(401);
  });

  it('names the wrong fields of the company', async () => {
    const answer = await vendor.request(await vendor.place(), { number: '999009106', person: '' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      errors: [
        { property: 'person', message: expect.any(String) },
        { property: 'number', message: expect.any(String) },
      ],
    });
  });

  it.each([
    ['of a closed company', SANDBOX_VAT_NUMBERS.closed, 'vatNumber'],
    ['of another company', SANDBOX_VAT_NUMBERS.valid, 'company'],
  ])('is refused with a VAT number %s', async (_, vatNumber, field) => {
    const buyer = { vatNumber, number: vatNumber.slice(2), company: 'Чужда фирма ООД' };
    const answer = await vendor.request(await vendor.place(), buyer);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: [{ property: field }] });
  });

  it('is accepted with an unchecked number while the register is silent', async () => {
    const { unavailable } = SANDBOX_VAT_NUMBERS;
    const order = await vendor.place();
    const answer = await vendor.request(order, { vatNumber: unavailable, number: unavailable.slice(2) });
    expect(answer.status).toBe(200);
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    expect(await vendor.documents(order.id)).toMatchObject([{ vat_check: 'not-checked' }]);
  });

  it('can be corrected until the invoice is issued, and not after it', async () => {
    const order = await vendor.place();
    await vendor.request(order);
    const corrected = await vendor.request(order, { address: 'Пловдив, ул. Гладстон 3' });
    expect(corrected.body).toMatchObject({ data: [{ request: { address: 'Пловдив, ул. Гладстон 3' } }] });
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    expect((await vendor.request(order)).status).toBe(409);
  });

  it('is refused for a cancelled order and for an order of somebody else', async () => {
    const [own, other] = [await vendor.place(), await vendor.place()];
    await vendor.move(own.id, 'cancelled');
    expect((await vendor.request(own)).status).toBe(409);
    expect((await vendor.request({ ...own, id: other.id })).status).toBe(404);
    expect((await vendor.request({ ...own, token: 'x'.repeat(43) })).status).toBe(404);
  });
});

describe('An invoice with wrong data', () => {
  it('is credited in full and replaced by the vendor, once and with the reason', async () => {
    const order = await shipped();
    await vendor.request(order);
    const [invoice] = (await listed()).data;
    const replace = (reason: string, who = vendor) =>
      app.post(
        `/api/vendor/documents/${invoice?.id}/replacement`,
        { buyer: { ...BUYER, person: 'Петър Иванов' }, reason },
        who.headers,
      );
    expect((await replace('x')).status).toBe(422);
    expect((await replace('Грешно име', await anInvoicingVendor(app))).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => replace('Грешно име')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await vendor.documents(order.id)).toMatchObject([
      { kind: 'invoice', number: 1 },
      { kind: 'credit-note', number: 2, corrects_id: invoice?.id, reason: 'Грешно име', gross: 2_812 },
      { kind: 'invoice', number: 3, replaces_id: invoice?.id, buyer: { person: 'Петър Иванов' } },
    ]);
    expect((await listed()).data.map(({ isReplaceable }) => isReplaceable)).toEqual([true, false, false]);
  });
});

describe('Documents', () => {
  it('are listed by month and page for their vendor only', async () => {
    for (let one = 0; one < 3; one += 1) await vendor.request(await shipped());
    expect(await listed()).toMatchObject({ total: 3, data: [{ number: '0000000003' }, {}, {}] });
    expect((await listed(`month=${MONTH}&offset=2&limit=2`)).data).toMatchObject([{ number: '0000000001' }]);
    expect((await listed('month=2026-10')).total).toBe(0);
    expect((await listed(undefined, await anInvoicingVendor(app))).total).toBe(0);
  });

  it.each(['bg', 'en'])(
    'are PDF files for the buyer and the vendor, and for nobody else (%s)',
    async (language) => {
      const order = await shipped();
      await vendor.request(order);
      const [{ id } = { id: 0 }] = (await listed()).data;
      const url = `/documents/${id}.pdf?language=${language}`;
      for (const answer of [
        await download(url, vendor.headers),
        await download(`${url}&order=${order.token}`),
      ]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-type']).toBe('application/pdf');
        expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      }
      const stranger = await vendor.place();
      expect((await download(`${url}&order=${stranger.token}`)).statusCode).toBe(404);
      expect((await download(url, (await anInvoicingVendor(app)).headers)).statusCode).toBe(404);
      expect((await download(url, (await aPerson(app)).headers)).statusCode).toBe(403);
      expect((await download(url)).statusCode).toBe(401);
    },
  );

  it('are exported with the personal data of their buyer', async () => {
    const person = await aPerson(app);
    const order = await vendor.place();
    await app.database.db
      .updateTable('customer_order')
      .set({ account_id: person.id })
      .where('token', '=', order.token)
      .execute();
    await vendor.request(order);
    await vendor.move(order.id, 'accepted', 'shipped');
    await issueAfterUndo(app);
    const { exportInvoices } = await import('../../../server/modules/invoices/export-invoices.ts');
    expect(await exportInvoices(app.database.db, person.id)).toMatchObject({
      invoiceRequests: [{ company: BUYER.company }],
      salesDocuments: [{ kind: 'invoice', buyer: { person: BUYER.person } }],
    });
  });

  it('are a table in the columns of the sales ledger, credit notes negative (SHIP-11)', async () => {
    const order = await shipped(2);
    await vendor.request(order);
    await vendor.move(order.id, 'returned');
    await issueAfterUndo(app);
    const { body, statusCode } = await download(`/exports/documents.csv?month=${MONTH}`, vendor.headers);
    expect(statusCode).toBe(200);
    const [header, invoice, note] = body.split('\r\n');
    expect(header).toMatch(/^\ufeff?Вид документ;Номер;Дата;/);
    expect(invoice).toContain('01;0000000001;21.11.2026;');
    expect(invoice).toContain(';44,74;8,95;44,74;8,95;0;0;0;53,69;EUR;;');
    expect(note).toContain(';-44,74;-8,95;-44,74;-8,95;0;0;0;-53,69;EUR;0000000001;');
  });
});

/** Values of the elements by name, in order. */
function elementsOf(file: Buffer): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = '', text = ''] of iconv
    .decode(file, 'windows-1251')
    .matchAll(/<(\w+)>([^<]*)<\/\1>/g)) {
    found.set(name, [...(found.get(name) ?? []), text]);
  }
  return found;
}

describe('The audit file', () => {
  const file = (month = MONTH, who = vendor) =>
    download(`/exports/audit-file.xml?month=${month}`, who.headers);

  it('contains the delivered orders and refunds of the month and adds up to them (SHIP-09)', async () => {
    await vendor.settings();
    const card = { paymentMethod: 'card' };
    const orders = [await shipped(1, card), await shipped(3, card), await shipped(2, card)];
    await shipped(1);
    const [returned, kept] = orders;
    for (const order of [returned, kept]) await vendor.move(order?.id ?? 0, 'delivered');
    await issueAfterUndo(app);
    await app.post(`/api/order/follow/${returned?.token}/withdrawal`, {
      vendorOrderId: returned?.id,
      onlyUnsent: false,
    });
    await vendor.move(returned?.id ?? 0, 'returned');
    await issueAfterUndo(app);
    await app.orders.payments.refunds.follow();
    app.clock.passDays(0.01);
    await app.orders.payments.refunds.follow();
    const answer = await file();
    expect(answer.statusCode).toBe(200);
    const found = elementsOf(answer.rawPayload);
    const sum = (name: string) => (found.get(name) ?? []).reduce((all, one) => all + Number(one), 0);
    expect(found.get('ord_n')).toEqual([returned?.number, kept?.number]);
    expect(found.get('ord_total2')).toEqual(['28.12', '79.25']);
    expect(sum('art_sum')).toBeCloseTo(sum('ord_total2'), 8);
    expect(sum('art_vat')).toBeCloseTo(sum('ord_vat'), 8);
    expect(sum('ord_total1') - sum('ord_disc') + sum('ord_vat')).toBeCloseTo(sum('ord_total2'), 8);
    expect(found.get('paym')).toEqual(['2', '2']);
    expect(found.get('pos_n')).toEqual(['72000123', '72000123']);
    expect(found.get('r_ord_n')).toEqual([returned?.number]);
    expect(found.get('r_amount')).toEqual(['28.12']);
    expect(found.get('r_paym')).toEqual(['2']);
    expect([found.get('r_ord'), found.get('r_total')]).toEqual([['1'], ['28.12']]);
    expect([found.get('mon'), found.get('god'), found.get('e_shop_type')]).toEqual([['11'], ['2026'], ['2']]);
  });

  it('is refused for a month with refunds only, which the official format cannot describe', async () => {
    await vendor.settings();
    const order = await shipped(1, { paymentMethod: 'card' });
    await vendor.move(order.id, 'delivered');
    app.clock.passDays(0.01);
    await app.post(`/api/order/follow/${order.token}/withdrawal`, {
      vendorOrderId: order.id,
      onlyUnsent: false,
    });
    await vendor.move(order.id, 'returned');
    await issueAfterUndo(app);
    app.clock.passDays(11);
    for (let call = 0; call < 2; call += 1) {
      await app.orders.payments.refunds.follow();
      app.clock.passDays(0.01);
    }
    const read = (month: string) => readAuditMonth(app.invoices, vendor.vendorId, month);
    await expect(read('2026-12')).rejects.toThrow('error-audit-refunds-only');
    await expect(read('2027-01')).rejects.toThrow('error-audit-empty');
    app.clock.passDays(-11);
  });

  it('is refused without delivered orders, when it is off, and for a wrong month', async () => {
    expect((await file()).statusCode).toBe(409);
    await vendor.settings();
    expect((await file()).statusCode).toBe(409);
    for (const month of ['2019-12', '2026-13', '2026-1', "2026-11'"]) {
      expect((await file(encodeURIComponent(month))).statusCode).toBe(month === '2019-12' ? 422 : 400);
    }
  });

  it('is written in windows-1251; other letters become character references', () => {
    const written = auditXml({ art_name: 'Стол „Ø“ & < 漢\u0001' });
    expect(written.toString('latin1')).toMatch(/^<\?xml version="1.0" encoding="WINDOWS-1251"\?>/);
    expect(iconv.decode(written, 'windows-1251')).toContain('Стол „&#216;“ &amp; &lt; &#28450;');
  });

  it('writes amounts with two decimals', () => {
    expect([decimal(5), decimal(120), decimal(-12_345)]).toEqual(['0.05', '1.20', '-123.45']);
  });
});

describe('Settings of invoices', () => {
  it('are changed by their vendor and validated', async () => {
    expect((await vendor.settings({ shopNumber: '' })).status).toBe(422);
    expect((await vendor.settings({ firstNumber: 77 })).body).toMatchObject({
      settings: { firstNumber: 77, isAuditOn: true },
      isNumberUsed: false,
    });
    await vendor.request(await shipped());
    expect((await listed()).data).toMatchObject([{ number: '0000000077' }]);
    expect((await vendor.settings({ firstNumber: 78 })).status).toBe(422);
    expect((await vendor.settings({ firstNumber: 77, isAuditOn: false })).status).toBe(200);
  });
});
