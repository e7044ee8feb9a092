/** The statuses of one vendor's part of an order (CART-08). */
export const ORDER_STATUSES = ['new', 'accepted', 'shipped', 'delivered', 'cancelled', 'returned'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** How long a vendor may undo a step before the buyer is told of it. */
export const UNDO_SECONDS = 60;

/** Where each status may go; a shipped parcel that nobody takes comes back as returned. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['accepted', 'cancelled'],
  accepted: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** The statuses a vendor may give next; delivered goods come back only after a withdrawal (CART-10). */
export function nextStatuses(status: OrderStatus, withdrawn: boolean): readonly OrderStatus[] {
  return status === 'delivered' && !withdrawn ? [] : NEXT[status];
}

const USUAL_WAY: readonly OrderStatus[] = ['new', 'accepted', 'shipped', 'delivered'];

/** What is still to come when all goes well; after a withdrawal the goods go back (CART-08, CART-10). */
export function statusesToCome(status: OrderStatus, withdrawn: boolean): readonly OrderStatus[] {
  if (withdrawn) return NEXT[status].includes('returned') ? ['returned'] : [];
  const reached = USUAL_WAY.indexOf(status);
  return reached < 0 ? [] : USUAL_WAY.slice(reached + 1);
}

/** Whether the pieces are for sale again when an order comes to this status. */
export function returnsToStock(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'returned';
}

/** Tells whether the parcel has left the vendor. */
export function wasSent(status: OrderStatus): boolean {
  return status === 'shipped' || status === 'delivered' || status === 'returned';
}

/** Where the goods of a withdrawn order are: never sent, on their way back, or with the vendor again (CART-10). */
export function withdrawnGoods(status: OrderStatus): 'unsent' | 'sent' | 'returned' {
  if (status === 'cancelled') return 'unsent';
  return status === 'returned' ? 'returned' : 'sent';
}
