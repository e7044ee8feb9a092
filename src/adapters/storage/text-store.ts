/** Texts kept by key in this browser, for this domain. */
export abstract class TextStore {
  abstract read(key: string): string | null;
  /** False when the browser refuses to keep it: storage full, or switched off. */
  abstract write(key: string, text: string): boolean;
  /** Tells of changes made in another tab. */
  abstract watch(key: string, changed: () => void): void;
}

/** The same for one session of the browser: what may be personal is not kept longer. */
export abstract class SessionTextStore extends TextStore {}

/** The keys that the specification names, and our own. */
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
} as const;

/** What a JSON text holds, or undefined where it is none. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object's fields, or none where the value is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
