/** Port to the texts that this browser stores by key for this domain. */
export abstract class TextStore {
  abstract read(key: string): string | null;
  /** @returns false if the browser rejects the write: storage is full or disabled */
  abstract write(key: string, text: string): boolean;
  /** Reports changes by other tabs. */
  abstract watch(key: string, changed: () => void): void;
}

export abstract class SessionTextStore extends TextStore {}

/** Keys of the specification, and additional ones. */
export const STORE_KEYS = {
  cart: 'cart',
  favorites: 'favorites',
  cleaningCart: 'cleaning-cart',
  plans: 'plans',
  plansInCart: 'plans-in-cart',
  visitorName: 'visitor-name',
  session: 'session-change',
  language: 'defaultLang',
  comparison: 'comparison',
  listingMarks: 'listing-marks',
  consent: 'cookie-consent',
  currency: 'typing-currency',
  checkout: 'checkout-draft',
  recentSearches: 'recent-searches',
  viewedProducts: 'viewed-products',
  delivery: 'preferred-delivery',
} as const;

/** Parsed JSON; undefined if invalid. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fields of an object; empty for other values. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
