/** Of what marks are kept: homes, and rooms with others (FIND-07). */
export const MARKED_KINDS = ['property', 'roommate'] as const;
export type MarkedKind = (typeof MARKED_KINDS)[number];

/** Opened once; not for this person. */
export const MARKS = ['seen', 'hidden'] as const;
export type Mark = (typeof MARKS)[number];

/** What a person did last: set a mark on a listing, or took it back. */
export type ListingMark = {
  kind: MarkedKind;
  id: number;
  mark: Mark;
  on: boolean;
  /** Milliseconds since 1970. */
  changedAt: number;
};

/** So many marks of one sort are kept, of homes and of rooms each: the oldest go. */
export const MAX_MARKS: Readonly<Record<Mark, number>> = { seen: 500, hidden: 1_000 };

/** Both together: of each listing and mark the later word holds. The newest first. */
export function mergeMarks(known: readonly ListingMark[], changes: readonly ListingMark[]): ListingMark[] {
  const latest = new Map<string, ListingMark>();
  for (const mark of [...known, ...changes]) {
    const before = latest.get(keyOf(mark));
    if (!before || before.changedAt <= mark.changedAt) latest.set(keyOf(mark), mark);
  }
  const newestFirst = [...latest.values()].toSorted((one, other) => other.changedAt - one.changedAt);
  const counts = new Map<string, number>();
  return newestFirst.filter(({ kind, mark }) => {
    const count = (counts.get(kind + mark) ?? 0) + 1;
    counts.set(kind + mark, count);
    return count <= MAX_MARKS[mark];
  });
}

/** Whether two are the same mark of the same listing, whatever they say of it. */
export function isSameMark(one: ListingMark, other: ListingMark): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ kind, id, mark }: ListingMark): string {
  return `${kind} ${mark} ${id}`;
}
