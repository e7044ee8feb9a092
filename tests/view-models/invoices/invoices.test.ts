import { describe, expect, it } from 'vitest';
import { InvoiceBuyerCommand } from '../../../src/core/invoices/invoice-buyer.ts';
import type { InvoiceBuyer } from '../../../src/core/invoices/invoice-buyer.ts';
import { InvoicingEditor } from '../../../src/view-models/invoices/invoicing-editor.ts';
import { OrderDocumentList } from '../../../src/view-models/invoices/order-documents.ts';
import { VendorDocumentsScreen } from '../../../src/view-models/invoices/vendor-documents-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { anInvoiceGateway } from '../../support/an-invoice-gateway.ts';
import { FakeClock } from '../../support/fake-clock.ts';

const BUYER: InvoiceBuyer = {
  company: 'Зорница ЕООД',
  number: '999009105',
  vatNumber: '',
  address: 'Смолян, ул. Преспа 4',
  person: 'Мария Петрова',
};
const rules = async () => (form: InvoiceBuyer) => new InvoiceBuyerCommand(form).errors();
const part = { vendorOrderId: 11, mayRequest: true, request: null, documents: [] };
const { signal } = new AbortController();

describe('Documents of an order', () => {
  it('suggest the company of another vendor’s invoice, and store the request', async () => {
    const gateway = anInvoiceGateway([part, { ...part, vendorOrderId: 12, request: BUYER }]);
    const list = new OrderDocumentList(gateway, new Modals(), 'x'.repeat(43), rules);
    await list.load();
    list.open(11);
    expect(list.form.values).toEqual(BUYER);
    expect(await list.form.submit()).toBe(true);
    expect(list.requested).toBeNull();
    expect(list.documents[0]?.request).toEqual(BUYER);
  });

  it('mark a wrong company number and stay open', async () => {
    const list = new OrderDocumentList(anInvoiceGateway([part]), new Modals(), 'x'.repeat(43), rules);
    await list.load();
    list.open(11);
    expect(await list.form.submit()).toBe(false);
    expect(list.form.errors['number']).toBe('error-company-number');
    expect(list.requested).toBe(11);
  });
});

describe('The vendor’s invoices and taxes', () => {
  const open = () => {
    const [gateway, modals] = [anInvoiceGateway(), new Modals()];
    const settings = new InvoicingEditor(gateway, modals);
    return new VendorDocumentsScreen(gateway, settings, modals, new FakeClock(), rules);
  };

  it('open the current month; an unknown month is not requested', async () => {
    const screen = open();
    const load = (month: string) =>
      screen.load({ route: 'AdminInvoices', params: {}, query: { month: [month] }, signal });
    await load('2031-01');
    const [current, before] = screen.months;
    expect([screen.month, screen.months.length]).toEqual([current, 24]);
    await load(before ?? '');
    expect(screen.month).toBe(before);
  });

  it('validate the settings before they are sent', async () => {
    const { settings } = open();
    await settings.load();
    settings.form.set('isAuditOn', true);
    settings.form.set('firstNumber', 'сто');
    expect(await settings.form.submit()).toBe(false);
    expect(settings.form.errors).toEqual({
      firstNumber: 'error-invoicing-first-number',
      shopNumber: 'error-invoicing-shop-number',
      posNumber: 'error-invoicing-pos-number',
    });
  });
});
