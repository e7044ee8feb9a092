import { IsIn, Length, Matches, Equals } from 'class-validator';
import { needsAddress } from '../shipping/delivery.ts';
import type { VendorDelivery } from '../shipping/delivery.ts';
import { MOBILE_PATTERN, normalisePhone } from '../shared/phone-number.ts';
import { normaliseEmail } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { normaliseLine } from '../shared/tidy-text.ts';
import { DeliveryAddressCommand } from '../shared/delivery-address.ts';
import { InvoiceBuyerCommand } from '../invoices/invoice-buyer.ts';
import type { InvoiceBuyer } from '../invoices/invoice-buyer.ts';
import { invoiceBuyerOf, invoiceFieldErrors } from './checkout-form.ts';
import type { CheckoutForm, InvoiceFields } from './checkout-form.ts';
import { PAYMENT_METHODS } from './order.ts';
import type { PaymentMethod } from './order.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';

const NO_ADDRESS = { city: '', postCode: '', street: '' };

/** Order as sent to the server: the buyer of the invoices in one value. */
export type OrderInput = Omit<CheckoutForm, keyof InvoiceFields | 'coupon'> & {
  invoice?: InvoiceBuyer | undefined;
};

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

  readonly deliveries: readonly VendorDelivery[];

  /** Company for the invoices; absent if none is wanted (SHIP-08). */
  readonly invoice?: InvoiceBuyer;

  /** @param vendorIds vendors of the products; other deliveries are left out */
  constructor(form: OrderInput, vendorIds: readonly number[]) {
    super(needsAddress(vendorIds, form.deliveries) ? form : { ...NO_ADDRESS, details: form.details });
    this.deliveries = form.deliveries.filter(({ vendorId }) => vendorIds.includes(vendorId));
    this.name = normaliseLine(form.name);
    this.phone = normalisePhone(form.phone);
    this.email = normaliseEmail(form.email);
    this.paymentMethod = form.paymentMethod;
    this.termsAccepted = form.termsAccepted;
    if (form.invoice) this.invoice = { ...new InvoiceBuyerCommand(form.invoice) };
  }
}

/**
 * Invalid fields of an order. The address is needed only for parcels that go there; a parcel to an office needs
 * its office: `deliveries.<vendor id>` (SHIP-01).
 */
export function orderErrors(command: PlaceOrderCommand, vendorIds: readonly number[]): FieldErrors {
  const { city, postCode, street, ...errors } = fieldErrorsOf(command);
  const missing = command.deliveries.filter(
    ({ method, officeId }) => method !== 'address' && officeId === null,
  );
  return {
    ...errors,
    ...(command.invoice && invoiceFieldErrors(new InvoiceBuyerCommand(command.invoice).errors())),
    ...(needsAddress(vendorIds, command.deliveries) && {
      ...(city && { city }),
      ...(postCode && { postCode }),
      ...(street && { street }),
    }),
    ...Object.fromEntries(
      missing.map(({ vendorId }) => [`deliveries.${vendorId}`, 'error-delivery-office'] as const),
    ),
  };
}

/** Rules of a checkout; heavy code that loads with the first check. */
export type CheckoutRules = {
  errorsOf(form: CheckoutForm, vendorIds: readonly number[]): FieldErrors;
  commandOf(form: CheckoutForm, vendorIds: readonly number[]): PlaceOrderCommand;
};

export const checkoutRules: CheckoutRules = {
  errorsOf: (form, vendorIds) => orderErrors(commandOf(form, vendorIds), vendorIds),
  commandOf,
};

function commandOf(form: CheckoutForm, vendorIds: readonly number[]): PlaceOrderCommand {
  return new PlaceOrderCommand({ ...form, invoice: invoiceBuyerOf(form) }, vendorIds);
}
