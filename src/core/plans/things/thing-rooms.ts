import { NEED_ROOMS } from './needed-things.ts';
import type { Need, NeedRoom } from './needed-things.ts';
import type { PlannedThing } from './planned-things.ts';

/** A row of the list; `need` is null for a product whose need no longer exists. */
export type ThingRow = { id: string; name: string; need: Need | null; thing: PlannedThing | null };

export type ThingRoom = { key: string; room: NeedRoom; number: number; rows: ThingRow[] };

/** `bedroom-2/bed` is a bed in the second bedroom. */
export function partsOfNeed(id: string): { room: NeedRoom; number: number; name: string } {
  const [place = '', name = ''] = id.split('/');
  const [, word = '', number = '0'] = /^(.*?)(?:-(\d+))?$/.exec(place) ?? [];
  const room = NEED_ROOMS.find((one) => one === word) ?? 'home';
  return { room, number: Number(number), name };
}

/** Needs and products by room; products without a need are last. */
export function thingRooms(needs: readonly Need[], things: readonly PlannedThing[]): ThingRoom[] {
  const found = new Map(things.map((thing) => [thing.need, thing]));
  const needed = new Set(needs.map(({ id }) => id));
  const rows: ThingRow[] = [
    ...needs.map((need) => ({ id: need.id, name: need.thing, need, thing: found.get(need.id) ?? null })),
    ...things
      .filter((thing) => thing.state === 'chosen' && !needed.has(thing.need))
      .map((thing) => ({ id: thing.need, name: partsOfNeed(thing.need).name, need: null, thing })),
  ];
  const rooms = new Map<string, ThingRoom>();
  for (const row of rows) {
    const { room, number } = partsOfNeed(row.id);
    const key = `${room}-${number}`;
    const place = rooms.get(key) ?? { key, room, number, rows: [] };
    place.rows.push(row);
    rooms.set(key, place);
  }
  return [...rooms.values()].toSorted(
    (one, other) =>
      NEED_ROOMS.indexOf(one.room) - NEED_ROOMS.indexOf(other.room) || one.number - other.number,
  );
}
