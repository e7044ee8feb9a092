import type { ListingMark } from './listing-marks.ts';

/** What this browser keeps of listings: whose it is (null for a visitor), and what the account was not told yet. */
export type StoredMarks = {
  account: number | null;
  marks: readonly ListingMark[];
  untold: readonly ListingMark[];
};

export const NO_MARKS: StoredMarks = { account: null, marks: [], untold: [] };

/** Where a browser keeps what was seen and hidden (FIND-07). */
export abstract class MarksStorage {
  abstract read(): StoredMarks;
  /** False when the browser refuses to keep it. */
  abstract write(marks: StoredMarks): boolean;
  /** Tells of changes made in another tab. */
  abstract watch(changed: () => void): void;
}
