import { deepEqual } from './deep-equal.ts';

type Thing = { id: unknown };

/**
 * Merges two edits of a list of items with ids: the result has the additions, changes and removals of both.
 * @returns null for other lists, and if both changed the same item differently
 */
export function mergeLists(filled: unknown, mine: unknown, theirs: unknown): Thing[] | null {
  if (![filled, mine, theirs].every(isList)) return null;
  const [before, here, there] = [filled, mine, theirs].map(byId) as [Things, Things, Things];
  const merged: Thing[] = [];
  for (const id of new Set([...there.keys(), ...here.keys()])) {
    const [old, own, other] = [before.get(id), here.get(id), there.get(id)];
    if (!deepEqual(own, old) && !deepEqual(other, old) && !deepEqual(own, other)) return null;
    const current = deepEqual(own, old) ? other : own;
    if (current) merged.push(current);
  }
  return merged;
}

type Things = ReadonlyMap<unknown, Thing>;

const byId = (list: unknown): Things => new Map((list as Thing[]).map((thing) => [thing.id, thing]));

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'id' in one);

/** A field with different local and remote changes. */
export type FieldClash<Values> = {
  [Name in keyof Values & string]: { field: Name; mine: Values[Name]; theirs: Values[Name] };
}[keyof Values & string];

/** Concurrent edits: local and by another save. Values are plain data. */
export type Edits<Values> = {
  /** Stored values at the last load or save. */
  stored: Values;
  /** Form values at that time; they differ from `stored` if the notation differs. */
  filled: Values;
  mine: Values;
  theirs: Values;
};

export type MergedEdits<Values> = {
  /** Fields changed by the other save, with their new form values, merged for lists. */
  adopted: Partial<Values>;
  clashes: FieldClash<Values>[];
};

/**
 * Merges two edits by field. A change by one side is used, and equal changes are no conflict. Lists of items
 * with ids are merged by item. Different changes of both sides are a conflict for the user.
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
    if (deepEqual(theirs[field], stored[field]) || deepEqual(theirs[field], mine[field])) continue;
    const joined = mergeLists(filled[field], mine[field], theirs[field]);
    if (deepEqual(mine[field], filled[field])) adopted[field] = theirs[field];
    else if (joined) adopted[field] = joined as Values[typeof field];
    else clashes.push({ field, mine: mine[field], theirs: theirs[field] } as FieldClash<Values>);
  }
  return { adopted, clashes };
}
