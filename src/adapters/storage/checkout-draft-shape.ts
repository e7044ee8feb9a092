import { Expose, plainToInstance, Transform } from 'class-transformer';
import type { CheckoutDraft, CheckoutForm } from '../../core/orders/checkout-form.ts';
import { EMPTY_CHECKOUT } from '../../core/orders/checkout-form.ts';
import { PAYMENT_METHODS } from '../../core/orders/order.ts';
import type { PaymentMethod } from '../../core/orders/order.ts';
import { DELIVERY_METHODS } from '../../core/shipping/delivery.ts';
import type { VendorDelivery } from '../../core/shipping/delivery.ts';

/** A text field; any other stored value becomes empty. */
const Text = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value : ''), {
    toClassOnly: true,
  });

class StoredForm implements CheckoutForm {
  @Expose() @Text() name = EMPTY_CHECKOUT.name;
  @Expose() @Text() phone = EMPTY_CHECKOUT.phone;
  @Expose() @Text() email = EMPTY_CHECKOUT.email;
  @Expose() @Text() city = EMPTY_CHECKOUT.city;
  @Expose() @Text() postCode = EMPTY_CHECKOUT.postCode;
  @Expose() @Text() street = EMPTY_CHECKOUT.street;
  @Expose() @Text() details = EMPTY_CHECKOUT.details;
  @Expose() @Transform(({ value }: { value: unknown }) => deliveriesOf(value)) deliveries: VendorDelivery[] =
    [];
  @Expose() @Text() paymentMethod: PaymentMethod = EMPTY_CHECKOUT.paymentMethod;
  @Expose() @Transform(({ value }: { value: unknown }) => value === true) wantsInvoice = false;
  @Expose() @Text() invoiceCompany = '';
  @Expose() @Text() invoiceNumber = '';
  @Expose() @Text() invoiceVatNumber = '';
  @Expose() @Text() invoiceAddress = '';
  @Expose() @Text() invoicePerson = '';
  @Expose() @Text() coupon = '';
  /** The buyer agrees again each time. */
  termsAccepted = false;
}

/** Stored deliveries; invalid ones are left out. */
function deliveriesOf(value: unknown): VendorDelivery[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { vendorId, method, officeId } = (one ?? {}) as Record<keyof VendorDelivery, unknown>;
    const known = DELIVERY_METHODS.find((other) => other === method);
    if (!known || !Number.isSafeInteger(vendorId)) return [];
    return [
      {
        vendorId: vendorId as number,
        method: known,
        officeId: Number.isSafeInteger(officeId) ? (officeId as number) : null,
      },
    ];
  });
}

class StoredDraft {
  // Does not use @Type, because that requires decorator metadata, which the browser's build lacks.
  @Expose() @Transform(({ value }: { value: unknown }) => formOf(value)) form: StoredForm | null = null;
  @Expose() @Text() key = '';
}

const ONLY_OURS = { excludeExtraneousValues: true, exposeDefaultValues: true } as const;

function formOf(stored: unknown): StoredForm | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  return plainToInstance(StoredForm, stored, ONLY_OURS);
}

export function draftOf(stored: object): CheckoutDraft | null {
  const { form: storedForm, key } = plainToInstance(StoredDraft, stored, ONLY_OURS);
  if (storedForm === null || !/^[A-Za-z0-9_-]{16,64}$/.test(key)) return null;
  const paymentMethod = PAYMENT_METHODS.find((method) => method === storedForm.paymentMethod);
  const form = { ...storedForm, paymentMethod: paymentMethod ?? EMPTY_CHECKOUT.paymentMethod };
  return { form, key };
}
