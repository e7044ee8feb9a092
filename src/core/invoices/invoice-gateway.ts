import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { InvoiceBuyer } from './invoice-buyer.ts';
import type { InvoicingSettings } from './invoicing-settings.ts';
import type { DocumentCurrency, DocumentKind } from './sales-document.ts';

/** An issued document; the amount with VAT in hundredths of the currency, the moment as ISO 8601. */
export type IssuedDocument = {
  id: number;
  kind: DocumentKind;
  /** Ten digits. */
  number: string;
  issuedAt: string;
  currency: DocumentCurrency;
  gross: number;
  isVatNumberUnchecked: boolean;
};

/** Documents of a vendor order for its buyer. */
export type OrderDocuments = {
  vendorOrderId: number;
  /** True until the invoice is issued, unless the order is cancelled or returned. */
  mayRequest: boolean;
  request: InvoiceBuyer | null;
  documents: IssuedDocument[];
};

export type VendorDocument = IssuedDocument & {
  vendorOrderId: number;
  orderNumber: string;
  /** Null on a seller's document. */
  buyer: InvoiceBuyer | null;
  reason: string;
  /** True for an invoice in force. */
  isReplaceable: boolean;
};

export type VendorInvoicing = {
  settings: InvoicingSettings;
  /** Empty without a registration; part of the shop's data. */
  vatNumber: string;
  isNumberUsed: boolean;
};

/** Port to invoices, credit notes and seller's documents. */
export abstract class InvoiceGateway {
  /** @throws Failure `not-found` for an unknown token */
  abstract orderDocuments(
    input: { token: string },
    signal?: CancelSignal,
  ): Promise<{ data: OrderDocuments[] }>;

  /**
   * Requests an invoice by the secret of the order's link.
   * @throws Failure `invalid` with the fields, `error-invoice-issued` or `error-invoice-nothing-sold`
   * (`conflict`)
   */
  abstract requestInvoice(input: {
    token: string;
    vendorOrderId: number;
    buyer: InvoiceBuyer;
  }): Promise<{ data: OrderDocuments[] }>;

  /** Company of the account's last requested invoice; null without one. */
  abstract lastInvoiceBuyer(input: object): Promise<{ buyer: InvoiceBuyer | null }>;

  /** Documents of a month `YYYY-MM`, the latest first. */
  abstract vendorDocuments(
    input: { month: string; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<VendorDocument>>;

  /**
   * Credits an invoice in full and issues a new one.
   * @throws Failure `invalid` with the fields, `error-invoice-replaced` (`conflict`)
   */
  abstract replaceInvoice(input: {
    id: string;
    buyer: InvoiceBuyer;
    reason: string;
  }): Promise<{ message: string }>;

  abstract vendorInvoicing(input: object, signal?: CancelSignal): Promise<VendorInvoicing>;

  /** @throws Failure `invalid` with the fields */
  abstract updateInvoicing(input: InvoicingSettings): Promise<VendorInvoicing>;
}
