import { MAX_DAYS_AHEAD } from '../services/time-window.ts';
import { addDays } from '../shared/sofia-time.ts';
import type { MovingPlan, PlannedWork } from './moving-plan.ts';
import { CHOSEN_STEPS, PLANNED_WORK } from './moving-plan.ts';
import { holidayOn, isWorkingDay, workingDayBefore } from './official-holidays.ts';
import type { Holiday } from './official-holidays.ts';
import { planDeliveries } from './things/deliveries.ts';
import type { Delivery } from './things/deliveries.ts';
import type { OrderedGoods } from './things/ordered-goods.ts';

/** What happens on the way into a home, in the order in which people do it. */
export const PLAN_STEPS = [
  'viewing',
  'contract',
  'cleaning',
  'delivery',
  'move',
  'moving-in',
  'next-rent',
] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

/** The steps that people move; the others are agreed with somebody, or follow. */
export const MOVED_STEPS = [...CHOSEN_STEPS, 'moving-in'] as const;
export type MovedStep = (typeof MOVED_STEPS)[number];

export function isMoved(step: PlanStep): step is MovedStep {
  return MOVED_STEPS.some((one) => one === step);
}

/** A step and its day, `YYYY-MM-DD`. */
export type PlanDay = {
  /** Unique in a plan: of a delivery its own, else the step. */
  id: string;
  step: PlanStep;
  day: string;
  /** `HH:MM` on the clock of Sofia, where one was agreed. */
  time: string | null;
  holiday: Holiday | null;
  /** When what is to be ordered can be; null for all else. */
  order: { from: string; until: string } | null;
  /** Agreed with others: it is changed where it was ordered or agreed. */
  isFixed: boolean;
  /** Somebody chose another day than the proposed one. */
  isChosen: boolean;
  /** What comes, and by whom; null for all other steps. */
  delivery: Delivery | null;
};

/** Why the days can't be as they are. */
export type DayProblem =
  | 'over'
  | 'no-working-day'
  | 'contract-closed'
  | 'contract-too-late'
  | 'cleaning-over'
  | 'move-over'
  | 'cleaning-too-early'
  | 'move-too-early'
  | 'move-too-late'
  | 'cleaning-too-late'
  | 'goods-too-late';

/** The days on which teams come, as far as they are ordered. */
export type OrderedDays = Partial<Record<PlannedWork, string>>;

/** What is known beside the plan. */
export type KnownDays = {
  /** `YYYY-MM-DD` */
  today: string;
  ordered?: OrderedDays | undefined;
  /** The agreed viewing of that home, `YYYY-MM-DD HH:MM`. */
  viewing?: string | null | undefined;
  /** What was ordered of the plan's things. */
  goods?: readonly OrderedGoods[] | undefined;
};

/**
 * The days of a plan, the earliest first, and the first thing that makes them impossible (PLAN-06); none without a day of
 * moving in. What is ordered is on its day, what somebody chose on theirs, and the rest is proposed: the contract on the
 * last working day before, the cleaning on the eve, the move on the day itself. A rent that is due on a day off is paid on
 * the next working day.
 */
export function planDays(
  plan: MovingPlan,
  known: KnownDays,
): { days: PlanDay[]; problem: DayProblem | null } {
  const { movingInOn } = plan;
  if (movingInOn === null) return { days: [], problem: null };
  const { today, ordered = {}, viewing = null } = known;
  const steps = stepDays(plan, movingInOn, known);
  const works = PLANNED_WORK.filter((work) => ordered[work] !== undefined || plan[work].services.length > 0);
  const deliveries = planDeliveries(plan, known, steps.contract);
  const isChosen = (step: keyof typeof plan.days) =>
    plan.days[step] !== undefined && ordered[step as PlannedWork] === undefined;
  const days = [
    ...(viewing === null
      ? []
      : [dayOf('viewing', viewing.slice(0, 10), { time: viewing.slice(11), isFixed: true })]),
    dayOf('contract', steps.contract, { isChosen: isChosen('contract') }),
    ...works.map((work) =>
      ordered[work] === undefined
        ? dayOf(work, steps[work], { order: orderTimes(steps[work], today), isChosen: isChosen(work) })
        : dayOf(work, steps[work], { isFixed: true }),
    ),
    ...deliveries.map((delivery) =>
      dayOf('delivery', delivery.day, {
        id: delivery.id,
        delivery,
        order: delivery.order,
        isFixed: delivery.ordered !== null,
      }),
    ),
    dayOf('moving-in', movingInOn),
    dayOf('next-rent', workingDayFrom(monthAfter(movingInOn)), { isFixed: true }),
  ];
  const planned = { ...steps, works: new Set(works) };
  const lateGoods = deliveries.some(({ isLate }) => isLate) ? ('goods-too-late' as const) : null;
  const problem = problemOf(plan, movingInOn, planned, known) ?? lateGoods;
  return { days: days.toSorted(byDay), problem };
}

