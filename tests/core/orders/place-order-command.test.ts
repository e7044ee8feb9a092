import { describe, expect, it } from 'vitest';
import { EMPTY_CHECKOUT } from '../../../src/core/orders/checkout-form.ts';
import {
  checkoutRules,
  orderErrors,
  PlaceOrderCommand,
} from '../../../src/core/orders/place-order-command.ts';
import type { CheckoutForm } from '../../../src/core/orders/checkout-form.ts';
import { aCheckoutForm } from '../../support/an-order.ts';

const VENDORS = [7, 8];
const errorsOf = (form: CheckoutForm) => orderErrors(new PlaceOrderCommand(form, VENDORS), VENDORS);

describe('A checkout (CART-05)', () => {
  it('is accepted with valid data', () => {
    expect(errorsOf(aCheckoutForm())).toEqual({});
  });

  it('is empty at first, with payment on delivery', () => {
    expect(EMPTY_CHECKOUT).toEqual({
      coupon: '',
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
      wantsInvoice: false,
      invoiceCompany: '',
      invoiceNumber: '',
      invoiceVatNumber: '',
      invoiceAddress: '',
      invoicePerson: '',
    });
  });

  it('left empty reports every field', () => {
    expect(errorsOf(EMPTY_CHECKOUT)).toEqual({
      name: 'error-name-required',
      phone: 'error-phone-invalid',
      email: 'error-email-invalid',
      city: 'error-city-required',
      postCode: 'error-post-code-invalid',
      street: 'error-street-required',
      termsAccepted: 'error-accept-terms',
    });
  });

  it('normalises the phone and trims texts', () => {
    const command = new PlaceOrderCommand(
      aCheckoutForm({ phone: '+359 888-123-456', name: '  Мария ', email: ' maria@primer.bg ' }),
      VENDORS,
    );
    expect(command).toMatchObject({ phone: '0888123456', name: 'Мария', email: 'maria@primer.bg' });
  });

  it.each([
    [{ postCode: '0123' }, { postCode: 'error-post-code-invalid' }],
    [{ postCode: '10000' }, { postCode: 'error-post-code-invalid' }],
    [{ street: '   ' }, { street: 'error-street-required' }],
    [{ street: 'у'.repeat(201) }, { street: 'error-text-too-long' }],
    [{ details: 'у'.repeat(501) }, { details: 'error-text-too-long' }],
    [{ email: `${'a'.repeat(250)}@b.bg` }, { email: 'error-email-invalid' }],
    [{ paymentMethod: 'gold' as 'card' }, { paymentMethod: 'error-payment-method-required' }],
    [{ termsAccepted: false }, { termsAccepted: 'error-accept-terms' }],
  ])('with $0 is rejected', (change, errors) => {
    expect(errorsOf(aCheckoutForm(change))).toEqual(errors);
  });
});

describe('A checkout with a company invoice (SHIP-08)', () => {
  const COMPANY = {
    wantsInvoice: true,
    invoiceCompany: 'Зорница ЕООД',
    invoiceNumber: '999009105',
    invoiceAddress: 'Смолян, ул. Преспа 4',
    invoicePerson: 'Мария Петрова',
  };
  const rulesOf = (change: object) => checkoutRules.errorsOf(aCheckoutForm(change), VENDORS);

  it('sends the company, without spaces in its numbers', () => {
    const form = aCheckoutForm({ ...COMPANY, invoiceNumber: '999 009 105' });
    expect(checkoutRules.commandOf(form, VENDORS).invoice).toMatchObject({
      company: 'Зорница ЕООД',
      number: '999009105',
      vatNumber: '',
    });
  });

  it('marks the wrong fields of the company', () => {
    expect(rulesOf({ ...COMPANY, invoiceNumber: '999009106', invoicePerson: '' })).toEqual({
      invoiceNumber: 'error-company-number',
      invoicePerson: 'error-invoice-person-required',
    });
  });

  it('ignores the company if no invoice is wanted', () => {
    expect(rulesOf({ invoiceNumber: '1' })).toEqual({});
    expect(checkoutRules.commandOf(aCheckoutForm(), VENDORS).invoice).toBeUndefined();
  });
});

describe('A checkout with parcels to offices (SHIP-01)', () => {
  const toOffice = (vendorId: number, officeId: number | null = 3) =>
    ({ vendorId, method: 'office', officeId }) as const;

  it('needs only name, phone and e-mail', () => {
    const form = aCheckoutForm({
      city: '',
      postCode: '',
      street: '',
      deliveries: [toOffice(7), toOffice(8)],
    });
    expect(errorsOf(form)).toEqual({});
  });

  it('drops a typed address that no parcel needs', () => {
    const form = aCheckoutForm({ deliveries: [toOffice(7), toOffice(8)] });
    expect(new PlaceOrderCommand(form, VENDORS)).toMatchObject({ city: '', postCode: '', street: '' });
  });

  it('needs the address while one vendor delivers there', () => {
    const form = aCheckoutForm({ street: '', deliveries: [toOffice(7)] });
    expect(errorsOf(form)).toEqual({ street: 'error-street-required' });
  });

  it('needs an office for each parcel that goes to one', () => {
    const form = aCheckoutForm({ deliveries: [toOffice(7), toOffice(8, null)] });
    expect(errorsOf(form)).toEqual({ 'deliveries.8': 'error-delivery-office' });
  });

  it('leaves out deliveries of vendors that are no longer in the cart', () => {
    const form = aCheckoutForm({ deliveries: [toOffice(7), toOffice(9)] });
    expect(new PlaceOrderCommand(form, VENDORS).deliveries).toEqual([toOffice(7)]);
  });
});
