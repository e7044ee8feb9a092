import type {
  CourierLogin,
  OfficeKind,
  OpeningHours,
  ShippingCourier,
} from '../../../../src/core/shipping/courier-office.ts';
import type { DeliveryMethod } from '../../../../src/core/shipping/delivery.ts';
import type { Parcel, ParcelLimits } from '../../../../src/core/shipping/parcel.ts';
import type { PickupWindow } from '../../../../src/core/shipping/pickup.ts';
import type { Inspection, ParcelEvent } from '../../../../src/core/shipping/shipment.ts';

type Words = { bg: string; en: string };

/** An office or a locker as its courier lists it; `code` is its id there. */
export type ListedOffice = {
  code: string;
  kind: OfficeKind;
  name: Words;
  city: Words;
  address: Words;
  latitude: number;
  longitude: number;
  hours: OpeningHours[];
  limits: ParcelLimits;
};

/**
 * A vendor's parcel from one city to another; names of the cities in Bulgarian. `officeCode` is the chosen office,
 * null for an address or before the choice.
 */
export type PriceRequest = {
  vendorId: number;
  parcel: Parcel;
  method: DeliveryMethod;
  from: string;
  to: string;
  officeCode: string | null;
};

export type CourierSender = {
  vendorId: number;
  name: string;
  phone: string;
  city: string;
  address: string;
};

/** Recipient of a parcel; `officeCode` is null for an address. */
export type ParcelRecipient = {
  name: string;
  phone: string;
  email: string;
  city: string;
  postCode: string;
  street: string;
  details: string;
  officeCode: string | null;
};

/** A parcel to send; `reference` is ours, and the same one creates no second parcel. */
export type ShipmentRequest = {
  reference: string;
  sender: CourierSender;
  recipient: ParcelRecipient;
  method: DeliveryMethod;
  /** Weight in g, sides in mm from the longest to the shortest. */
  parcel: Pick<Parcel, 'weight' | 'sides'>;
  /** Cash on delivery in stotinki; 0 without it. */
  codAmount: number;
  inspection: Inspection;
  content: string;
};

/** A parcel back to the vendor, handed over by the buyer at any office. */
export type ReturnRequest = {
  reference: string;
  /** Vendor, the recipient of the parcel. */
  sender: CourierSender;
  buyer: ParcelRecipient;
  parcel: Pick<Parcel, 'weight' | 'sides'>;
  payer: 'vendor' | 'buyer';
  content: string;
};

/** Created parcel: its number, its page, and the expected day of the delivery in Sofia. */
export type CreatedShipment = { number: string; url: string | null; expectedDay: string | null };

/** Known state of a parcel; `waitsUntil` is its last day at an office. */
export type TrackedParcel = {
  number: string;
  expectedDay: string | null;
  waitsUntil: string | null;
  events: ParcelEvent[];
};

/** Paid cash on delivery; the amount in stotinki. */
export type SettledParcel = { number: string; amount: number; settledAt: string; document: string };

/** The courier does not accept a request; the message is a key of the texts. */
export class CourierRefusal extends Error {
  constructor(readonly messageKey: string) {
    super(messageKey);
    this.name = 'CourierRefusal';
  }
}

export interface CourierAccounts {
  /** @throws CourierRefusal `courier-not-connected` */
  of(vendorId: number): Promise<CourierLogin>;
  /** A login for data that is the same for all vendors, such as offices; null without any. */
  any(): Promise<CourierLogin | null>;
}

/** Port to a courier (SHIP-03). A method throws an Error if the courier does not answer, or answers nonsense. */
export abstract class CourierClient {
  abstract readonly courier: ShippingCourier;
  /** Checks before payment that the courier offers. */
  abstract readonly abilities: { inspections: readonly Inspection[] };

  /** Checks a login. @throws CourierRefusal `courier-login-refused` */
  abstract verify(login: CourierLogin, signal: AbortSignal): Promise<void>;

  abstract offices(signal: AbortSignal): Promise<ListedOffice[]>;

  /** Price in stotinki. */
  abstract price(request: PriceRequest, signal: AbortSignal): Promise<number>;

  /** Creates a parcel, once for a reference. @throws CourierRefusal for an address that it does not accept */
  abstract createShipment(request: ShipmentRequest, signal: AbortSignal): Promise<CreatedShipment>;

  /** Creates a parcel back to the vendor, once for a reference. @throws CourierRefusal */
  abstract createReturn(request: ReturnRequest, signal: AbortSignal): Promise<CreatedShipment>;

  /** Cancels a parcel; idempotent. @throws CourierRefusal if the courier already has it */
  abstract cancelShipment(sender: CourierSender, number: string, signal: AbortSignal): Promise<void>;

  /** Label of a parcel: a PDF of A6 pages. */
  abstract label(sender: CourierSender, number: string, signal: AbortSignal): Promise<Uint8Array>;

  /** Asks for the collection of parcels. @returns the id of the request. @throws CourierRefusal */
  abstract requestPickup(
    sender: CourierSender,
    numbers: readonly string[],
    window: PickupWindow,
    signal: AbortSignal,
  ): Promise<string>;

  /** States of several parcels of a vendor; unknown numbers are missing in the answer. */
  abstract track(
    sender: CourierSender,
    numbers: readonly string[],
    signal: AbortSignal,
  ): Promise<TrackedParcel[]>;

  /** Cash on delivery that was paid to a vendor on these days, both included. */
  abstract settlements(
    sender: CourierSender,
    period: { from: string; to: string },
    signal: AbortSignal,
  ): Promise<SettledParcel[]>;

  /**
   * Numbers of the parcels in a push message of the courier, which are then tracked. Null if the message is not
   * genuine, or if the courier sends none.
   */
  abstract pushedNumbers(message: {
    headers: Readonly<Record<string, string | string[] | undefined>>;
    body: string;
  }): readonly string[] | null;
}