/** The day of a work that is not ordered; null without a day of moving in. */
export function dayOfWork(plan: MovingPlan, work: PlannedWork, today: string): string | null {
  return plan.movingInOn === null ? null : stepDays(plan, plan.movingInOn, { today })[work];
}

type StepDays = Record<'contract' | PlannedWork, string>;

/** Each step on the day on which it is ordered, else chosen, else proposed. */
function stepDays(plan: MovingPlan, movingInOn: string, { today, ordered = {} }: KnownDays): StepDays {
  const eve = addDays(movingInOn, -1);
  const cleaning = ordered.cleaning ?? plan.days.cleaning;
  const contract = plan.days.contract ?? proposedContract(movingInOn, cleaning, today);
  // The keys come with the contract.
  const clean = earlier(later(eve < today ? movingInOn : eve, contract), movingInOn);
  return {
    contract,
    cleaning: cleaning ?? clean,
    move: ordered.move ?? plan.days.move ?? movingInOn,
  };
}

/** The last working day before, also before a cleaning that stands, as long as there is one; else the day of moving in. */
function proposedContract(movingInOn: string, cleaning: string | undefined, today: string): string {
  const isToCome = cleaning !== undefined && cleaning >= today && cleaning < movingInOn;
  const before = workingDayBefore(isToCome ? addDays(cleaning, 1) : movingInOn);
  return before < today ? movingInOn : before;
}

function problemOf(
  plan: MovingPlan,
  movingInOn: string,
  { contract, cleaning, move, works }: StepDays & { works: ReadonlySet<PlannedWork> },
  { today, ordered = {} }: KnownDays,
): DayProblem | null {
  if (movingInOn < today) return 'over';
  if (plan.days.contract === undefined) {
    if (workingDayBefore(movingInOn) < today && !isWorkingDay(movingInOn)) return 'no-working-day';
  } else if (!isWorkingDay(contract)) return 'contract-closed';
  if (contract > movingInOn) return 'contract-too-late';
  if (works.has('cleaning')) {
    if (cleaning < today && ordered.cleaning === undefined) return 'cleaning-over';
    if (cleaning < contract && cleaning >= today) return 'cleaning-too-early';
  }
  if (works.has('move')) {
    if (move < today && ordered.move === undefined) return 'move-over';
    if (move < movingInOn) return 'move-too-early';
    if (move > movingInOn) return 'move-too-late';
  }
  return works.has('cleaning') && cleaning > movingInOn ? 'cleaning-too-late' : null;
}

function dayOf(step: PlanStep, day: string, told: Partial<PlanDay> = {}): PlanDay {
  return {
    id: step,
    step,
    day,
    time: null,
    holiday: holidayOn(day),
    order: null,
    isFixed: false,
    isChosen: false,
    delivery: null,
    ...told,
  };
}

/** From and until when a team can be ordered for a day. */
function orderTimes(day: string, today: string): { from: string; until: string } {
  return { from: later(addDays(day, -MAX_DAYS_AHEAD), today), until: later(addDays(day, -1), today) };
}

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** Steps of the same day stay in their order. */
function byDay(one: PlanDay, other: PlanDay): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return PLAN_STEPS.indexOf(one.step) - PLAN_STEPS.indexOf(other.step);
}

/** The same day of the next month; where that month is shorter, its last one. */
function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}

function workingDayFrom(day: string): string {
  let free = day;
  while (!isWorkingDay(free)) free = addDays(free, 1);
  return free;
}
