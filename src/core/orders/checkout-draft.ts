import type { CheckoutForm } from './checkout-form.ts';

/**
 * A checkout begun and not finished: it survives an error and a reload. `key` makes a repeated sending the
 * same order (CART-07); it changes with each order placed.
 */
export type CheckoutDraft = { form: CheckoutForm; key: string };

export abstract class CheckoutDraftStorage {
  abstract read(): Promise<CheckoutDraft | null>;
  abstract write(draft: CheckoutDraft): void;
  abstract clear(): void;
}
