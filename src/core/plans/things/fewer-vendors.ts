import type { ShortlistedProduct } from '../../shop/shortlist.ts';
import type { Need } from './needed-things.ts';

/** Needs of one category get the same product. `options`: all that fit; `preferred`: those of the budget; cheapest first. */
export type Unit = {
  needs: Need[];
  quantity: number;
  options: ShortlistedProduct[];
  preferred: ShortlistedProduct[];
};

/** What is picked for each unit. */
export type Picks = ReadonlyMap<Unit, ShortlistedProduct>;

/** Stotinki: pieces, and the delivery of each vendor once, as the cart counts them (CART-03). */
export function currentTotal(picks: Picks): number {
  const deliveries = new Map<number, number>();
  let goods = 0;
  for (const [{ quantity }, { price, vendor }] of picks) {
    goods += price * quantity;
    deliveries.set(vendor.id, vendor.deliveryPrice);
  }
  return [...deliveries.values()].reduce((sum, price) => sum + price, goods);
}

/**
 * Lets a vendor go as long as the others that are there have all of its things for no more in total, delivery counted; the
 * one with the fewest stotinki of goods is tried first.
 */
export function fewerVendors(picks: Picks, optionsOf: (unit: Unit) => readonly ShortlistedProduct[]): Picks {
  let kept = picks;
  for (let without = cheaperWithout(kept, optionsOf); without; without = cheaperWithout(kept, optionsOf)) {
    kept = without;
  }
  return kept;
}

/** The same things with one vendor less, for no more; null where there are none. */
function cheaperWithout(picks: Picks, optionsOf: Parameters<typeof fewerVendors>[1]): Picks | null {
  const goods = new Map<number, number>();
  for (const [{ quantity }, { price, vendor }] of picks) {
    goods.set(vendor.id, (goods.get(vendor.id) ?? 0) + price * quantity);
  }
  const smallestFirst = [...goods].toSorted((one, other) => one[1] - other[1] || one[0] - other[0]);
  for (const [gone] of smallestFirst) {
    const moved = new Map(picks);
    for (const [unit, { vendor }] of picks) {
      if (vendor.id !== gone) continue;
      const other = optionsOf(unit).find(
        (option) => option.vendor.id !== gone && goods.has(option.vendor.id),
      );
      if (other) moved.set(unit, other);
    }
    const isLetGo = [...moved.values()].every(({ vendor }) => vendor.id !== gone);
    if (isLetGo && currentTotal(moved) <= currentTotal(picks)) return moved;
  }
  return null;
}
