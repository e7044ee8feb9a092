import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { OpeningHours } from '../../../../../src/core/shipping/courier-office.ts';
import type { ParcelLimits } from '../../../../../src/core/shipping/parcel.ts';
import type { ParcelEvent, ParcelState } from '../../../../../src/core/shipping/shipment.ts';
import type { ListedOffice } from '../courier-client.ts';
import { momentOf } from '../courier-values.ts';
import { CourierRefusal } from '../courier-client.ts';

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const Sides = Type.Object({ width: Type.Number(), height: Type.Number(), depth: Type.Number() });
const Failed = Type.Optional(
  Type.Union([Type.Object({ code: Type.Number(), component: Text }), Type.Null()]),
);

/** Answers of Speedy's interface (api.speedy.bg/v1), with the used fields only. Errors have status 200 too. */
export const AnyAnswer = Type.Object({ error: Failed });
export const Offices = Type.Object({
  offices: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      nameEn: Text,
      type: Type.String(),
      address: Type.Object({
        siteName: Type.String(),
        localAddressString: Text,
        fullAddressString: Text,
        x: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
        y: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
      }),
      workingTimeFrom: Text,
      workingTimeTo: Text,
      workingTimeHalfFrom: Text,
      workingTimeHalfTo: Text,
      workingTimeDayOffFrom: Text,
      workingTimeDayOffTo: Text,
      maxParcelDimensions: Type.Optional(Type.Union([Sides, Type.Null()])),
      maxParcelWeight: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    }),
  ),
});
export const Calculations = Type.Object({
  calculations: Type.Array(
    Type.Object({
      price: Type.Optional(Type.Object({ total: Type.Number(), currency: Type.String() })),
      error: Failed,
    }),
  ),
});
export const Created = Type.Object({ id: Type.String({ minLength: 1 }), deliveryDeadline: Text });
export const Found = Type.Object({
  barcodes: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
});
const Parcel = Type.Object({
  parcelId: Type.String(),
  operations: Type.Optional(
    Type.Union([
      Type.Array(
        Type.Object({
          dateTime: Type.Union([Type.String(), Type.Number()]),
          operationCode: Type.Integer(),
        }),
      ),
      Type.Null(),
    ]),
  ),
  error: Failed,
});
export const Tracked = Type.Object({ parcels: Type.Array(Parcel) });
export const Orders = Type.Object({
  orders: Type.Array(Type.Object({ id: Type.Union([Type.Number(), Type.String()]) }), { minItems: 1 }),
});
export const Payouts = Type.Object({
  payouts: Type.Array(
    Type.Object({
      date: Type.String(),
      docId: Type.Union([Type.Number(), Type.String()]),
      details: Type.Optional(
        Type.Union([
          Type.Array(
            Type.Object({ shipmentId: Type.String(), amount: Type.Number(), currency: Type.String() }),
          ),
          Type.Null(),
        ]),
      ),
    }),
  ),
});
export const Clients = Type.Object({ clients: Type.Array(Type.Object({})) });

type Office = Static<typeof Offices>['offices'][number];
export type SpeedyParcel = Static<typeof Parcel>;

/** Limits of places for which Speedy names none. */
const LIMITS: ParcelLimits = { weight: 32_000, sides: [1_800, 800, 800] };

/** Null for an office without a place on the map. */
export function speedyOffice(office: Office): ListedOffice | null {
  const { id, name, nameEn, type, address, maxParcelDimensions: size, maxParcelWeight: weight } = office;
  if (typeof address.x !== 'number' || typeof address.y !== 'number') return null;
  const street = address.localAddressString || address.fullAddressString || '';
  const [long = 0, middle = 0, short = 0] = size
    ? [size.width, size.height, size.depth].map((side) => Math.round(side * 10)).toSorted((a, b) => b - a)
    : LIMITS.sides;
  return {
    code: String(id),
    kind: type === 'APT' ? 'locker' : 'office',
    name: { bg: name, en: nameEn || name },
    city: { bg: address.siteName, en: address.siteName },
    address: { bg: street, en: street },
    latitude: address.y,
    longitude: address.x,
    hours: [
      { days: 'weekdays', open: range(office.workingTimeFrom, office.workingTimeTo) },
      { days: 'saturday', open: range(office.workingTimeHalfFrom, office.workingTimeHalfTo) },
      { days: 'sunday', open: range(office.workingTimeDayOffFrom, office.workingTimeDayOffTo) },
    ],
    limits: { weight: weight ? Math.round(weight * 1_000) : LIMITS.weight, sides: [long, middle, short] },
  };
}

/** Null for a closed day, which Speedy writes as midnight to midnight. */
function range(from: string | null | undefined, to: string | null | undefined): OpeningHours['open'] {
  if (!from || !to || from === to) return null;
  return { from, to: from === '00:00' && to === '23:59' ? '24:00' : to };
}

/** Operation code of a cancelled parcel. */
const CANCELLED = 128;

/** States of Speedy's operation codes; other operations change nothing. */
const STATES: Readonly<Record<number, ParcelState>> = {
  39: 'handed-over',
  1: 'in-transit',
  2: 'in-transit',
  11: 'in-transit',
  21: 'in-transit',
  116: 'in-transit',
  12: 'out-for-delivery',
  134: 'at-office',
  1134: 'at-office',
  111: 'returning',
  [-14]: 'delivered',
  124: 'returned',
};

export const isCancelled = ({ operations }: SpeedyParcel): boolean =>
  (operations ?? []).some(({ operationCode }) => operationCode === CANCELLED);

export function speedyEvents({ operations }: SpeedyParcel): ParcelEvent[] {
  return (operations ?? []).flatMap(({ dateTime, operationCode }) => {
    const state = STATES[operationCode];
    const at = momentOf(dateTime)?.toISOString();
    return state && at ? [{ key: `${operationCode}-${at}`, state, at }] : [];
  });
}

/** Error with a code of Speedy's appendix 3. */
export class SpeedyError extends Error {
  readonly code: number;
  readonly component: string;

  constructor({ code, component }: NonNullable<Static<typeof AnyAnswer>['error']>) {
    super(`Speedy answered error ${code}.`);
    this.code = code;
    this.component = component ?? '';
  }
}

const GENERAL = 1;
const INVALID_ADDRESS = 120;
const INVALID_OFFICE = 180;

/** Errors of the request are refusals; a general one means that Speedy is down. */
export function asRefusal(error: unknown): never {
  if (!(error instanceof SpeedyError) || error.code === GENERAL) throw error;
  if (error.code === INVALID_OFFICE) throw new CourierRefusal('waybill-office-closed');
  if (error.code !== INVALID_ADDRESS) throw new CourierRefusal('waybill-refused');
  const isTown = /site|postCode/i.test(error.component);
  throw new CourierRefusal(isTown ? 'waybill-city-unknown' : 'waybill-street-missing');
}
