import type { ListingMark } from './listing-marks.ts';

/** What the account of whoever is signed in keeps as seen and hidden (FIND-07). */
export abstract class AccountMarks {
  /** Tells what changed on this device; telling it again does no harm. @returns the marks of all devices. */
  abstract exchange(changes: readonly ListingMark[]): Promise<ListingMark[]>;
}

/** So many changes are told at once. */
export const MAX_TOLD_MARKS = 500;
