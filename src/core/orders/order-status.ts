/** Statuses of a vendor order (CART-08). */
export const ORDER_STATUSES = ['new', 'accepted', 'shipped', 'delivered', 'cancelled', 'returned'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Seconds for an undo before the buyer is notified of a step. */
export const UNDO_SECONDS = 60;

/** Allowed transitions; a shipped parcel that the buyer does not accept becomes returned. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['accepted', 'cancelled'],
  accepted: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/**
 * Next statuses that a vendor may choose; delivered goods are returned only after a withdrawal (CART-10).
 */
export function nextStatuses(status: OrderStatus, withdrawn: boolean): readonly OrderStatus[] {
  return status === 'delivered' && !withdrawn ? [] : NEXT[status];
}

const USUAL_WAY: readonly OrderStatus[] = ['new', 'accepted', 'shipped', 'delivered'];

/** Expected later statuses; after a withdrawal they end with the return of the goods (CART-08, CART-10). */
export function statusesToCome(status: OrderStatus, withdrawn: boolean): readonly OrderStatus[] {
  if (withdrawn) return NEXT[status].includes('returned') ? ['returned'] : [];
  const reached = USUAL_WAY.indexOf(status);
  return reached < 0 ? [] : USUAL_WAY.slice(reached + 1);
}

/** True if the pieces return to stock with this status. */
export function returnsToStock(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'returned';
}

/** True if the vendor has sent the parcel. */
export function wasSent(status: OrderStatus): boolean {
  return status === 'shipped' || status === 'delivered' || status === 'returned';
}

/** Location of withdrawn goods: unsent, in transit, or returned to the vendor (CART-10). */
export function withdrawnGoods(status: OrderStatus): 'unsent' | 'sent' | 'returned' {
  if (status === 'cancelled') return 'unsent';
  return status === 'returned' ? 'returned' : 'sent';
}
