/** Rooms of the shop; `gifts` is not a room but is chosen like one. */
export const ROOMS = [
  'hallway',
  'living-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'terrace',
  'garden',
  'gifts',
] as const;

export type Room = (typeof ROOMS)[number];

/** Returns null for unknown values (NAV-05). */
export function roomOf(value: unknown): Room | null {
  return ROOMS.find((room) => room === value) ?? null;
}

/** Polygon of a room on the apartment's picture, in the picture's pixels (ROOM-01). */
export type RoomZone = { room: Room; points: readonly (readonly [number, number])[] };
