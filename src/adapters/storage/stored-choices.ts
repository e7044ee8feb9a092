import { isLanguage } from '../../core/shared/language.ts';
import type { ShownLanguage } from '../../core/shared/language.ts';
import type { Currency } from '../../core/shared/typed-number.ts';
import {
  ConsentStorage,
  LanguageStorage,
  PreferredCurrencyStorage,
} from '../../core/site/visitor-choices.ts';
import type { Consent } from '../../core/site/visitor-choices.ts';
import { TransferPayloadStorage } from '../../core/site/session-transfer.ts';
import type { TransferPayload } from '../../core/site/session-transfer.ts';
import { parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

const CONSENTS: readonly Consent[] = ['accepted', 'declined', 'purposes-seen'];

/** Decision about cookies, a local flag (MODAL-05). */
export class StoredConsent extends ConsentStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): Consent {
    const stored = this.store.read(STORE_KEYS.consent);
    return CONSENTS.find((consent) => consent === stored) ?? 'undecided';
  }

  write(consent: Consent): void {
    this.store.write(STORE_KEYS.consent, consent);
  }
}

/** The chosen language, under `defaultLang` (LANG-03). */
export class StoredLanguage extends LanguageStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): ShownLanguage | null {
    const stored = this.store.read(STORE_KEYS.language);
    return isLanguage(stored) || stored === 'debug' ? stored : null;
  }

  write(language: ShownLanguage): void {
    this.store.write(STORE_KEYS.language, language);
  }
}

export class StoredPreferredCurrency extends PreferredCurrencyStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): Currency | null {
    const stored = this.store.read(STORE_KEYS.currency);
    return stored === 'BGN' || stored === 'EUR' ? stored : null;
  }

  write(currency: Currency): void {
    this.store.write(STORE_KEYS.currency, currency);
  }
}

/** Data that a change of the domain transfers (LANG-11). */
export class StoredTransferPayload extends TransferPayloadStorage {
  constructor(
    private readonly store: TextStore,
    private readonly consent: ConsentStorage,
  ) {
    super();
  }

  read(): TransferPayload {
    return {
      cart: this.store.read(STORE_KEYS.cart),
      favorites: this.store.read(STORE_KEYS.favorites),
      cleaningCart: this.store.read(STORE_KEYS.cleaningCart),
      plans: latestPlans(this.store.read(STORE_KEYS.plans)),
      consent: this.consent.read(),
    };
  }

  write(payload: TransferPayload): void {
    const texts = [
      [STORE_KEYS.cart, payload.cart],
      [STORE_KEYS.favorites, payload.favorites],
      [STORE_KEYS.cleaningCart, payload.cleaningCart],
      [STORE_KEYS.plans, payload.plans ?? null],
    ] as const;
    for (const [key, text] of texts) if (text !== null) this.store.write(key, text);
    if (payload.consent !== 'undecided') this.consent.write(payload.consent);
  }
}

/** Maximum characters of transferred plans; a furnished one has about 20,000. */
const MAX_CHARACTERS = 100_000;

/** Stored plans, the latest first, without the oldest if there are too many; those remain on this domain. */
function latestPlans(text: string | null): string | null {
  if (text === null || text.length <= MAX_CHARACTERS) return text;
  const plans = parseJson(text);
  if (!Array.isArray(plans)) return null;
  while (JSON.stringify(plans).length > MAX_CHARACTERS) plans.pop();
  return JSON.stringify(plans);
}
