import type { PlanFile } from '../plan-export.ts';
import type { NeedRoom } from '../things/needed-things.ts';

/** Whether the home is handed to the tenant, or given back. */
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
  /** Protocols of one account. */
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
  /** Pictures of a meter, of a room, and of the whole protocol. */
  meterPictures: 1,
  roomPictures: 4,
  pictures: 30,
} as const;

export type HandoverParty = { name: string; email: string };
/** `P`: how its pictures are named, by keys unless told. */
export type HandoverMeter<P = string> = {
  kind: MeterKind;
  number: string;
  reading: string;
  pictures: P[];
};
export type HandoverRoom<P = string> = { room: NeedRoom; state: RoomState; notes: string; pictures: P[] };

/** What both sides sign when a home is handed over; money in stotinki. */
export type Handover = {
  direction: HandoverDirection;
  /** `YYYY-MM-DD` */
  on: string;
  address: string;
  landlord: HandoverParty;
  tenant: HandoverParty;
  meters: HandoverMeter[];
  /** Which keys, and how many. */
  keys: string;
  rooms: HandoverRoom[];
  /** What is missing or damaged. */
  missing: string;
  /** Null where none was agreed. */
  deposit: number | null;
  /** What of the deposit stays with the landlord. */
  kept: number;
};

/** A protocol that was made: nothing of it changes any more. `madeAt` as ISO 8601. */
export type MadeHandover = Pick<Handover, 'direction' | 'on' | 'address'> & { id: string; madeAt: string };

/** Port to the protocols of the signed-in person. */
export abstract class Handovers {
  /** Returns the protocols, the latest first. */
  abstract ownHandovers(): Promise<{ data: MadeHandover[] }>;
  /**
   * Makes a protocol under an id that the client draws, and mails it to both sides once. Idempotent.
   * @throws Failure `invalid` by field, `error-handover-made` (`conflict`) where another one has that id,
   *   `error-handover-too-many` (`conflict`), `too-many`
   */
  abstract makeHandover(input: Handover & { id: string }): Promise<MadeHandover>;
  /** Returns a PDF. @throws Failure `error-handover-not-found` (`not-found`) */
  abstract handoverFile(input: { id: string }): Promise<PlanFile>;
}

/** All keys of pictures of a protocol. */
export const picturesOf = ({ meters, rooms }: Pick<Handover, 'meters' | 'rooms'>): string[] =>
  [...meters, ...rooms].flatMap(({ pictures }) => pictures);
