import { CheckoutDraftStorage } from '../../core/orders/checkout-draft.ts';
import type { CheckoutDraft } from '../../core/orders/checkout-draft.ts';
import { parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** A checkout begun, kept for this browser session only: it holds an address. */
export class StoredCheckoutDraft extends CheckoutDraftStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  /** Most visitors have none, and need no code to read it. */
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
