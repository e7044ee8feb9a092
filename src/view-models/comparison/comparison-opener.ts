import type { ComparisonChoice } from './comparison-choice.ts';

/** Brings what is chosen for comparing, the same for all who ask, once a page is alive (FIND-06). */
export abstract class ComparisonOpener {
  /** Whether this browser keeps a choice, which is to be seen at once. */
  abstract readonly isKept: boolean;
  abstract open(): Promise<ComparisonChoice>;
}
