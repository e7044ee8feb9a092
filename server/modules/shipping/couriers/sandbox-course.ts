import type { DeliveryMethod } from '../../../../src/core/shipping/delivery.ts';
import type { ParcelEvent, ParcelState } from '../../../../src/core/shipping/shipment.ts';
import { DAY, HOUR } from '../../../../src/core/shared/durations.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';

/** A parcel of the sandbox; `method` is the way that it is delivered. */
export type SandboxParcel = {
  number: string;
  method: DeliveryMethod;
  isReturn: boolean;
  createdAt: Date;
  cancelledAt: Date | null;
  /** Cash on delivery in stotinki. */
  codAmount: number;
};

/** Days that a parcel waits at an office or in a locker. */
export const WAITING_DAYS = 7;
/** Days from the delivery to the payout of the cash. */
export const SETTLEMENT_AFTER_DAYS = 2;

/** Hours from the creation. */
const HANDED_OVER = 4;
const LATE_HOURS = 72;

type Course = Pick<SandboxParcel, 'number' | 'method' | 'isReturn'>;
type Fate = 'usual' | 'late' | 'not-collected';

/** The last digit decides: 8 is late, 9 is not collected. Returns always arrive in time. */
function fateOf({ number, isReturn }: Course): Fate {
  const digit = isReturn ? '' : number.at(-1);
  if (digit === '9') return 'not-collected';
  return digit === '8' ? 'late' : 'usual';
}

/** The whole course of a parcel, known from the start, by time (SHIP-03). */
function course(parcel: Course): [ParcelState, number][] {
  const { method } = parcel;
  const fate = fateOf(parcel);
  const delay = fate === 'late' ? LATE_HOURS : 0;
  const arrival = 24 + delay;
  const start: [ParcelState, number][] = [
    ['handed-over', HANDED_OVER],
    ['in-transit', HANDED_OVER + 4],
    [method === 'address' ? 'out-for-delivery' : 'at-office', arrival],
  ];
  if (fate === 'not-collected') {
    const back = arrival + WAITING_DAYS * 24;
    return [...start, ['returning', back], ['returned', back + 48]];
  }
  return [...start, ['delivered', arrival + (method === 'address' ? 5 : 20)]];
}

/** Events of a parcel until a moment. A cancelled parcel has none. */
export function sandboxEvents(parcel: SandboxParcel, now: Date): ParcelEvent[] {
  if (parcel.cancelledAt) return [];
  return course(parcel)
    .map(([state, hours]) => ({ state, at: new Date(parcel.createdAt.getTime() + hours * HOUR) }))
    .filter(({ at }) => at <= now)
    .map(({ state, at }) => ({ key: `${parcel.number}-${state}`, state, at: at.toISOString() }));
}

/** Expected day of the delivery; a late parcel has a later one as soon as it is in transit. */
export function sandboxExpectedDay(parcel: SandboxParcel, now: Date): string {
  const arrival = course(parcel)[2]?.[1] ?? 0;
  const isKnown = sandboxEvents(parcel, now).some(({ state }) => state === 'in-transit');
  const hours = isKnown ? arrival : Math.min(arrival, 24);
  return sofiaDay(new Date(parcel.createdAt.getTime() + hours * HOUR));
}

/** Last day at the office; null while the parcel does not wait there. */
export function sandboxWaitsUntil(parcel: SandboxParcel, now: Date): string | null {
  const last = sandboxEvents(parcel, now).at(-1);
  return last?.state === 'at-office' ? sofiaDay(new Date(Date.parse(last.at) + WAITING_DAYS * DAY)) : null;
}

/** Moment at which the cash is paid out; null without cash or before it. */
export function sandboxSettledAt(parcel: SandboxParcel, now: Date): Date | null {
  const delivered = sandboxEvents(parcel, now).find(({ state }) => state === 'delivered');
  if (!delivered || parcel.codAmount === 0) return null;
  const at = new Date(Date.parse(delivered.at) + SETTLEMENT_AFTER_DAYS * DAY);
  return at <= now ? at : null;
}
