import { describe, expect, it } from 'vitest';
import { EMPTY_CHECKOUT } from '../../../src/core/orders/checkout-form.ts';
import { PlaceOrderCommand } from '../../../src/core/orders/place-order-command.ts';
import type { CheckoutForm } from '../../../src/core/orders/checkout-form.ts';
import { fieldErrorsOf } from '../../../src/core/shared/validation.ts';
import { aCheckoutForm } from '../../support/an-order.ts';

const errorsOf = (change: Partial<CheckoutForm>) =>
  fieldErrorsOf(new PlaceOrderCommand(aCheckoutForm(change)));

describe('A checkout (CART-05)', () => {
  it('is accepted with valid data', () => {
    expect(errorsOf({})).toEqual({});
  });

  it('is empty at first, with payment on delivery', () => {
    expect(EMPTY_CHECKOUT).toEqual({
      name: '',
      phone: '',
      email: '',
      city: '',
      postCode: '',
      street: '',
      details: '',
      paymentMethod: 'on-delivery',
      termsAccepted: false,
    });
  });

  it('left empty reports every field', () => {
    expect(fieldErrorsOf(new PlaceOrderCommand(EMPTY_CHECKOUT))).toEqual({
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
    expect(errorsOf(change)).toEqual(errors);
  });
});
