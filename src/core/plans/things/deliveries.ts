import { workingDaysAfter, isWorkingDay } from '../../shared/official-holidays.ts';
import { addDays } from '../../shared/sofia-time.ts';
import type { MovingPlan } from '../moving-plan.ts';
import { goodsOfPlan, isActive, orderedNeeds } from './ordered-goods.ts';
import type { OrderedGoods } from './ordered-goods.ts';
import { chosenThings } from './planned-things.ts';
import type { ChosenThing } from './planned-things.ts';
import { PRODUCT_LIMITS } from '../../shop/product-choices.ts';

/** Products that a vendor delivers together. Days are `YYYY-MM-DD`. */
export type Delivery = {
  /** Unique in a plan, and stable after ordering: `delivery-7`, the vendor's second one `delivery-7-2`. */
  id: string;
  /** Latest day of arrival. */
  day: string;
  vendor: { id: number; name: string };
  /** The order; null while it is open. */
  ordered: OrderedGoods | null;
  /** Days to order an open delivery so that it arrives after the keys and in time. `until` may be past. */
  order: { from: string; until: string } | null;
  /** Days of arrival if ordered on the first possible day. */
  comes: { from: string; to: string } | null;
  /** Day by which keys are needed for an arrival before moving in; null if that is given or impossible. */
  keysBy: string | null;
  /** True if a person chose the day. */
  isChosen: boolean;
  /** True if it cannot arrive by the moving day and nobody chose a later one. */
  isLate: boolean;
};

type Known = { today: string; goods?: readonly OrderedGoods[] | undefined };
type PlanOfDeliveries = Pick<MovingPlan, 'things' | 'movingInOn' | 'deliveryDays'>;
/** Working days. */
type Range = { from: number; to: number };

/**
 * Deliveries of a plan (PLAN-06): ordered ones by the vendor's working days from the order; open ones on the
 * chosen day, else as if ordered on the first day after which nothing arrives before the keys.
 * @param keysOn first day with keys
 */
export function planDeliveries(
  plan: PlanOfDeliveries,
  { today, goods = [] }: Known,
  keysOn: string,
): Delivery[] {
  const { things, movingInOn, deliveryDays } = plan;
  if (movingInOn === null) return [];
  const chosen = chosenThings(things);
  const active = goodsOfPlan(things, goods).filter(isActive);
  const ordered = active.map((part) => {
    const { to } = daysOf(chosen.filter(({ product }) => contains(part, product.id)));
    const day = part.deliveredOn ?? part.deliverBy ?? workingDaysAfter(part.placedOn, to);
    const isLate = day > movingInOn;
    return { ...NOT_OPEN, vendor: part.vendor, day, ordered: part, isLate };
  });
  const done = orderedNeeds(things, active);
  const open = movingInOn < today ? [] : chosen.filter(({ need }) => !done.has(need));
  const vendors = [...new Map(open.map(({ product: { vendor } }) => [vendor.id, vendor])).values()];
  const toOrder = vendors.map(({ id, name }) => {
    const range = daysOf(open.filter(({ product }) => product.vendor.id === id));
    const wanted = deliveryDays.find((one) => one.id === id)?.day;
    return {
      vendor: { id, name },
      ordered: null,
      ...openDelivery(range, { today, keysOn, movingInOn, wanted }),
    };
  });
  const times = new Map<number, number>();
  return [...ordered, ...toOrder].map((delivery) => {
    const { id } = delivery.vendor;
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    return { id: time > 1 ? `delivery-${id}-${time}` : `delivery-${id}`, ...delivery };
  });
}

const NOT_OPEN = { order: null, comes: null, keysBy: null, isChosen: false } as const;

type OpenDelivery = Pick<Delivery, 'day' | 'order' | 'comes' | 'keysBy' | 'isChosen' | 'isLate'>;

function openDelivery(
  range: Range,
  {
    today,
    keysOn,
    movingInOn,
    wanted,
  }: Record<'today' | 'keysOn' | 'movingInOn', string> & { wanted: string | undefined },
): OpenDelivery {
  const withKeys = addDays(lastDayToOrder(addDays(keysOn, -1), range.from), 1);
  const from = later(withKeys, today);
  const comes = { from: workingDaysAfter(from, range.from), to: workingDaysAfter(from, range.to) };
  const inTime = lastDayToOrder(movingInOn, range.to);
  const isChosen = wanted !== undefined && wanted >= comes.to;
  const day = isChosen ? wanted : comes.to;
  const isLate = inTime < today && !isChosen;
  const until = isChosen ? lastDayToOrder(day, range.to) : isLate ? inTime : later(inTime, from);
  const isAfterKeys = !isChosen && !isLate && inTime < from;
  const keysBy = isAfterKeys ? workingDaysAfter(inTime, range.from) : null;
  return { day, order: { from, until }, comes, keysBy, isChosen, isLate };
}

/** A delivery is complete with its slowest product. */
function daysOf(things: readonly ChosenThing[]): Range {
  const days = things.map(({ product }) => product.deliveryDays);
  return { from: Math.max(...days.map(({ from }) => from)), to: Math.max(...days.map(({ to }) => to)) };
}

const contains = ({ products }: OrderedGoods, id: number): boolean =>
  products.some(({ productId }) => productId === id);

const later = (one: string, other: string): string => (one > other ? one : other);

/** Working days until the moving day; null without one or after it. */
export function daysToArrive(today: string, movingInOn: string | null): number | null {
  if (movingInOn === null || movingInOn < today) return null;
  const { to: most } = PRODUCT_LIMITS.deliveryDays;
  let days = 0;
  for (let day = addDays(today, 1); day <= movingInOn && days < most; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days += 1;
  }
  return days;
}

/** Last day to order for a delivery by another day. */
export function lastDayToOrder(day: string, count: number): string {
  let first = addDays(day, 1);
  for (let left = count; left > 0;) {
    first = addDays(first, -1);
    if (isWorkingDay(first)) left -= 1;
  }
  return addDays(first, -1);
}
