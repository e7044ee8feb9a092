import type { OrderStatus } from '../../orders/order-status.ts';
import type { Order } from '../../orders/order.ts';
import { sofiaDay } from '../../shared/sofia-time.ts';
import { chosenThings } from './planned-things.ts';
import type { PlannedThings } from './planned-things.ts';

/** A vendor order made from a plan (PLAN-07). Days are `YYYY-MM-DD`. */
export type OrderedGoods = {
  number: string;
  vendor: { id: number; name: string };
  status: OrderStatus;
  /** True while the order waits for its confirmation. */
  isAwaited: boolean;
  placedOn: string;
  /** Promised day; null without a promise, or before the release to the vendor. */
  deliverBy: string | null;
  /** Null before the delivery. */
  deliveredOn: string | null;
  /** Pieces that are delivered or expected. */
  products: { productId: number; quantity: number }[];
};

export function orderedGoodsOf({ number, placedAt, confirmation, vendorOrders }: Order): OrderedGoods[] {
  return vendorOrders.map(({ vendor, status, steps, products, deliverBy }) => {
    const delivered = steps.findLast((step) => step.status === 'delivered');
    return {
      number,
      vendor,
      status,
      isAwaited: confirmation.isAwaited && status === 'new',
      placedOn: sofiaDay(new Date(placedAt)),
      deliverBy,
      deliveredOn: delivered ? sofiaDay(new Date(delivered.at)) : null,
      products: products.map(({ productId, quantity, withdrawn }) => ({
        productId,
        quantity: quantity - withdrawn,
      })),
    };
  });
}

/** True unless cancelled or being returned. */
export const isActive = ({ status }: OrderedGoods): boolean =>
  status !== 'cancelled' && status !== 'returned';

/** Vendor orders with products of the plan. */
export function goodsOfPlan<Goods extends OrderedGoods>(
  planned: Pick<PlannedThings, 'things'>,
  goods: readonly Goods[],
): Goods[] {
  const chosen = new Set(chosenThings(planned).map(({ product }) => product.id));
  return goods.filter(({ products }) => products.some(({ productId }) => chosen.has(productId)));
}

/** Needs whose full number of pieces is ordered. */
export function orderedNeeds(
  planned: Pick<PlannedThings, 'things'>,
  goods: readonly OrderedGoods[],
): ReadonlySet<string> {
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of goods.filter(isActive).flatMap(({ products }) => products)) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  const ordered = new Set<string>();
  for (const { need, quantity, product } of chosenThings(planned)) {
    const left = pieces.get(product.id) ?? 0;
    if (left < quantity) continue;
    pieces.set(product.id, left - quantity);
    ordered.add(need);
  }
  return ordered;
}
