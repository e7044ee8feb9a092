/** Kinds of listings with marks: homes, and rooms with others (FIND-07). */
export const MARKED_KINDS = ['property', 'roommate'] as const;
export type MarkedKind = (typeof MARKED_KINDS)[number];

/** Marks: the visitor opened the listing, or hid it. */
export const MARKS = ['seen', 'hidden'] as const;
export type Mark = (typeof MARKS)[number];

/** Latest change of a mark: set or removed. */
export type ListingMark = {
  kind: MarkedKind;
  id: number;
  mark: Mark;
  on: boolean;
  /** Milliseconds since 1970. */
  changedAt: number;
};

/** Maximum stored marks of each kind, for homes and rooms each; the oldest are removed. */
export const MAX_MARKS: Readonly<Record<Mark, number>> = { seen: 500, hidden: 1_000 };

/** Merges marks; the latest change of each listing and mark has priority. The newest first. */
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

/** True for the same mark of the same listing, whatever its value. */
export function isSameMark(one: ListingMark, other: ListingMark): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ kind, id, mark }: ListingMark): string {
  return `${kind} ${mark} ${id}`;
}

/** Port to the account's seen and hidden listings (FIND-07). */
export abstract class AccountMarks {
  /**
   * Sends changes of this device; the operation is idempotent.
   * @returns the marks of all devices
   */
  abstract exchange(changes: readonly ListingMark[]): Promise<ListingMark[]>;
}

/** Maximum changes of a request. */
export const MAX_TOLD_MARKS = 500;

/** Marks in this browser: their account (null for a visitor), and changes not yet synchronised. */
export type StoredMarks = {
  account: number | null;
  marks: readonly ListingMark[];
  untold: readonly ListingMark[];
};

export const NO_MARKS: StoredMarks = { account: null, marks: [], untold: [] };

/** Port to the browser's storage of seen and hidden listings (FIND-07). */
export abstract class MarksStorage {
  abstract read(): StoredMarks;
  /** @returns false if the browser rejects the write */
  abstract write(marks: StoredMarks): boolean;
  /** Reports changes by other tabs. */
  abstract watch(changed: () => void): void;
}
