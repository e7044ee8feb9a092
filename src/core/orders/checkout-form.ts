import type { VendorDelivery } from '../shipping/delivery.ts';
import type { PaymentMethod } from './order.ts';

export type CheckoutForm = {
  name: string;
  phone: string;
  email: string;
  city: string;
  postCode: string;
  street: string;
  details: string;
  /** Chosen deliveries; an address for vendors without one (SHIP-01). */
  deliveries: readonly VendorDelivery[];
  paymentMethod: PaymentMethod;
  termsAccepted: boolean;
};

export const EMPTY_CHECKOUT: CheckoutForm = {
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
};

/**
 * An unfinished checkout that survives an error and a reload. `key` is the idempotency key of the order
 * (CART-07); it changes with each placed order.
 */
export type CheckoutDraft = { form: CheckoutForm; key: string };

export abstract class CheckoutDraftStorage {
  abstract read(): Promise<CheckoutDraft | null>;
  abstract write(draft: CheckoutDraft): void;
  abstract clear(): void;
}
