import { isSame } from './is-same.ts';

type Thing = { id: unknown };

/**
 * Two edits of a list of things with ids, brought together: what either added, changed or took away is so in the whole.
 * @returns null where they are no such lists, or both did otherwise with the same thing
 */
export function mergeLists(filled: unknown, mine: unknown, theirs: unknown): Thing[] | null {
  if (![filled, mine, theirs].every(isList)) return null;
  const [before, here, there] = [filled, mine, theirs].map(byId) as [Things, Things, Things];
  const merged: Thing[] = [];
  for (const id of new Set([...there.keys(), ...here.keys()])) {
    const [old, own, other] = [before.get(id), here.get(id), there.get(id)];
    if (!isSame(own, old) && !isSame(other, old) && !isSame(own, other)) return null;
    const kept = isSame(own, old) ? other : own;
    if (kept) merged.push(kept);
  }
  return merged;
}

type Things = ReadonlyMap<unknown, Thing>;

const byId = (list: unknown): Things => new Map((list as Thing[]).map((thing) => [thing.id, thing]));

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'id' in one);
