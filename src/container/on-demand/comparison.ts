import { StoredComparison } from '../../adapters/storage/stored-comparison.ts';
import type { TextStore } from '../../adapters/storage/text-store.ts';
import { ComparisonChoice } from '../../view-models/comparison/comparison-choice.ts';
import type { Modals } from '../../view-models/site/modals.ts';

/** What is chosen for comparing, as this browser keeps it and other tabs change it. */
export function comparisonChoice(store: TextStore, modals: Modals): ComparisonChoice {
  const choice = new ComparisonChoice(new StoredComparison(store), modals);
  choice.watch();
  return choice;
}
