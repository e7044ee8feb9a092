import type { InvoiceBuyer } from '../invoices/invoice-buyer.ts';
import type { VendorDelivery } from '../shipping/delivery.ts';
import type { FieldErrors } from '../shared/failure.ts';
import type { PaymentMethod } from './order.ts';

/** Company for the invoices of an order; used only if `wantsInvoice`. */
export type InvoiceFields = { wantsInvoice: boolean } & {
  [Name in keyof InvoiceBuyer as `invoice${Capitalize<Name>}`]: string;
};

export type CheckoutForm = InvoiceFields & {
  name: string;
  phone: string;
  email: string;
  city: string;
  postCode: string;
  street: string;
  details: string;
  /** Chosen deliveries; an address for vendors without one (SHIP-01). */
  deliveries: readonly VendorDelivery[];
  paymentMethod: PaymentMethod;
  termsAccepted: boolean;
  /** Code of a coupon as typed; empty for none (CART-03). */
  coupon: string;
};

export const EMPTY_CHECKOUT: CheckoutForm = {
  name: '',
  phone: '',
  email: '',
  city: '',
  postCode: '',
  street: '',
  details: '',
  deliveries: [],
  paymentMethod: 'on-delivery',
  termsAccepted: false,
  coupon: '',
  wantsInvoice: false,
  invoiceCompany: '',
  invoiceNumber: '',
  invoiceVatNumber: '',
  invoiceAddress: '',
  invoicePerson: '',
};

/** Buyer of the invoices; undefined if none is wanted. */
export function invoiceBuyerOf(form: InvoiceFields): InvoiceBuyer | undefined {
  if (!form.wantsInvoice) return undefined;
  return {
    company: form.invoiceCompany,
    number: form.invoiceNumber,
    vatNumber: form.invoiceVatNumber,
    address: form.invoiceAddress,
    person: form.invoicePerson,
  };
}

export function invoiceFieldsOf(buyer: InvoiceBuyer): Omit<InvoiceFields, 'wantsInvoice'> {
  return {
    invoiceCompany: buyer.company,
    invoiceNumber: buyer.number,
    invoiceVatNumber: buyer.vatNumber,
    invoiceAddress: buyer.address,
    invoicePerson: buyer.person,
  };
}

/** Errors of an invoice's buyer by the checkout's fields: `invoiceVatNumber`. */
export function invoiceFieldErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      `invoice${field.charAt(0).toUpperCase()}${field.slice(1)}`,
      error,
    ]),
  );
}

/**
 * An unfinished checkout that survives an error and a reload. `key` is the idempotency key of the order
 * (CART-07); it changes with each placed order.
 */
export type CheckoutDraft = { form: CheckoutForm; key: string };

export abstract class CheckoutDraftStorage {
  abstract read(): Promise<CheckoutDraft | null>;
  abstract write(draft: CheckoutDraft): void;
  abstract clear(): void;
}
