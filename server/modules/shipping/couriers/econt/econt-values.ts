import type { Static } from 'typebox';
import type { OpeningHours } from '../../../../../src/core/shipping/courier-office.ts';
import type { ParcelLimits } from '../../../../../src/core/shipping/parcel.ts';
import type { ParcelEvent, ParcelState } from '../../../../../src/core/shipping/shipment.ts';
import { sofiaTime } from '../../../../../src/core/shared/sofia-time.ts';
import { CourierRefusal } from '../courier-client.ts';
import type { CourierSender, ListedOffice, ParcelRecipient, ShipmentRequest } from '../courier-client.ts';
import { CourierStatusError } from '../courier-http.ts';
import { centimetresOf, kilogramsOf, momentOf, streetParts } from '../courier-values.ts';
import type { Offices, Statuses } from './econt-schemas.ts';

type Office = Static<typeof Offices>['offices'][number];
export type EcontStatus = NonNullable<Static<typeof Statuses>['shipmentStatuses'][number]['status']>;

/** Econt names limits only in its terms: 50 kg at an office, the largest box of a locker. */
const OFFICE_LIMITS: ParcelLimits = { weight: 50_000, sides: [2_000, 1_200, 1_000] };
const LOCKER_LIMITS: ParcelLimits = { weight: 20_000, sides: [600, 450, 360] };

/** Null for an office without a place on the map. */
export function econtOffice(office: Office): ListedOffice | null {
  const { code, isAPS, name, nameEn, address } = office;
  const { city, location, fullAddress, fullAddressEn } = address;
  if (!city || !location) return null;
  const isLocker = isAPS === true;
  return {
    code,
    kind: isLocker ? 'locker' : 'office',
    name: { bg: name, en: nameEn || name },
    city: { bg: city.name, en: city.nameEn || city.name },
    address: { bg: fullAddress ?? '', en: fullAddressEn || (fullAddress ?? '') },
    latitude: location.latitude,
    longitude: location.longitude,
    hours: hoursOf(office),
    limits: isLocker ? LOCKER_LIMITS : OFFICE_LIMITS,
  };
}

function hoursOf(office: Office): OpeningHours[] {
  const week = range(office.normalBusinessHoursFrom, office.normalBusinessHoursTo);
  const saturday = range(office.halfDayBusinessHoursFrom, office.halfDayBusinessHoursTo);
  return [
    { days: 'weekdays', open: week },
    { days: 'saturday', open: saturday },
    { days: 'sunday', open: null },
  ];
}

/** Midnight to midnight is open at any time. */
function range(
  from: number | string | null | undefined,
  to: number | string | null | undefined,
): OpeningHours['open'] {
  const [start, end] = [clockOf(from), clockOf(to)];
  if (start === null || end === null) return null;
  return { from: start, to: start === '00:00' && (end === '00:00' || end === '23:59') ? '24:00' : end };
}

function clockOf(time: number | string | null | undefined): string | null {
  if (typeof time === 'string' && /^\d\d:\d\d/.test(time)) return time.slice(0, 5);
  const moment = momentOf(time);
  return moment && (sofiaTime(moment).split(' ')[1] ?? null);
}

const STATES: Readonly<Record<string, ParcelState>> = {
  in_pickup_courier: 'handed-over',
  in_pickup_office: 'handed-over',
  courier: 'in-transit',
  courier_direction: 'in-transit',
  office: 'in-transit',
  arrival_departure_from_hub: 'in-transit',
  in_delivery_courier: 'out-for-delivery',
  in_delivery_office: 'at-office',
  return: 'returning',
  is_returning_to_sender: 'returning',
  returned_to_sender: 'returned',
};

/** Events of a parcel; unknown ones are ignored. The delivery is the time that the status names. */
export function econtEvents({ trackingEvents, deliveryTime }: EcontStatus): ParcelEvent[] {
  const events = (trackingEvents ?? []).flatMap(({ destinationType, isReceipt, time }) => {
    const state = STATES[destinationType ?? ''];
    const at = momentOf(time)?.toISOString();
    return state && at && !isReceipt ? [{ key: `${destinationType}-${at}`, state, at }] : [];
  });
  const delivered = momentOf(deliveryTime)?.toISOString();
  const isReturned = events.some(({ state }) => state === 'returned');
  return delivered && !isReturned
    ? [...events, { key: `delivered-${delivered}`, state: 'delivered', at: delivered }]
    : events;
}

const city = (name: string, postCode = '') => ({
  country: { code3: 'BGR' },
  name,
  ...(postCode && { postCode }),
});

export const econtClient = ({ name, phone }: { name: string; phone: string }) => ({ name, phones: [phone] });

export function senderAddress({ city: name, address }: Pick<CourierSender, 'city' | 'address'>) {
  const { street, number } = streetParts(address);
  return { city: city(name), street, num: number };
}

export function buyerAddress({ city: name, postCode, street: text, details }: ParcelRecipient) {
  const { street, number } = streetParts(text);
  return { city: city(name, postCode), street, num: number, other: details };
}

export const cityAddress = (name: string) => ({ city: city(name) });

export function packOf({ weight, sides: [long, middle, short] }: ShipmentRequest['parcel']) {
  return {
    packCount: 1,
    shipmentType: 'pack',
    weight: kilogramsOf(weight),
    shipmentDimensionsL: centimetresOf(long),
    shipmentDimensionsW: centimetresOf(middle),
    shipmentDimensionsH: centimetresOf(short),
  };
}

/** The reference ends the description, which is at most 100 characters long. */
export const describe = (content: string, reference: string): string =>
  `${content.slice(0, 97 - reference.length)} · ${reference}`;

/** Last digits of a phone, which are the same with and without the country's code. */
export const endOf = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-8);

type Problem = { type?: unknown; message?: unknown; fields?: unknown; innerErrors?: unknown };

/** Translates Econt's errors `{ type, message, fields, innerErrors }`; other errors are returned unchanged. */
export function econtError(error: unknown): unknown {
  if (!(error instanceof CourierStatusError)) return error;
  if (error.status === 401 || error.status === 403) return new CourierRefusal('courier-login-refused');
  const problems = problemsOf(error.answer);
  if (problems.some(({ type }) => type === 'ExAccessDenied'))
    return new CourierRefusal('courier-login-refused');
  if (!problems.some(({ type }) => String(type).startsWith('ExInvalid'))) return error;
  const fields = problems.flatMap((one) => (Array.isArray(one.fields) ? one.fields.map(String) : []));
  const has = (...parts: string[]) => fields.some((field) => parts.some((part) => field.includes(part)));
  if (has('receiverOfficeCode')) return new CourierRefusal('waybill-office-closed');
  if (has('city', 'postCode')) return new CourierRefusal('waybill-city-unknown');
  if (has('street', 'num')) return new CourierRefusal('waybill-street-missing');
  return new CourierRefusal('waybill-refused');
}

function problemsOf(answer: unknown, depth = 0): Problem[] {
  if (typeof answer !== 'object' || answer === null || depth > 5) return [];
  const problem: Problem = answer;
  const inner = Array.isArray(problem.innerErrors) ? problem.innerErrors : [];
  return [problem, ...inner.flatMap((one) => problemsOf(one, depth + 1))];
}
