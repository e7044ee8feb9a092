import type { ListingMarks } from './listing-marks.ts';

/** Brings what this person has seen and hidden, the same for all who ask, once a page is alive (FIND-07). */
export abstract class MarksOpener {
  /** Null until it has come. */
  abstract readonly opened: ListingMarks | null;
  abstract open(): Promise<ListingMarks>;
}
