import { Type } from 'typebox';
import { CURRENCIES, DOCUMENT_KINDS } from '../../src/core/invoices/sales-document.ts';
import { operation } from '../operation.ts';
import {
  Count,
  Done,
  Id,
  IdText,
  Moment,
  nullable,
  oneOf,
  page,
  paging,
  strict,
  text,
  Token,
} from '../schema.ts';

const domain = 'invoices';

/** A company as typed; the rules of its fields are in the core. */
export const InvoiceBuyer = strict({
  company: text(400),
  number: text(40),
  vatNumber: text(40),
  address: text(600),
  person: text(200),
});

const Document = strict({
  id: Id,
  kind: oneOf(DOCUMENT_KINDS),
  number: Type.String({ pattern: String.raw`^\d{10}$` }),
  issuedAt: Moment,
  currency: oneOf(CURRENCIES),
  gross: Type.Integer({ description: 'with VAT, in hundredths of the currency' }),
  isVatNumberUnchecked: Type.Boolean(),
});

const OrderDocuments = strict({
  data: Type.Array(
    strict({
      vendorOrderId: Id,
      mayRequest: Type.Boolean(),
      request: nullable(InvoiceBuyer),
      documents: Type.Array(Document),
    }),
  ),
});

export const orderDocuments = operation({
  id: 'orderDocuments',
  method: 'GET',
  path: '/api/order/follow/{token}/documents',
  summary:
    'Returns the invoices, credit notes and seller’s documents of an order by its secret link (SHIP-08)',
  domain,
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  answer: OrderDocuments,
});

export const requestInvoice = operation({
  id: 'requestInvoice',
  method: 'POST',
  path: '/api/order/follow/{token}/invoice',
  summary:
    'Requests the invoice of a vendor order; it is issued at once if the parcel is on its way (SHIP-08)',
  domain,
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  body: strict({ vendorOrderId: Id, buyer: InvoiceBuyer }),
  answer: OrderDocuments,
});

export const lastInvoiceBuyer = operation({
  id: 'lastInvoiceBuyer',
  method: 'GET',
  path: '/api/user/invoice-buyer',
  summary: 'Returns the company of the account’s last invoice, for its next order (SHIP-08)',
  domain,
  callers: ['user', 'agency', 'vendor'],
  guarded: true,
  answer: strict({ buyer: nullable(InvoiceBuyer) }),
});

const Month = Type.String({ pattern: String.raw`^20\d{2}-(0[1-9]|1[0-2])$` });

export const vendorDocuments = operation({
  id: 'vendorDocuments',
  method: 'GET',
  path: '/api/vendor/documents',
  summary: 'Returns the vendor’s documents of a month, the latest first (SHIP-08)',
  domain,
  callers: ['vendor'],
  area: 'orders',
  guarded: true,
  query: strict({ month: Month, ...paging }),
  answer: page(
    strict({
      ...Document.properties,
      vendorOrderId: Id,
      orderNumber: Type.String(),
      buyer: nullable(InvoiceBuyer),
      reason: Type.String(),
      isReplaceable: Type.Boolean(),
    }),
  ),
});

export const replaceInvoice = operation({
  id: 'replaceInvoice',
  method: 'POST',
  path: '/api/vendor/documents/{id}/replacement',
  summary: 'Credits an invoice with wrong data in full and issues a new one (SHIP-08)',
  domain,
  callers: ['vendor'],
  area: 'orders',
  guarded: true,
  params: strict({ id: IdText }),
  body: strict({ buyer: InvoiceBuyer, reason: text(400) }),
  answer: Done,
});

const settings = {
  chargesVat: Type.Boolean(),
  firstNumber: Count,
  isAuditOn: Type.Boolean(),
  shopNumber: text(40),
  posNumber: text(400),
  providerId: text(400),
  isCashByPost: Type.Boolean(),
};
const Invoicing = strict({
  settings: strict(settings),
  vatNumber: Type.String(),
  isNumberUsed: Type.Boolean(),
});

export const vendorInvoicing = operation({
  id: 'vendorInvoicing',
  method: 'GET',
  path: '/api/vendor/invoicing',
  summary: 'Returns the vendor’s settings of invoices and taxes (SHIP-09)',
  domain,
  callers: ['vendor'],
  area: 'finance',
  guarded: true,
  answer: Invoicing,
});

export const updateInvoicing = operation({
  id: 'updateInvoicing',
  method: 'POST',
  path: '/api/vendor/invoicing',
  summary: 'Changes the vendor’s settings of invoices and taxes',
  domain,
  callers: ['vendor'],
  area: 'finance',
  guarded: true,
  idempotent: true,
  body: strict(settings),
  answer: Invoicing,
});

export const invoiceOperations = [
  orderDocuments,
  requestInvoice,
  lastInvoiceBuyer,
  vendorDocuments,
  replaceInvoice,
  vendorInvoicing,
  updateInvoicing,
];
