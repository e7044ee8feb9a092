import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { PlaceOrderCommand } from './place-order-command.ts';

/** Rules of a checkout; heavy code that loads with the first check. */
export type CheckoutRules = {
  errorsOf(form: CheckoutForm): FieldErrors;
  commandOf(form: CheckoutForm): PlaceOrderCommand;
};

export const checkoutRules: CheckoutRules = {
  errorsOf: (form) => fieldErrorsOf(new PlaceOrderCommand(form)),
  commandOf: (form) => new PlaceOrderCommand(form),
};
