import { CheckoutDraftStorage } from '../../core/orders/checkout-form.ts';
import type { CheckoutDraft } from '../../core/orders/checkout-form.ts';
import { parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** Checkout draft in the session storage only, because it has an address. */
export class StoredCheckoutDraft extends CheckoutDraftStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  /** Loads the code for reading only if there is a draft. */
  async read(): Promise<CheckoutDraft | null> {
    const stored = parseJson(this.store.read(STORE_KEYS.checkout));
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
    const { draftOf } = await import('./checkout-draft-shape.ts');
    return draftOf(stored);
  }

  write(draft: CheckoutDraft): void {
    this.store.write(STORE_KEYS.checkout, JSON.stringify(draft));
  }

  clear(): void {
    this.store.write(STORE_KEYS.checkout, '');
  }
}
