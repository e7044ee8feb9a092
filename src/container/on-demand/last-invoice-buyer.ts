import { lastInvoiceBuyer as call } from '../../../api/calls/invoices/invoices.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import type { InvoiceGateway } from '../../core/invoices/invoice-gateway.ts';

/** Loads the company of the account's last invoice. */
export const lastInvoiceBuyer = (http: HttpClient) =>
  httpGateway<Pick<InvoiceGateway, 'lastInvoiceBuyer'>>(http, { lastInvoiceBuyer: call }).lastInvoiceBuyer(
    {},
  );
