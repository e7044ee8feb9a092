import { describe, expect, it } from 'vitest';
import {
  DEFAULT_INVOICING,
  invoicingErrors,
  tenDigits,
  tidyInvoicing,
} from '../../../src/core/invoices/invoicing-settings.ts';

const VENDOR = { vatNumber: 'BG999009105', issuedFrom: null };
const SETTINGS = {
  ...DEFAULT_INVOICING,
  chargesVat: true,
  isAuditOn: true,
  shopNumber: 'RF0001234',
  posNumber: '72000123',
};
const errorsOf = (change: Partial<typeof SETTINGS>, vendor = {}) =>
  invoicingErrors({ ...SETTINGS, ...change }, { ...VENDOR, ...vendor });

describe('settings of invoices', () => {
  it('are accepted complete, and empty on another tax regime', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ isAuditOn: false, shopNumber: '', posNumber: '' })).toEqual({});
  });

  it('require the number of the e-shop and a terminal or provider for the audit file (SHIP-09)', () => {
    expect(errorsOf({ shopNumber: '', posNumber: '' })).toEqual({
      shopNumber: 'error-invoicing-shop-number',
      posNumber: 'error-invoicing-pos-number',
    });
    expect(errorsOf({ posNumber: '', providerId: 'Stripe' })).toEqual({});
  });

  it('reject a number of an e-shop that the schema refuses', () => {
    expect(errorsOf({ shopNumber: 'RF000123456' })).toEqual({ shopNumber: 'error-invoicing-shop-number' });
    expect(tidyInvoicing({ ...SETTINGS, shopNumber: ' rf 0001234' }).shopNumber).toBe('RF0001234');
  });

  it('reject VAT without a VAT number', () => {
    expect(errorsOf({}, { vatNumber: '' })).toEqual({ chargesVat: 'error-invoicing-vat-number' });
  });

  it('leave the first number unchanged after an invoice', () => {
    expect(errorsOf({ firstNumber: 501 })).toEqual({});
    expect(errorsOf({ firstNumber: 501 }, { issuedFrom: 501 })).toEqual({});
    expect(errorsOf({ firstNumber: 502 }, { issuedFrom: 501 })).toEqual({
      firstNumber: 'error-invoicing-first-number-used',
    });
  });

  it.each([0, -1, 1.5, 10_000_000_000, Number.NaN])('reject %s as the first number', (firstNumber) => {
    expect(errorsOf({ firstNumber })).toEqual({ firstNumber: 'error-invoicing-first-number' });
  });

  it('write ten digits', () => {
    expect(tenDigits(42)).toBe('0000000042');
    expect(tenDigits(9_999_999_999)).toBe('9999999999');
  });
});
