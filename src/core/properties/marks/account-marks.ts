import type { ListingMark } from './listing-marks.ts';

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
