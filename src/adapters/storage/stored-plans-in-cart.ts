import { PlansInCartStorage } from '../../core/plans/things/plans-in-cart.ts';
import type { PlansInCart } from '../../core/plans/things/plans-in-cart.ts';
import { listIn } from './stored-values.ts';
import { fieldsOf, parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** Plans of the cart as JSON; invalid ones are ignored. */
export class StoredPlansInCart extends PlansInCartStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): PlansInCart {
    const { plans, orders } = fieldsOf(parseJson(this.store.read(STORE_KEYS.plansInCart)));
    return {
      plans: listIn(plans).flatMap((stored) => {
        const { plan, products } = fieldsOf(stored);
        return isText(plan) ? [{ plan, products: listIn(products).filter(isNumber) }] : [];
      }),
      orders: listIn(orders).flatMap((stored) => {
        const { plan, token } = fieldsOf(stored);
        return isText(plan) && isText(token) ? [{ plan, token }] : [];
      }),
    };
  }

  write(current: PlansInCart): void {
    this.store.write(STORE_KEYS.plansInCart, JSON.stringify(current));
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isInteger(value);
