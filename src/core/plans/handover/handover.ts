import type { PlanFile } from '../plan-export.ts';
import type { NeedRoom } from '../things/needed-things.ts';

export const HANDOVER_DIRECTIONS = ['in', 'out'] as const;
export type HandoverDirection = (typeof HANDOVER_DIRECTIONS)[number];

export const METER_KINDS = [
  'electricity-day',
  'electricity-night',
  'cold-water',
  'hot-water',
  'heating',
  'gas',
] as const;
export type MeterKind = (typeof METER_KINDS)[number];

export const ROOM_STATES = ['good', 'worn', 'damaged'] as const;
export type RoomState = (typeof ROOM_STATES)[number];

export const HANDOVER_LIMITS = {
  protocols: 50,
  address: 200,
  name: 100,
  meters: 12,
  meterNumber: 40,
  reading: 20,
  rooms: 15,
  notes: 500,
  keys: 200,
  missing: 2_000,
  /** Maximum pictures of a meter, a room, and the protocol. */
  meterPictures: 1,
  roomPictures: 4,
  pictures: 30,
} as const;

export type HandoverParty = { name: string; email: string };
/** `P` is the type of a picture; by default its key. */
export type HandoverMeter<P = string> = {
  kind: MeterKind;
  number: string;
  reading: string;
  pictures: P[];
};
export type HandoverRoom<P = string> = { room: NeedRoom; state: RoomState; notes: string; pictures: P[] };

/** A handover protocol; money in stotinki. */
export type Handover = {
  direction: HandoverDirection;
  /** `YYYY-MM-DD` */
  on: string;
  address: string;
  landlord: HandoverParty;
  tenant: HandoverParty;
  meters: HandoverMeter[];
  /** Kinds and number of keys. */
  keys: string;
  rooms: HandoverRoom[];
  /** Missing or damaged items. */
  missing: string;
  /** Null if none was agreed. */
  deposit: number | null;
  /** Part of the deposit that the landlord retains. */
  kept: number;
};

/** A finished protocol, which cannot be changed. `madeAt` as ISO 8601. */
export type MadeHandover = Pick<Handover, 'direction' | 'on' | 'address'> & { id: string; madeAt: string };

/** Port to the account's protocols. */
export abstract class Handovers {
  /** Returns the protocols, the latest first. */
  abstract ownHandovers(): Promise<{ data: MadeHandover[] }>;
  /**
   * Creates a protocol with a client-generated id, and mails it to both sides once. Idempotent.
   * @throws Failure `invalid` by field, `error-handover-made` (`conflict`) for another protocol with that id,
   * `error-handover-too-many` (`conflict`), `too-many`
   */
  abstract makeHandover(input: Handover & { id: string }): Promise<MadeHandover>;
  /** Returns a PDF. @throws Failure `error-handover-not-found` (`not-found`) */
  abstract handoverFile(input: { id: string }): Promise<PlanFile>;
}

/** All keys of pictures of a protocol. */
export const picturesOf = ({ meters, rooms }: Pick<Handover, 'meters' | 'rooms'>): string[] =>
  [...meters, ...rooms].flatMap(({ pictures }) => pictures);
