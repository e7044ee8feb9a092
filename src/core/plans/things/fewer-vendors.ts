import type { ShortlistedProduct } from '../../shop/shortlist.ts';
import type { Need } from './needed-things.ts';

/**
 * Needs of one category with the same product. `options` are all fitting ones, `preferred` those of the
 * budget; the cheapest first.
 */
export type Unit = {
  needs: Need[];
  quantity: number;
  options: ShortlistedProduct[];
  preferred: ShortlistedProduct[];
};

export type Picks = ReadonlyMap<Unit, ShortlistedProduct>;

/** Stotinki: pieces plus one delivery for each vendor, as in the cart (CART-03). */
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
 * Removes vendors while the others have all their products for no higher total including delivery; the
 * smallest vendor first.
 */
export function fewerVendors(picks: Picks, optionsOf: (unit: Unit) => readonly ShortlistedProduct[]): Picks {
  let stored = picks;
  for (
    let without = cheaperWithout(stored, optionsOf);
    without;
    without = cheaperWithout(stored, optionsOf)
  ) {
    stored = without;
  }
  return stored;
}

/** The same needs with one vendor fewer at no higher cost; null if impossible. */
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
    const isUnused = [...moved.values()].every(({ vendor }) => vendor.id !== gone);
    if (isUnused && currentTotal(moved) <= currentTotal(picks)) return moved;
  }
  return null;
}
