import type { FieldErrors } from '../shared/failure.ts';
import { normaliseCode, normaliseLine } from '../shared/tidy-text.ts';

/** Settings of a vendor's invoices and taxes (SHIP-08, SHIP-09). */
export type InvoicingSettings = {
  /** True if the vendor charges VAT; it needs a VAT number in the shop's data. */
  chargesVat: boolean;
  /** Number of the first invoice; it cannot change after an invoice is issued. */
  firstNumber: number;
  /** False for a vendor on another regime, without documents of art. 52o and without an audit file. */
  isAuditOn: boolean;
  /** Number of the e-shop at the National Revenue Agency. */
  shopNumber: string;
  /** Number of the virtual POS terminal; empty for a payment provider without one. */
  posNumber: string;
  providerId: string;
  /** True if couriers pay cash on delivery out as postal money transfers, without a fiscal receipt. */
  isCashByPost: boolean;
};

export const DEFAULT_INVOICING: Omit<InvoicingSettings, 'chargesVat'> = {
  firstNumber: 1,
  isAuditOn: false,
  shopNumber: '',
  posNumber: '',
  providerId: '',
  isCashByPost: false,
};

/** Greatest number of ten digits. */
export const MAX_DOCUMENT_NUMBER = 9_999_999_999;

/** Number of an invoice, a credit note or a seller's document: ten digits (SHIP-08). */
export function tenDigits(number: number): string {
  return String(number).padStart(10, '0');
}

/** Removes invisible characters and spaces. */
export function tidyInvoicing(settings: InvoicingSettings): InvoicingSettings {
  return {
    ...settings,
    shopNumber: normaliseCode(settings.shopNumber).toUpperCase(),
    posNumber: normaliseLine(settings.posNumber),
    providerId: normaliseLine(settings.providerId),
  };
}

/**
 * Invalid fields of tidied settings.
 * @param vendor its VAT number, and true if it has issued an invoice with the stored first number
 */
export function invoicingErrors(
  settings: InvoicingSettings,
  vendor: { vatNumber: string; issuedFrom: number | null },
): FieldErrors {
  const { firstNumber, issuedFrom } = { ...settings, ...vendor };
  const errors: FieldErrors = {};
  if (settings.chargesVat && vendor.vatNumber === '') errors['chargesVat'] = 'error-invoicing-vat-number';
  if (!Number.isSafeInteger(firstNumber) || firstNumber < 1 || firstNumber > MAX_DOCUMENT_NUMBER) {
    errors['firstNumber'] = 'error-invoicing-first-number';
  } else if (issuedFrom !== null && firstNumber !== issuedFrom) {
    errors['firstNumber'] = 'error-invoicing-first-number-used';
  }
  if (settings.posNumber.length > 200) errors['posNumber'] = 'error-text-too-long';
  if (settings.providerId.length > 200) errors['providerId'] = 'error-text-too-long';
  if (!/^[\p{Lu}\d]{0,10}$/u.test(settings.shopNumber)) errors['shopNumber'] = 'error-invoicing-shop-number';
  if (!settings.isAuditOn) return errors;
  if (settings.shopNumber === '') errors['shopNumber'] = 'error-invoicing-shop-number';
  if (settings.posNumber === '' && settings.providerId === '') {
    errors['posNumber'] ??= 'error-invoicing-pos-number';
  }
  return errors;
}
