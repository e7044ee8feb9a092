import { MAX_DAYS_AHEAD } from '../../services/time-window.ts';
import { addDays } from '../../shared/sofia-time.ts';
import type { MeterKind } from '../handover/handover.ts';
import { CHOSEN_STEPS } from '../moving-plan.ts';
import type { PlannedWork } from '../moving-plan.ts';
import type { Delivery } from '../things/deliveries.ts';
import type { OrderedGoods } from '../things/ordered-goods.ts';
import { holidayOn } from '../../shared/official-holidays.ts';
import type { Holiday } from '../../shared/official-holidays.ts';

/** What happens on the way into a home, in the order in which people do it. */
const MOVING_IN_STEPS = [
  'viewing',
  'contract',
  'cleaning',
  'delivery',
  'move',
  'moving-in',
  'next-rent',
] as const;
/** And on the way out of one. */
const LEAVING_STEPS = ['notice', 'move', 'cleaning', 'moving-out', 'deposit-back'] as const;
export const PLAN_STEPS = { in: MOVING_IN_STEPS, out: LEAVING_STEPS } as const;
export type PlanStep = (typeof MOVING_IN_STEPS)[number] | (typeof LEAVING_STEPS)[number];

/** The steps that people move; the others are agreed with somebody, or follow. */
export const MOVED_STEPS = [...CHOSEN_STEPS, 'moving-in', 'moving-out'] as const;
export type MovedStep = (typeof MOVED_STEPS)[number];

export function isMoved(step: PlanStep): step is MovedStep {
  return MOVED_STEPS.some((one) => one === step);
}

/** The step whose day is the plan's own answer. */
export function isAnswered(step: PlanStep): step is 'moving-in' | 'moving-out' {
  return step === 'moving-in' || step === 'moving-out';
}

/** A remark on a step; days as `YYYY-MM-DD`. */
export type DayNote =
  | { kind: 'shortest-term'; months: number; ends: string }
  | { kind: 'notice-open' }
  | { kind: 'notice-given'; ends: string }
  | { kind: 'meters'; meters: MeterKind[] };

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
  /** Agreed with others, or following: it is changed where it was ordered, agreed or said. */
  isFixed: boolean;
  /** Somebody chose another day than the proposed one. */
  isChosen: boolean;
  /** What comes, and by whom; null for all other steps. */
  delivery: Delivery | null;
  note: DayNote | null;
};

/** Why the days can't be as they are. */
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

/** The days of a plan, the earliest first, and the first thing that makes them impossible. */
export type DaysOfPlan = { days: PlanDay[]; problem: DayProblem | null };

export function dayOf(step: PlanStep, day: string, told: Partial<PlanDay> = {}): PlanDay {
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
    ...told,
  };
}

/** From and until when a team can be ordered for a day. */
export function orderTimes(day: string, today: string): { from: string; until: string } {
  return { from: later(addDays(day, -MAX_DAYS_AHEAD), today), until: later(addDays(day, -1), today) };
}

export const later = (one: string, other: string): string => (one > other ? one : other);
export const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The earliest first; steps of the same day in the order of `steps`. */
export function byDay(steps: readonly PlanStep[]): (one: PlanDay, other: PlanDay) => number {
  return (one, other) => {
    if (one.day !== other.day) return one.day < other.day ? -1 : 1;
    return steps.indexOf(one.step) - steps.indexOf(other.step);
  };
}
