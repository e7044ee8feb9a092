import { IsIn, Length, Matches, MaxLength, Equals } from 'class-validator';
import { EMAIL_PATTERN, MOBILE_PATTERN, normalisePhone } from '../shared/contact-patterns.ts';
import { DeliveryAddressCommand } from '../shared/delivery-address.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { PAYMENT_METHODS } from './order.ts';
import type { PaymentMethod } from './order.ts';

/** What the buyer must tell to order (CART-05); the browser and the server run the same rules. */
export class PlaceOrderCommand extends DeliveryAddressCommand {
  @Length(2, 100, { message: 'error-name-required' })
  readonly name: string;

  @Matches(MOBILE_PATTERN, { message: 'error-phone-invalid' })
  readonly phone: string;

  @MaxLength(254, { message: 'error-email-invalid' })
  @Matches(EMAIL_PATTERN, { message: 'error-email-invalid' })
  readonly email: string;

  @IsIn(PAYMENT_METHODS, { message: 'error-payment-method-required' })
  readonly paymentMethod: PaymentMethod;

  @Equals(true, { message: 'error-accept-terms' })
  readonly termsAccepted: boolean;

  constructor(form: CheckoutForm) {
    super(form);
    this.name = form.name.trim();
    this.phone = normalisePhone(form.phone);
    this.email = form.email.trim();
    this.paymentMethod = form.paymentMethod;
    this.termsAccepted = form.termsAccepted;
  }
}
