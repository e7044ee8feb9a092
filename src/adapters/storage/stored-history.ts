import { LastOrderStorage } from '../../core/orders/order-placement.ts';
import type { LastOrder } from '../../core/orders/order-placement.ts';
import { fieldsOf, parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';
import { MAX_VIEWED, ViewedProducts } from '../../core/shop/viewed-products.ts';
import { listIn, isWhole } from './stored-values.ts';

const KEY = 'last-order';

/** Latest order as JSON; an invalid one is ignored. */
export class StoredLastOrder extends LastOrderStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): LastOrder | null {
    const { token, isThanked, isUnpaid } = fieldsOf(parseJson(this.store.read(KEY)));
    if (typeof token !== 'string' || !/^[\w-]{1,64}$/.test(token)) return null;
    return { token, isThanked: isThanked === true, isUnpaid: isUnpaid === true };
  }

  write(order: LastOrder): void {
    this.store.write(KEY, JSON.stringify(order));
  }
}

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
