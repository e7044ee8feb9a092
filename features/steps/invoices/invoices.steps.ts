import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { writeAuditFile } from '../../../server/modules/invoices/audit-month.ts';
import { issueDueDocuments } from '../../../server/modules/invoices/issue-documents.ts';
import { InvoiceBuyerCommand } from '../../../src/core/invoices/invoice-buyer.ts';
import { InvoiceGateway } from '../../../src/core/invoices/invoice-gateway.ts';
import { currencyAmount } from '../../../src/core/shared/price-format.ts';
import { OrderDocumentList } from '../../../src/view-models/invoices/order-documents.ts';
import { FollowedOrderScreen } from '../../../src/view-models/orders/followed-order-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { order } from '../../support/cart-actions.ts';
import type { ShopWorld } from '../../support/world.ts';

const ADDRESS = 'Смолян, ул. „Преспа“ 4';
const PERSON = 'Мария Петрова';

/** Documents on the buyer's page of the order. */
async function documentsOf(world: ShopWorld): Promise<OrderDocumentList> {
  const visitor = await world.visitor();
  await visitor.arrive(world.note<string>('order page'));
  const { token } = visitor.screen(FollowedOrderScreen);
  const rules = async () => (form: InvoiceBuyerCommand) => new InvoiceBuyerCommand(form).errors();
  const list = new OrderDocumentList(visitor.get(InvoiceGateway), visitor.get(Modals), token, rules as never);
  await list.load();
  return list;
}

When(
  'I order for the company {string} with the number {string}',
  async function (this: ShopWorld, invoiceCompany: string, invoiceNumber: string) {
    const visitor = await this.visitor();
    await order(visitor, {
      wantsInvoice: true,
      invoiceCompany,
      invoiceNumber,
      invoiceAddress: ADDRESS,
      invoicePerson: PERSON,
    });
    this.notes.set('order page', visitor.history.url);
  },
);

When(
  'I ask for an invoice for the company {string} with the number {string}',
  async function (this: ShopWorld, company: string, number: string) {
    const list = await documentsOf(this);
    const [part] = list.documents;
    assert.ok(part?.mayRequest, 'no invoice can be requested');
    list.open(part.vendorOrderId);
    for (const [name, value] of Object.entries({ company, number, address: ADDRESS, person: PERSON })) {
      list.form.set(name as 'company', value);
    }
    await list.form.submit();
    this.notes.set('invoice form', list.form);
  },
);

When('the documents that are due are issued', async function (this: ShopWorld) {
  await issueDueDocuments((await this.shop()).invoices);
});

Then('the order has no documents yet', async function (this: ShopWorld) {
  const [part] = (await documentsOf(this)).documents;
  assert.deepEqual(part?.documents, []);
});

Then('the order has the documents {string}', async function (this: ShopWorld, expected: string) {
  const [part] = (await documentsOf(this)).documents;
  const found = part?.documents.map(
    ({ kind, number, gross, currency }) =>
      `${kind} ${number} of ${currencyAmount(gross, currency, 'bg').replace('\u00a0', ' ')}`,
  );
  assert.equal(found?.join(', '), expected);
});

Then('the invoice is refused, because the company number is wrong', function (this: ShopWorld) {
  const { errors } = this.note<OrderDocumentList['form']>('invoice form');
  assert.deepEqual(errors, { number: 'error-company-number' });
});

Given(
  '{string} submits an audit file, and gets its cash on delivery by postal money transfer',
  async function (this: ShopWorld, vendor: string) {
    const { database } = await this.shop();
    await database.db
      .insertInto('vendor_invoicing')
      .values({
        vendor_id: await (await this.goods()).vendor(vendor),
        charges_vat: true,
        sales_since: this.run.clock.now(),
        shop_number: 'RF0001234',
        cash_by_post: true,
      })
      .execute();
  },
);

Then(
  'the audit file of the month for {string} has the order totals {string}',
  async function (this: ShopWorld, vendor: string, totals: string) {
    const vendorId = await (await this.goods()).vendor(vendor);
    const month = sofiaDay(this.run.clock.now()).slice(0, 7);
    const file = await writeAuditFile((await this.shop()).invoices, vendorId, month);
    const found = [...file.toString('latin1').matchAll(/<ord_total2>(.*?)<\/ord_total2>/g)];
    assert.equal(found.map(([, total]) => total).join(', '), totals);
  },
);
