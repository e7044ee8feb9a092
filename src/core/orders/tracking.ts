import { Failure } from '../shared/failure.ts';
import { normaliseCode, normaliseLine } from '../shared/tidy-text.ts';

export const COURIERS = ['econt', 'speedy', 'box-now', 'bulgarian-posts', 'other'] as const;
export type Courier = (typeof COURIERS)[number];

/** Tracking of a parcel; `url` is its public page, null without a reliable address. */
export type Tracking = { courier: Courier; number: string; url: string | null };

/** Tracking as typed; the address is required only for another courier. */
export type TrackingForm = { courier: Courier; number: string; url: string };

export const EMPTY_TRACKING: TrackingForm = { courier: 'econt', number: '', url: '' };

/** Tracking pages of couriers with a known public address; others have only a number. */
const PAGES: Partial<Record<Courier, (number: string) => string>> = {
  econt: (number) => `https://www.econt.com/services/track-shipment/${number}`,
  speedy: (number) => `https://www.speedy.bg/bg/track-shipment?shipmentNumber=${number}`,
};

/**
 * Reads the form; null without a number.
 * @throws Failure `invalid` for an invalid number, or an address that is not https
 */
export function readTracking({ courier, number, url }: TrackingForm): Tracking | null {
  const bare = normaliseCode(number);
  if (bare === '') return null;
  if (!/^[A-Za-z0-9-]{4,40}$/.test(bare)) {
    throw new Failure('validation_failed', { number: 'error-tracking-number' }, 'invalid');
  }
  if (courier !== 'other') return { courier, number: bare, url: PAGES[courier]?.(bare) ?? null };
  const address = normaliseLine(url);
  if (!/^https:\/\/[^\s/]+\.[^\s]{2,}$/.test(address) || address.length > 300) {
    throw new Failure('validation_failed', { url: 'error-tracking-url' }, 'invalid');
  }
  return { courier, number: bare, url: address };
}
