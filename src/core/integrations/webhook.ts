import { DAY } from '../shared/durations.ts';

/** Events that a vendor's program is notified of (SHIP-12). */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.cancelled',
  'order.withdrawn',
  'stock.sold-out',
  'parcel.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Events of deliveries; a vendor sends `test` to try a webhook. */
export const DELIVERED_EVENTS = [...WEBHOOK_EVENTS, 'test'] as const;
export type DeliveredEvent = (typeof DELIVERED_EVENTS)[number];

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const MAX_WEBHOOKS = 5;
export const MAX_WEBHOOK_URL_LENGTH = 500;
export const DELIVERIES_SHOWN = 25;

/** A webhook as the vendor sees it; moments as ISO 8601. */
export type Webhook = {
  id: number;
  url: string;
  events: WebhookEvent[];
  createdAt: string;
  /** Time of the first failure since the last success. */
  failingSince: string | null;
  /** Time at which the webhook was switched off after days of failures. */
  disabledAt: string | null;
};

/** An event and its attempts; `error` is why the last one failed, without a response. */
export type WebhookDelivery = {
  id: number;
  event: DeliveredEvent;
  status: DeliveryStatus;
  attempts: number;
  responseStatus: number | null;
  error: DeliveryError | null;
  createdAt: string;
  /** Time of the last attempt. */
  attemptedAt: string | null;
  /** Earliest time of the next attempt. */
  nextAt: string | null;
};

export const DELIVERY_ERRORS = ['address', 'not-public', 'away', 'slow', 'response'] as const;
/** `response` is a status other than 2xx. */
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

export type WebhookForm = { url: string; events: readonly WebhookEvent[] };

/** Minutes between attempts, for almost three days in all. */
const RETRY_MINUTES = [1, 5, 30, 120, 360, 720, 1_440, 1_440];
/** Milliseconds of failures without a success after which a webhook is switched off. */
const MAX_FAILING_MS = 3 * DAY;

/** Time of the next attempt after a number of failed ones; null after the last. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

/** True if a webhook has failed for so long that it is switched off. */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= MAX_FAILING_MS;
