import type { ComparisonChoice } from './comparison-choice.ts';

/** Loads the shared comparison after hydration (FIND-06). */
export abstract class ComparisonOpener {
  /** True if the browser has a stored choice. */
  abstract readonly isStored: boolean;
  abstract open(): Promise<ComparisonChoice>;
}
