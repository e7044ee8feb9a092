import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import { comparablePhone } from '../../../../../src/core/shared/phone-number.ts';
import type { OpeningHours } from '../../../../../src/core/shipping/courier-office.ts';
import type { ParcelEvent, ParcelState } from '../../../../../src/core/shipping/shipment.ts';
import { CourierRefusal } from '../courier-client.ts';
import type { ListedOffice } from '../courier-client.ts';
import { CourierStatusError } from '../courier-http.ts';
import { momentOf } from '../courier-values.ts';

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** Answers of BOX NOW's partner interface (version 1.65), with the used fields only. */
export const Session = Type.Object({ access_token: Type.String({ minLength: 1 }) });
const Place = Type.Object({
  id: Type.String({ minLength: 1 }),
  type: Type.String(),
  name: Text,
  title: Text,
  addressLine1: Text,
  addressLine2: Text,
  lat: Text,
  lng: Text,
});
export const Places = Type.Object({ data: Type.Array(Place) });
export const Created = Type.Object({
  parcels: Type.Array(Type.Object({ id: Type.String({ minLength: 1 }) }), { minItems: 1 }),
});
const Parcel = Type.Object({
  id: Type.String({ minLength: 1 }),
  state: Type.String(),
  itemRefId: Text,
  updateTime: Text,
  events: Type.Optional(
    Type.Union([Type.Array(Type.Object({ type: Type.String(), createTime: Type.String() })), Type.Null()]),
  ),
  payment: Type.Optional(
    Type.Union([
      Type.Object({ price: Type.Object({ amount: Type.String(), currency: Type.String() }) }),
      Type.Null(),
    ]),
  ),
});
export const Parcels = Type.Object({
  data: Type.Array(Parcel),
  pagination: Type.Optional(Type.Object({ next: Text })),
});
export type BoxNowPlace = Static<typeof Place>;
export type BoxNowParcel = Static<typeof Parcel>;

const ALWAYS: OpeningHours[] = (['weekdays', 'saturday', 'sunday'] as const).map((days) => ({
  days,
  open: { from: '00:00', to: '24:00' },
}));

/** Heights of the three compartments in mm; width and depth are the same. */
const COMPARTMENTS = [80, 170, 360] as const;
const FLOOR = { width: 600, depth: 450 } as const;
const LARGEST = { weight: 20_000, sides: [FLOOR.width, FLOOR.depth, COMPARTMENTS[2]] } as const;

/** Null for a locker without a place on the map. BOX NOW writes the town in the second line of the address. */
export function boxNowLocker(place: BoxNowPlace): ListedOffice | null {
  const { id, type, name, title, addressLine1, addressLine2 } = place;
  const [latitude, longitude] = [Number(place.lat || Number.NaN), Number(place.lng || Number.NaN)];
  if (type !== 'apm' || !Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  const same = (text: string) => ({ bg: text, en: text });
  return {
    code: id,
    kind: 'locker',
    name: same(name || title || `BOX NOW ${id}`),
    city: same(addressLine2 || title || ''),
    address: same(addressLine1 ?? ''),
    latitude,
    longitude,
    hours: ALWAYS,
    limits: { weight: LARGEST.weight, sides: [...LARGEST.sides] },
  };
}

/** Smallest compartment for a parcel: 1, 2 or 3. Sides in mm from the longest to the shortest. */
export function compartmentOf([longest, middle, shortest]: readonly [number, number, number]): number {
  const fits = longest <= FLOOR.width && middle <= FLOOR.depth;
  const index = fits ? COMPARTMENTS.findIndex((height) => shortest <= height) : -1;
  return index < 0 ? COMPARTMENTS.length : index + 1;
}

/** BOX NOW accepts numbers with the code of the country only. */
export const internationalPhone = (phone: string): string => comparablePhone(phone).replace(/^0/, '+359');

/** States of the events of a parcel to the buyer; other events change nothing. */
const STATES: Readonly<Record<string, ParcelState>> = {
  'accepted-to-locker': 'handed-over',
  'in-depot': 'in-transit',
  'final-destination': 'at-office',
  delivered: 'delivered',
  expired: 'returning',
  'accepted-for-return': 'returning',
  returned: 'returned',
};
/** The same of a parcel from the buyer: the vendor is its recipient. */
const RETURN_STATES: Readonly<Record<string, ParcelState>> = {
  'accepted-for-return': 'handed-over',
  'in-depot': 'in-transit',
  returned: 'delivered',
};

/** Sorted by time. A parcel that was never on its way to the buyer comes from the buyer. */
export function boxNowEvents({ events }: BoxNowParcel): ParcelEvent[] {
  const sorted = (events ?? [])
    .flatMap(({ type, createTime }) => {
      const at = momentOf(createTime)?.toISOString();
      return at ? [{ type, at }] : [];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const returnFrom = sorted.findIndex(({ type }) => type === 'accepted-for-return');
  const isReturn =
    returnFrom >= 0 && !sorted.slice(0, returnFrom).some(({ type }) => type !== 'new' && type in STATES);
  return sorted.flatMap(({ type, at }) => {
    const state = (isReturn ? RETURN_STATES : STATES)[type];
    return state ? [{ key: `${type}-${at}`, state, at }] : [];
  });
}

const Failed = Type.Object({ code: Type.String() });

/** Code of BOX NOW's error; null for anything else. */
export const boxNowCode = (error: unknown): string | null =>
  error instanceof CourierStatusError && Value.Check(Failed, error.answer) ? error.answer.code : null;

/** Message keys of BOX NOW's codes that somebody can act on. */
const REFUSALS: Readonly<Record<string, string>> = {
  P402: 'waybill-office-closed',
  P405: 'waybill-phone',
  C404: 'waybill-phone',
  P411: 'waybill-cash',
  P420: 'waybill-already-sent',
};

/** Errors of the request are refusals, of the server are not. */
export function asBoxNowError(error: unknown): unknown {
  if (!(error instanceof CourierStatusError)) return error;
  if (error.status === 401 || error.status === 403) return new CourierRefusal('courier-login-refused');
  const code = boxNowCode(error);
  return code === null ? error : new CourierRefusal(REFUSALS[code] ?? 'waybill-refused');
}
