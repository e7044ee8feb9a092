import { ComparisonStorage, MAX_COMPARED } from '../../core/site/comparison.ts';
import type { ComparedKind, Comparison } from '../../core/site/comparison.ts';
import { listIn, isWhole } from './stored-values.ts';
import { fieldsOf, parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** Comparison as JSON: `{ properties: { category, ids }, products: { category, ids } }` (FIND-06). */
export class StoredComparison extends ComparisonStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(kind: ComparedKind): Comparison {
    const { category, ids } = fieldsOf(this.kept()[kind]);
    const known = listIn(ids).filter((id) => isWhole(id, 1));
    return {
      category: isWhole(category, 1) ? category : null,
      ids: [...new Set(known)].slice(0, MAX_COMPARED),
    };
  }

  write(kind: ComparedKind, comparison: Comparison): boolean {
    return this.store.write(STORE_KEYS.comparison, JSON.stringify({ ...this.kept(), [kind]: comparison }));
  }

  watch(changed: () => void): void {
    this.store.watch(STORE_KEYS.comparison, changed);
  }

  private kept(): Record<string, unknown> {
    return fieldsOf(parseJson(this.store.read(STORE_KEYS.comparison)));
  }
}
