import type { ListingMark } from './listing-marks.ts';

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
