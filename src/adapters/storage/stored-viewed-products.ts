import { MAX_VIEWED, ViewedProducts } from '../../core/shop/viewed-products.ts';
import { listIn } from './kept-lists.ts';
import { isWhole } from './kept-values.ts';
import { parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** Ids as a JSON list; invalid values are ignored. */
export class StoredViewedProducts extends ViewedProducts {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): number[] {
    const stored = listIn(parseJson(this.store.read(STORE_KEYS.viewedProducts)));
    return [...new Set(stored.filter((id) => isWhole(id, 1)))].slice(0, MAX_VIEWED);
  }

  write(ids: readonly number[]): void {
    this.store.write(STORE_KEYS.viewedProducts, JSON.stringify(ids));
  }
}
