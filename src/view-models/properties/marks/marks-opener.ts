import type { ListingMarks } from './listing-marks.ts';

/** Loads the marks after hydration (FIND-07). */
export abstract class MarksOpener {
  /** Null until loaded. */
  abstract readonly opened: ListingMarks | null;
  abstract open(): Promise<ListingMarks>;
}
