import 'reflect-metadata/lite';
import { Expose, plainToInstance, Transform, Type } from 'class-transformer';
import { CheckoutDraftStorage } from '../../core/orders/checkout-draft.ts';
import type { CheckoutDraft } from '../../core/orders/checkout-draft.ts';
import { PAYMENT_METHODS } from '../../core/orders/order.ts';
import type { PaymentMethod } from '../../core/orders/order.ts';
import { EMPTY_CHECKOUT } from '../../core/orders/place-order-command.ts';
import type { CheckoutForm } from '../../core/orders/place-order-command.ts';
import { parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** A field that is a text; whatever else stands in the storage counts as empty. */
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
  @Expose() @Text() paymentMethod: PaymentMethod = EMPTY_CHECKOUT.paymentMethod;
  /** Agreed to anew each time. */
  termsAccepted = false;
}

class StoredDraft {
  @Expose() @Type(() => StoredForm) form = new StoredForm();
  @Expose() @Text() key = '';
}

/** A checkout begun, kept for this browser session only: it holds an address. */
export class StoredCheckoutDraft extends CheckoutDraftStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): CheckoutDraft | null {
    const stored = parseJson(this.store.read(STORE_KEYS.checkout));
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
    const draft = plainToInstance(StoredDraft, stored, {
      excludeExtraneousValues: true,
      exposeDefaultValues: true,
    });
    if (!(draft.form instanceof StoredForm) || !/^[A-Za-z0-9_-]{16,64}$/.test(draft.key)) return null;
    const paymentMethod = PAYMENT_METHODS.find((method) => method === draft.form.paymentMethod);
    const form = { ...draft.form, paymentMethod: paymentMethod ?? EMPTY_CHECKOUT.paymentMethod };
    return { form, key: draft.key };
  }

  write(draft: CheckoutDraft): void {
    this.store.write(STORE_KEYS.checkout, JSON.stringify(draft));
  }

  clear(): void {
    this.store.write(STORE_KEYS.checkout, '');
  }
}
