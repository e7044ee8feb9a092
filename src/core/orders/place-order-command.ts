import { IsIn, Length, Matches, Equals } from 'class-validator';
import { MOBILE_PATTERN, normalisePhone } from '../shared/contact-patterns.ts';
import { normaliseEmail } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { normaliseLine } from '../shared/tidy-text.ts';
import { DeliveryAddressCommand } from '../shared/delivery-address.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { PAYMENT_METHODS } from './order.ts';
import type { PaymentMethod } from './order.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';

/** Required data of an order (CART-05); the browser and the server use the same rules. */
export class PlaceOrderCommand extends DeliveryAddressCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  readonly phone: string;

  @IsEmailAddress()
  readonly email: string;

  @IsIn(PAYMENT_METHODS, { message: 'error-payment-method-required' })
  readonly paymentMethod: PaymentMethod;

  @Equals(true, { message: 'error-accept-terms' })
  readonly termsAccepted: boolean;

  constructor(form: CheckoutForm) {
    super(form);
    this.name = normaliseLine(form.name);
    this.phone = normalisePhone(form.phone);
    this.email = normaliseEmail(form.email);
    this.paymentMethod = form.paymentMethod;
    this.termsAccepted = form.termsAccepted;
  }
}

/** Rules of a checkout; heavy code that loads with the first check. */
export type CheckoutRules = {
  errorsOf(form: CheckoutForm): FieldErrors;
  commandOf(form: CheckoutForm): PlaceOrderCommand;
};

export const checkoutRules: CheckoutRules = {
  errorsOf: (form) => fieldErrorsOf(new PlaceOrderCommand(form)),
  commandOf: (form) => new PlaceOrderCommand(form),
};
