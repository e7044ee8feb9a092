import { addDays } from '../../shared/sofia-time.ts';
import type { MovingPlan } from '../moving-plan.ts';
import { lastDayToOrder, workingDaysAfter } from './arrival.ts';
import { goodsOfPlan, isStanding, orderedNeeds } from './ordered-goods.ts';
import type { OrderedGoods } from './ordered-goods.ts';
import { chosenThings } from './planned-things.ts';
import type { ChosenThing } from './planned-things.ts';

/** What one vendor brings at once. Days are `YYYY-MM-DD`. */
export type Delivery = {
  /** Unique in a plan, and the same when it is ordered: `delivery-7`, the second one of that vendor `delivery-7-2`. */
  id: string;
  /** The day by which it is there, at the latest. */
  day: string;
  vendor: { id: number; name: string };
  /** As it was ordered; null while it is open. */
  ordered: OrderedGoods | null;
  /** Of what is open: when it can be ordered to come when there are keys, and in time. `until` may be over. */
  order: { from: string; until: string } | null;
  /** It is not there on the day of moving in. */
  isLate: boolean;
};

type Known = { today: string; goods?: readonly OrderedGoods[] | undefined };

/**
 * The deliveries of a plan's things (PLAN-06): those of orders by the working days that the vendor said, counted from the
 * order; what is open as if it were ordered on the first day that brings it to somebody who has keys, today at the earliest.
 * @param keysOn the day of the contract
 */
export function planDeliveries(
  { things, movingInOn }: Pick<MovingPlan, 'things' | 'movingInOn'>,
  { today, goods = [] }: Known,
  keysOn: string,
): Delivery[] {
  if (movingInOn === null) return [];
  const chosen = chosenThings(things);
  const standing = goodsOfPlan(things, goods).filter(isStanding);
  const ordered = standing.map((part) => {
    const { to } = daysOf(chosen.filter(({ product }) => brings(part, product.id)));
    const day = part.deliveredOn ?? workingDaysAfter(part.placedOn, to);
    return { vendor: part.vendor, day, ordered: part, order: null, isLate: day > movingInOn };
  });
  const done = orderedNeeds(things, standing);
  const open = movingInOn < today ? [] : chosen.filter(({ need }) => !done.has(need));
  const vendors = [...new Map(open.map(({ product: { vendor } }) => [vendor.id, vendor])).values()];
  const toOrder = vendors.map(({ id, name }) => {
    const { from, to } = daysOf(open.filter(({ product }) => product.vendor.id === id));
    const order = orderTimes({ from, to }, { today, keysOn, movingInOn });
    const day = workingDaysAfter(later(order.from, today), to);
    return { vendor: { id, name }, day, ordered: null, order, isLate: day > movingInOn };
  });
  const times = new Map<number, number>();
  return [...ordered, ...toOrder].map((delivery) => {
    const { id } = delivery.vendor;
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    return { id: time > 1 ? `delivery-${id}-${time}` : `delivery-${id}`, ...delivery };
  });
}

function orderTimes(
  days: { from: number; to: number },
  { today, keysOn, movingInOn }: { today: string; keysOn: string; movingInOn: string },
): { from: string; until: string } {
  const until = lastDayToOrder(movingInOn, days.to);
  const withKeys = addDays(lastDayToOrder(addDays(keysOn, -1), days.from), 1);
  return { from: later(withKeys < until ? withKeys : until, today), until };
}

/** It comes when the last thing of it does. */
function daysOf(things: readonly ChosenThing[]): { from: number; to: number } {
  const days = things.map(({ product }) => product.deliveryDays);
  return { from: Math.max(...days.map(({ from }) => from)), to: Math.max(...days.map(({ to }) => to)) };
}

const brings = ({ products }: OrderedGoods, id: number): boolean =>
  products.some(({ productId }) => productId === id);

const later = (one: string, other: string): string => (one > other ? one : other);
