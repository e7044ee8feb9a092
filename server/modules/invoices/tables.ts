import type { ColumnType, Generated } from 'kysely';
import type { InvoiceBuyer, VatCheckResult } from '../../../src/core/invoices/invoice-buyer.ts';
import type {
  DocumentCurrency,
  DocumentKind,
  DocumentLine,
  VatSum,
} from '../../../src/core/invoices/sales-document.ts';
import type { Identity, JsonOrNull } from '../../platform/database/column-types.ts';

/** Invoices, credit notes and seller's documents. */
export interface InvoiceTables {
  vendor_invoicing: VendorInvoicingTable;
  invoice_request: InvoiceRequestTable;
  sales_document: SalesDocumentTable;
  vendor_document_number: VendorDocumentNumberTable;
  due_document: DueDocumentTable;
}

export interface VendorInvoicingTable {
  vendor_id: number;
  charges_vat: boolean;
  first_number: Generated<number>;
  /** Orders paid from this time have a seller's document; null on another tax regime. */
  sales_since: Date | null;
  shop_number: Generated<string>;
  pos_number: Generated<string>;
  provider_id: Generated<string>;
  cash_by_post: Generated<boolean>;
  updated_at: Generated<Date>;
}

export interface InvoiceRequestTable {
  vendor_order_id: number;
  company: string;
  company_number: string;
  vat_number: Generated<string>;
  address: string;
  person: string;
  vat_check: VatCheckResult;
  requested_at: Date;
}

/** Seller at the time of issue; the VAT number is empty without a registration. */
export type DocumentSeller = { company: string; number: string; vatNumber: string; address: string };

/** Never changes. Amounts in hundredths of the currency. */
export interface SalesDocumentTable {
  id: Identity;
  kind: DocumentKind;
  vendor_id: number;
  vendor_order_id: number;
  /** Assigned by the database. */
  number: ColumnType<number, never, never>;
  issued_at: ColumnType<Date, Date, never>;
  /** Shipping or card payment; a credit note's own day. */
  tax_event_at: ColumnType<Date, Date, never>;
  corrects_id: number | null;
  replaces_id: number | null;
  reason: Generated<string>;
  currency: DocumentCurrency;
  seller: ColumnType<DocumentSeller, string, never>;
  buyer: JsonOrNull<InvoiceBuyer>;
  vat_check: Generated<VatCheckResult>;
  lines: ColumnType<DocumentLine[], string, never>;
  sums: ColumnType<VatSum[], string, never>;
  net: number;
  vat: number;
  gross: number;
  stotinki: number;
}

/** Last numbers of a vendor's documents; written by a trigger only. */
export interface VendorDocumentNumberTable {
  vendor_id: number;
  series: 'invoice' | 'sale';
  last_number: number;
}

export interface DueDocumentTable {
  vendor_order_id: number;
  due_at: Generated<Date>;
}
