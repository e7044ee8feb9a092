import type { CourierOffice, ShippingCourier } from './courier-office.ts';

/** Parcels to the buyer, and parcels back to the vendor (SHIP-05, SHIP-07). */
export const SHIPMENT_KINDS = ['outward', 'return'] as const;
export type ShipmentKind = (typeof SHIPMENT_KINDS)[number];

/** States that a courier reports, in the usual order of a parcel. */
export const PARCEL_STATES = [
  'handed-over',
  'in-transit',
  'at-office',
  'out-for-delivery',
  'returning',
  'delivered',
  'returned',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/**
 * `requested` until the courier has answered, `refused` if it does not accept the parcel, `ready` with a
 * waybill until the courier has the parcel.
 */
export const SHIPMENT_STATUSES = ['requested', 'refused', 'ready', 'cancelled', ...PARCEL_STATES] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** Check of the goods by the buyer before the payment on delivery (SHIP-06). */
export const INSPECTIONS = ['none', 'open', 'test'] as const;
export type Inspection = (typeof INSPECTIONS)[number];

/** Event of a parcel; `key` identifies it at the courier, `at` as ISO 8601. */
export type ParcelEvent = { key: string; state: ParcelState; at: string };

/** A shipment as buyer and vendor see it; days as `2026-11-21`, moments as ISO 8601. */
export type Shipment = {
  id: number;
  kind: ShipmentKind;
  courier: ShippingCourier;
  status: ShipmentStatus;
  /** Number at the courier; null until it has answered. */
  number: string | null;
  /** The courier's page of the parcel; null without one. */
  url: string | null;
  expectedDay: string | null;
  /** Last day at an office or in a locker. */
  waitsUntil: string | null;
  /** Weight in g. */
  weight: number;
  /** Cash on delivery in stotinki; 0 for paid orders and returns. */
  codAmount: number;
  inspection: Inspection;
  /** Message key of the courier's reason for a refusal. */
  problem: string | null;
  /** Sorted by time. */
  events: Pick<ParcelEvent, 'state' | 'at'>[];
};

const FINAL: readonly ShipmentStatus[] = ['delivered', 'returned', 'cancelled', 'refused'];

/** True if no more events are expected. */
export const isFinalShipment = (status: ShipmentStatus): boolean => FINAL.includes(status);

/** True if a parcel exists or is going to exist. */
export const isActiveShipment = (status: ShipmentStatus): boolean =>
  status !== 'cancelled' && status !== 'refused';

/** True while the vendor can still cancel the waybill. */
export const mayCancelShipment = (status: ShipmentStatus): boolean =>
  status === 'requested' || status === 'ready';

/**
 * State after all known events, in any order and repeated (SHIP-05). The first final event decides, else the
 * latest one. Null without events.
 */
export function parcelState(events: readonly ParcelEvent[]): ParcelState | null {
  const sorted = inOrder(events);
  return (sorted.find(({ state }) => isFinalShipment(state)) ?? sorted.at(-1))?.state ?? null;
}

/** Events by time, each once; simultaneous ones in the usual order of a parcel. */
export function inOrder<Event extends ParcelEvent>(events: readonly Event[]): Event[] {
  const once = [...new Map(events.map((event) => [event.key, event])).values()];
  const rankOf = ({ state }: ParcelEvent) => PARCEL_STATES.indexOf(state);
  return once.sort(
    (one, other) =>
      Date.parse(one.at) - Date.parse(other.at) ||
      rankOf(one) - rankOf(other) ||
      (one.key < other.key ? -1 : 1),
  );
}

/** Limits of a waybill: weight in g, number of orders at once. */
export const WAYBILL_LIMITS = { weight: { from: 1, to: 1_000_000 }, orders: 50 } as const;

/** Sizes of a page of labels: four on A4, or one on A6 for label printers. */
export const LABEL_FORMATS = ['a4', 'a6'] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

/** A parcel that the vendor may send with a courier; weight in g, `problem` the reason why it cannot. */
export type WaybillForm = {
  courier: ShippingCourier | null;
  weight: number;
  isEstimated: boolean;
  inspections: Inspection[];
  problem: string | null;
  /** Open places nearby that accept the parcel, if the chosen one is closed. */
  offices: CourierOffice[];
};

/** Waybill to make: weight in g, null for that of the products. */
export type WaybillOrder = { id: number; weight: number | null; inspection: Inspection };

/** Result of one order of several: `requested` is repeated until the courier answers. */
export type WaybillResult = {
  id: number;
  number: string;
  status: 'ready' | 'requested' | 'refused';
  problem: string | null;
  offices: CourierOffice[];
};

/** Result of one order of several; `problem` is null for success. */
export type BulkResult = { id: number; number: string; problem: string | null };

/** Hours for the vendor to check returned goods; afterwards they count as complete and undamaged (SHIP-07). */
export const RETURN_CHECK_HOURS = 24;
