import { Failure } from '../shared/failure.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { isWorkingDay } from '../shared/official-holidays.ts';
import { addDays, isDay, sofiaDay, sofiaTime } from '../shared/sofia-time.ts';
import type { ShippingCourier } from './courier-office.ts';

/** Requested collection of parcels at the vendor's address; the day in Sofia, times as `HH:MM` (SHIP-05). */
export type PickupWindow = { day: string; from: string; to: string };

export type Pickup = PickupWindow & { courier: ShippingCourier; parcels: number };

/** Parcels with a waybill, possible days, and requested collections from today. */
export type OwnPickups = { ready: number; days: string[]; pickups: Pickup[] };

/** Days ahead, shortest window in hours, and working hours of couriers. */
export const PICKUP_LIMITS = { days: 14, hours: 2, from: '08:00', to: '19:00' } as const;

const HOURS_TEXT = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Working days that can be chosen, from today. */
export function pickupDays(now: Date): string[] {
  const today = sofiaDay(now);
  const days = Array.from({ length: PICKUP_LIMITS.days }, (_, index) => addDays(today, index));
  return days.filter(isWorkingDay);
}

/** Message keys of the invalid fields. */
export function pickupErrors({ day, from, to }: PickupWindow, now: Date): FieldErrors {
  const errors: FieldErrors = {};
  if (!isDay(day) || !pickupDays(now).includes(day)) errors['day'] = 'error-pickup-day';
  const [today, time = ''] = sofiaTime(now).split(' ');
  const start = day === today && time > from ? time : from;
  const isReadable = [from, to].every((one) => HOURS_TEXT.test(one));
  if (!isReadable || minutes(to) - minutes(start) < PICKUP_LIMITS.hours * 60) {
    errors['to'] = 'error-pickup-window';
  } else if (minutes(from) < minutes(PICKUP_LIMITS.from) || minutes(to) > minutes(PICKUP_LIMITS.to)) {
    errors['from'] = 'error-pickup-hours';
  }
  return errors;
}

/** @throws Failure `validation_failed` (`invalid`) with the fields */
export function ensurePickup(window: PickupWindow, now: Date): void {
  const errors = pickupErrors(window, now);
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
