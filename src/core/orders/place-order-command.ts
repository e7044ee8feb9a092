import { IsIn, IsNotEmpty, Length, Matches, MaxLength, Equals } from 'class-validator';
import { EMAIL_PATTERN, MOBILE_PATTERN, normalisePhone } from '../shared/contact-patterns.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { PAYMENT_METHODS } from './order.ts';
import type { PaymentMethod } from './order.ts';

/** What the buyer must tell to order (CART-05); the browser and the server run the same rules. */
export class PlaceOrderCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  readonly phone: string;

  @MaxLength(254, { message: 'error-email-invalid' })
  @Matches(EMAIL_PATTERN, { message: 'error-email-invalid' })
  readonly email: string;

  @Length(2, 100, { message: 'error-city-required' })
  readonly city: string;

  @Matches(/^[1-9]\d{3}$/, { message: 'error-post-code-invalid' })
  readonly postCode: string;

  @MaxLength(200, { message: 'error-text-too-long' })
  @IsNotEmpty({ message: 'error-street-required' })
  readonly street: string;

  @MaxLength(500, { message: 'error-text-too-long' })
  readonly details: string;

  @IsIn(PAYMENT_METHODS, { message: 'error-payment-method-required' })
  readonly paymentMethod: PaymentMethod;

  @Equals(true, { message: 'error-accept-terms' })
  readonly termsAccepted: boolean;

  constructor(form: CheckoutForm) {
    this.name = form.name.trim();
    this.phone = normalisePhone(form.phone);
    this.email = form.email.trim();
    this.city = form.city.trim();
    this.postCode = form.postCode.trim();
    this.street = form.street.trim();
    this.details = form.details.trim();
    this.paymentMethod = form.paymentMethod;
    this.termsAccepted = form.termsAccepted;
  }
}
