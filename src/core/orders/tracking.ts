import { Failure } from '../shared/failure.ts';

export const COURIERS = ['econt', 'speedy', 'box-now', 'bulgarian-posts', 'other'] as const;
export type Courier = (typeof COURIERS)[number];

/** A parcel on its way; `url` shows where it is. */
export type Tracking = { courier: Courier; number: string; url: string };

/** As a vendor writes it; the address is asked for only of another courier. */
export type TrackingForm = { courier: Courier; number: string; url: string };

export const EMPTY_TRACKING: TrackingForm = { courier: 'econt', number: '', url: '' };

/** Where each courier shows its parcels; Bulgarian Posts takes the number on the page alone. */
const PAGES: Record<Exclude<Courier, 'other'>, (number: string) => string> = {
  econt: (number) => `https://www.econt.com/services/track-shipment/${number}`,
  speedy: (number) => `https://www.speedy.bg/bg/track-shipment?shipmentNumber=${number}`,
  'box-now': (number) => `https://boxnow.bg/?track=${number}`,
  'bulgarian-posts': () => 'https://bgpost.bg/postal-services/track-package',
};

/**
 * The parcel of a form; null where no number was written.
 * @throws Failure 422 for a number that is none, or an address that is not https
 */
export function readTracking({ courier, number, url }: TrackingForm): Tracking | null {
  const bare = number.replace(/\s/g, '');
  if (bare === '') return null;
  if (!/^[A-Za-z0-9-]{4,40}$/.test(bare)) {
    throw new Failure('validation_failed', { number: 'error-tracking-number' }, 422);
  }
  if (courier !== 'other') return { courier, number: bare, url: PAGES[courier](bare) };
  const address = url.trim();
  if (!/^https:\/\/[^\s/]+\.[^\s]{2,}$/.test(address) || address.length > 300) {
    throw new Failure('validation_failed', { url: 'error-tracking-url' }, 422);
  }
  return { courier, number: bare, url: address };
}
