/** The rooms that the shop is organised by; `gifts` is no room of the apartment but is chosen like one. */
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

/** Any other value is treated as no room (NAV-05). */
export function roomOf(value: unknown): Room | null {
  return ROOMS.find((room) => room === value) ?? null;
}

/** One room's place on the apartment's picture, in the picture's own pixels (ROOM-01). */
export type RoomZone = { room: Room; points: readonly (readonly [number, number])[] };
