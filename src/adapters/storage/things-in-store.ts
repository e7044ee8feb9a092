import { CART_QUANTITY } from '../../core/orders/cart/cart.ts';
import { NO_THINGS } from '../../core/plans/things/planned-things.ts';
import { MAX_THINGS, THING_BUDGETS, THING_REASONS } from '../../core/plans/things/thing-choices.ts';
import type { PlannedThing, PlannedThings } from '../../core/plans/things/planned-things.ts';
import { PRODUCT_LIMITS } from '../../core/shop/product-choices.ts';
import { listIn, textIn, isWhole, MAX_STOTINKI, pictureIn } from './stored-values.ts';
import { fieldsOf } from './text-store.ts';

/** Stored furnishings of a plan; invalid ones are open again. */
export function thingsIn(stored: unknown): PlannedThings {
  const { budget, things } = fieldsOf(stored);
  return {
    ...NO_THINGS,
    budget: THING_BUDGETS.find((one) => one === budget) ?? null,
    things: listIn(things).flatMap(thingIn).slice(0, MAX_THINGS),
  };
}

function thingIn(stored: unknown): PlannedThing[] {
  const { need, state, quantity, reason, product } = fieldsOf(stored);
  if (typeof need !== 'string' || !/^[a-z0-9-]{1,30}\/[a-z0-9-]{1,30}$/.test(need)) return [];
  if (state === 'owned' || state === 'left-out') return [{ need, state }];
  const { id, title, price, image, vendor, deliveryDays } = fieldsOf(product);
  const { id: vendorId, name, deliveryPrice } = fieldsOf(vendor);
  const { from, to } = fieldsOf(deliveryDays);
  const why = THING_REASONS.find((one) => one === reason);
  const isCounted = isWhole(quantity, CART_QUANTITY.min, CART_QUANTITY.max);
  if (!why || !isCounted || !isId(id) || !isId(vendorId) || !isMoney(price) || !isMoney(deliveryPrice))
    return [];
  if (!isDays(from) || !isDays(to)) return [];
  return [
    {
      need,
      state: 'chosen',
      quantity,
      reason: why,
      product: {
        id,
        title: textIn(title, PRODUCT_LIMITS.title.to),
        price,
        image: pictureIn(image),
        vendor: { id: vendorId, name: textIn(name, 200), deliveryPrice },
        deliveryDays: { from, to },
      },
    },
  ];
}

const isId = (value: unknown): value is number => isWhole(value, 1, Number.MAX_SAFE_INTEGER);
const isMoney = (value: unknown): value is number => isWhole(value, 0, MAX_STOTINKI);
const isDays = (value: unknown): value is number =>
  isWhole(value, PRODUCT_LIMITS.deliveryDays.from, PRODUCT_LIMITS.deliveryDays.to);
