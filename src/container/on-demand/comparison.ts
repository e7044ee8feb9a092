import { StoredComparison } from '../../adapters/storage/stored-comparison.ts';
import type { TextStore } from '../../adapters/storage/text-store.ts';
import { ComparisonChoice } from '../../view-models/comparison/comparison-choice.ts';
import type { Modals } from '../../view-models/site/modals.ts';

/** Comparison of this browser, synchronised between tabs. */
export function comparisonChoice(store: TextStore, modals: Modals): ComparisonChoice {
  const choice = new ComparisonChoice(new StoredComparison(store), modals);
  choice.watch();
  return choice;
}
