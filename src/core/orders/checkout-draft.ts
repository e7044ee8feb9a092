import type { CheckoutForm } from './checkout-form.ts';

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
