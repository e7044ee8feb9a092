import { workingDaysAfter } from '../../shared/official-holidays.ts';
import { addDays } from '../../shared/sofia-time.ts';
import type { MovingPlan } from '../moving-plan.ts';
import { lastDayToOrder } from './arrival.ts';
import { goodsOfPlan, isStanding, orderedNeeds } from './ordered-goods.ts';
import type { OrderedGoods } from './ordered-goods.ts';
import { chosenThings } from './planned-things.ts';
import type { ChosenThing } from './planned-things.ts';

/** Things that one vendor brings at once. Days are `YYYY-MM-DD`. */
export type Delivery = {
  /** Unique in a plan, and the same when it is ordered: `delivery-7`, the second one of that vendor `delivery-7-2`. */
  id: string;
  /** The day by which it is there, at the latest. */
  day: string;
  vendor: { id: number; name: string };
  /** As it was ordered; null while it is open. */
  ordered: OrderedGoods | null;
  /** Days on which what is open can be ordered, so that it comes neither before the keys nor too late. `until` may be over. */
  order: { from: string; until: string } | null;
  /** The days between which an open delivery can come when it is ordered on the first possible day. */
  comes: { from: string; to: string } | null;
  /** The day by which there must be keys for the delivery to come before moving in; null where it does, or can't. */
  keysBy: string | null;
  /** Somebody chose the day. */
  isChosen: boolean;
  /** It can't be there on the day of moving in, and nobody chose a later day. */
  isLate: boolean;
};

type Known = { today: string; goods?: readonly OrderedGoods[] | undefined };
type PlanOfDeliveries = Pick<MovingPlan, 'things' | 'movingInOn' | 'deliveryDays'>;
/** Working days. */
type Range = { from: number; to: number };

/**
 * The deliveries of a plan's things (PLAN-06): ordered ones by the vendor's working days, counted from the order; open ones
 * on the chosen day, else as if they were ordered on the first day after which nothing comes before there are keys.
 * @param keysOn the day on which there are keys
 */
export function planDeliveries(
  plan: PlanOfDeliveries,
  { today, goods = [] }: Known,
  keysOn: string,
): Delivery[] {
  const { things, movingInOn, deliveryDays } = plan;
  if (movingInOn === null) return [];
  const chosen = chosenThings(things);
  const standing = goodsOfPlan(things, goods).filter(isStanding);
  const ordered = standing.map((part) => {
    const { to } = daysOf(chosen.filter(({ product }) => brings(part, product.id)));
    const day = part.deliveredOn ?? workingDaysAfter(part.placedOn, to);
    const isLate = day > movingInOn;
    return { ...NOT_OPEN, vendor: part.vendor, day, ordered: part, isLate };
  });
  const done = orderedNeeds(things, standing);
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

/** It comes when the last thing of it does. */
function daysOf(things: readonly ChosenThing[]): Range {
  const days = things.map(({ product }) => product.deliveryDays);
  return { from: Math.max(...days.map(({ from }) => from)), to: Math.max(...days.map(({ to }) => to)) };
}

const brings = ({ products }: OrderedGoods, id: number): boolean =>
  products.some(({ productId }) => productId === id);

const later = (one: string, other: string): string => (one > other ? one : other);
