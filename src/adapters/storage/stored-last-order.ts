import { LastOrderStorage } from '../../core/orders/order-placement.ts';
import type { LastOrder } from '../../core/orders/order-placement.ts';
import { fieldsOf, parseJson } from './text-store.ts';
import type { TextStore } from './text-store.ts';

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
