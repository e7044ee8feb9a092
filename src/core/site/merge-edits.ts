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

/** A field that was changed here and elsewhere, to different values. */
export type FieldClash<Values> = {
  [Name in keyof Values & string]: { field: Name; mine: Values[Name]; theirs: Values[Name] };
}[keyof Values & string];

/** What was changed since a thing was read: here, and by another save. Values are plain data. */
export type Edits<Values> = {
  /** What was stored when the form was filled or saved last. */
  stored: Values;
  /** What the form held then; it differs from `stored` where the same was written in another way. */
  filled: Values;
  /** What the form holds now. */
  mine: Values;
  /** What is stored now. */
  theirs: Values;
};

export type MergedEdits<Values> = {
  /** Fields that the other save changed, with what the form holds from now on: its value, or lists brought together. */
  adopted: Partial<Values>;
  clashes: FieldClash<Values>[];
};

/**
 * Brings two edits of the same thing together, field by field: what only one of them changed is that one's, what both
 * changed alike is settled, lists of things with ids are brought together thing by thing, and what both changed otherwise
 * is a clash for a person to decide.
 */
export function mergeEdits<Values extends object>({
  stored,
  filled,
  mine,
  theirs,
}: Edits<Values>): MergedEdits<Values> {
  const adopted: Partial<Values> = {};
  const clashes: FieldClash<Values>[] = [];
  for (const field of Object.keys(theirs) as (keyof Values & string)[]) {
    if (isSame(theirs[field], stored[field]) || isSame(theirs[field], mine[field])) continue;
    const joined = mergeLists(filled[field], mine[field], theirs[field]);
    if (isSame(mine[field], filled[field])) adopted[field] = theirs[field];
    else if (joined) adopted[field] = joined as Values[typeof field];
    else clashes.push({ field, mine: mine[field], theirs: theirs[field] } as FieldClash<Values>);
  }
  return { adopted, clashes };
}
