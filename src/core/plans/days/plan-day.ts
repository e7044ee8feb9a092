import { MAX_DAYS_AHEAD } from '../../services/time-window.ts';
import { addDays } from '../../shared/sofia-time.ts';
import type { MeterKind } from '../handover/handover.ts';
import { CHOSEN_STEPS } from '../moving-plan.ts';
import type { PlannedWork } from '../moving-plan.ts';
import type { Delivery } from '../things/deliveries.ts';
import type { OrderedGoods } from '../things/ordered-goods.ts';
import { holidayOn } from '../../shared/official-holidays.ts';
import type { Holiday } from '../../shared/official-holidays.ts';

const MOVING_IN_STEPS = [
  'viewing',
  'contract',
  'cleaning',
  'delivery',
  'move',
  'moving-in',
  'next-rent',
] as const;
const LEAVING_STEPS = ['notice', 'move', 'cleaning', 'moving-out', 'deposit-back'] as const;
export const PLAN_STEPS = { in: MOVING_IN_STEPS, out: LEAVING_STEPS } as const;
export type PlanStep = (typeof MOVING_IN_STEPS)[number] | (typeof LEAVING_STEPS)[number];

/** Steps that people move; the others are agreed with others or follow. */
export const MOVED_STEPS = [...CHOSEN_STEPS, 'moving-in', 'moving-out'] as const;
export type MovedStep = (typeof MOVED_STEPS)[number];

export function isMoved(step: PlanStep): step is MovedStep {
  return MOVED_STEPS.some((one) => one === step);
}

/** True for the step whose day is an answer of the plan. */
export function isAnswered(step: PlanStep): step is 'moving-in' | 'moving-out' {
  return step === 'moving-in' || step === 'moving-out';
}

/** A note on a step; days as `YYYY-MM-DD`. */
export type DayNote =
  | { kind: 'shortest-term'; months: number; ends: string }
  | { kind: 'notice-open' }
  | { kind: 'notice-given'; ends: string }
  | { kind: 'meters'; meters: MeterKind[] };

/** A step with its day, `YYYY-MM-DD`. */
export type PlanDay = {
  /** Unique in a plan: the step, or an id of its own for a delivery. */
  id: string;
  step: PlanStep;
  day: string;
  /** Agreed time in Sofia, `HH:MM`. */
  time: string | null;
  holiday: Holiday | null;
  /** Days on which it can be ordered; null if nothing is to order. */
  order: { from: string; until: string } | null;
  /** True if the day is changed elsewhere: in an order, an agreement or an answer. */
  isFixed: boolean;
  /** True if a person chose the day. */
  isChosen: boolean;
  /** The delivery; null for other steps. */
  delivery: Delivery | null;
  note: DayNote | null;
};

/** Conflict of the days. */
export type DayProblem =
  | 'over'
  | 'home-not-free'
  | 'no-working-day'
  | 'contract-closed'
  | 'contract-too-late'
  | 'cleaning-over'
  | 'move-over'
  | 'cleaning-too-early'
  | 'move-too-early'
  | 'move-too-late'
  | 'cleaning-too-late'
  | 'goods-too-late'
  | 'leaving-over'
  | 'notice-too-late'
  | 'term-not-over'
  | 'move-after-leaving'
  | 'cleaning-after-leaving'
  | 'cleaning-before-move';

export type OrderedDays = Partial<Record<PlannedWork, string>>;

/** Data besides the plan. */
export type KnownDays = {
  /** `YYYY-MM-DD` */
  today: string;
  ordered?: OrderedDays | undefined;
  /** Agreed viewing of the home, `YYYY-MM-DD HH:MM`. */
  viewing?: string | null | undefined;
  /** Orders of the plan's products. */
  goods?: readonly OrderedGoods[] | undefined;
};

/** Days of a plan, the earliest first, and the first conflict. */
export type DaysOfPlan = { days: PlanDay[]; problem: DayProblem | null };

export function dayOf(step: PlanStep, day: string, details: Partial<PlanDay> = {}): PlanDay {
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
    note: null,
    ...details,
  };
}

/** First and last day to order a team for a day. */
export function orderTimes(day: string, today: string): { from: string; until: string } {
  return { from: later(addDays(day, -MAX_DAYS_AHEAD), today), until: later(addDays(day, -1), today) };
}

export const later = (one: string, other: string): string => (one > other ? one : other);
export const earlier = (one: string, other: string): string => (one < other ? one : other);

/** Sorts by day; steps of the same day in the order of `steps`. */
export function byDay(steps: readonly PlanStep[]): (one: PlanDay, other: PlanDay) => number {
  return (one, other) => {
    if (one.day !== other.day) return one.day < other.day ? -1 : 1;
    return steps.indexOf(one.step) - steps.indexOf(other.step);
  };
}

/** Steps that still need an action: teams and goods to order, a contract to sign, a notice to give. */
export function openSteps(days: readonly PlanDay[], today: string): PlanDay[] {
  return days.filter(
    ({ step, order, day, note }) =>
      order !== null || note?.kind === 'notice-open' || (step === 'contract' && day >= today),
  );
}

/** The first step that needs an action, else the first one from today on; null if all are over. */
export function nextStep(days: readonly PlanDay[], today: string): PlanDay | null {
  const open = openSteps(days, today);
  return open[0] ?? days.find(({ day }) => day >= today) ?? null;
}
