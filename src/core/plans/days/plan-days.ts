import { addDays } from '../../shared/sofia-time.ts';
import { leavingDays, leavingStepDays } from '../leaving/leaving-days.ts';
import { addMonths } from '../leaving/notice.ts';
import type { HomeFacts, MovingPlan, PlannedWork } from '../moving-plan.ts';
import { PLANNED_WORK } from '../moving-plan.ts';
import { planDeliveries } from '../things/deliveries.ts';
import {
  isWorkingDay,
  lastWorkingDay,
  workingDayBefore,
  workingDayFrom,
} from '../../shared/official-holidays.ts';
import { byDay, dayOf, earlier, later, orderTimes, PLAN_STEPS } from './plan-day.ts';
import type { DayNote, DayProblem, DaysOfPlan, KnownDays } from './plan-day.ts';

/**
 * Days of a plan, the earliest first, and the first conflict (PLAN-06); none without a moving day. Ordered
 * steps are on their days, chosen ones on theirs. The rest is proposed on working days: the move on the
 * moving day or the last one before, contract and cleaning before the move. Nothing is before the home is
 * free. A rent due on a day off is paid on the next working day.
 */
export function planDays(plan: MovingPlan, known: KnownDays): DaysOfPlan {
  const { movingInOn, leaving } = plan;
  if (movingInOn === null) return { days: [], problem: null };
  if (leaving) return leavingDays({ ...plan, movingInOn, leaving }, known);
  const { today, ordered = {}, viewing = null } = known;
  const steps = stepDays(plan, movingInOn, known);
  const works = PLANNED_WORK.filter((work) => ordered[work] !== undefined || plan[work].services.length > 0);
  const keys = keysOn(steps.contract, plan.home);
  const deliveries = planDeliveries(plan, known, keys);
  const isChosen = (step: keyof typeof plan.days) =>
    plan.days[step] !== undefined && ordered[step as PlannedWork] === undefined;
  const days = [
    ...(viewing === null
      ? []
      : [dayOf('viewing', viewing.slice(0, 10), { time: viewing.slice(11), isFixed: true })]),
    dayOf('contract', steps.contract, {
      isChosen: isChosen('contract'),
      note: termNote(plan.home, movingInOn),
    }),
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
        isChosen: delivery.isChosen,
      }),
    ),
    dayOf('moving-in', movingInOn),
    dayOf('next-rent', workingDayFrom(addMonths(movingInOn, 1)), { isFixed: true }),
  ];
  const planned = { ...steps, keys, works: new Set(works) };
  const lateGoods = deliveries.some(({ isLate }) => isLate) ? ('goods-too-late' as const) : null;
  const problem = problemOf(plan, movingInOn, planned, known) ?? lateGoods;
  return { days: days.toSorted(byDay(PLAN_STEPS.in)), problem };
}

/** Day of a work that is not ordered; null without a moving day. */
export function dayOfWork(plan: MovingPlan, work: PlannedWork, today: string): string | null {
  const { movingInOn, leaving } = plan;
  if (movingInOn === null) return null;
  const days = leaving
    ? leavingStepDays({ ...plan, movingInOn }, { today })
    : stepDays(plan, movingInOn, { today });
  return days[work];
}

/** First day with keys: that of the contract, once the home is free. */
const keysOn = (contract: string, { availableFrom }: HomeFacts): string =>
  later(contract, availableFrom ?? contract);

/** Minimum term of the lease, and its last day. */
function termNote({ shortestTerm }: HomeFacts, movingInOn: string): DayNote | null {
  if (shortestTerm === null) return null;
  return { kind: 'shortest-term', months: shortestTerm, ends: addMonths(movingInOn, shortestTerm) };
}

type StepDays = Record<'contract' | PlannedWork, string>;

/** Each step on its ordered, chosen or proposed day. */
function stepDays(plan: MovingPlan, movingInOn: string, { today, ordered = {} }: KnownDays): StepDays {
  const free = later(today, plan.home.availableFrom ?? today);
  // A moving day in the past or before the home is free gets no proposals; the conflict is shown.
  const isPossible = movingInOn >= free;
  const move = ordered.move ?? plan.days.move ?? (isPossible ? proposedMove(movingInOn, free) : movingInOn);
  const chosen = ordered.cleaning ?? plan.days.cleaning;
  const last = move < today ? movingInOn : earlier(move, movingInOn);
  const contract = plan.days.contract ?? proposedContract(last, chosen, today);
  const cleaning = isPossible ? proposedCleaning(last, later(free, contract)) : movingInOn;
  return { contract, cleaning: chosen ?? cleaning, move };
}

/** Last working day up to the moving day, else the first one after it. */
function proposedMove(movingInOn: string, free: string): string {
  return lastWorkingDay(free, movingInOn) ?? workingDayFrom(movingInOn);
}

/** Last working day before the move with keys, else the day of the move or of the keys. */
function proposedCleaning(move: string, keys: string): string {
  return lastWorkingDay(keys, addDays(move, -1)) ?? later(move, keys);
}

/** Last working day before the move and a fixed cleaning, else the same day. */
function proposedContract(move: string, cleaning: string | undefined, today: string): string {
  const isToCome = cleaning !== undefined && cleaning >= today && cleaning < move;
  const before = workingDayBefore(isToCome ? addDays(cleaning, 1) : move);
  return before < today ? move : before;
}

function problemOf(
  plan: MovingPlan,
  movingInOn: string,
  { contract, cleaning, move, keys, works }: StepDays & { keys: string; works: ReadonlySet<PlannedWork> },
  { today, ordered = {} }: KnownDays,
): DayProblem | null {
  if (movingInOn < today) return 'over';
  if (movingInOn < (plan.home.availableFrom ?? movingInOn)) return 'home-not-free';
  if (plan.days.contract === undefined) {
    if (!isWorkingDay(contract)) return 'no-working-day';
  } else if (!isWorkingDay(contract)) return 'contract-closed';
  if (contract > movingInOn) return 'contract-too-late';
  if (works.has('cleaning')) {
    if (cleaning < today && ordered.cleaning === undefined) return 'cleaning-over';
    if (cleaning < keys && cleaning >= today) return 'cleaning-too-early';
  }
  if (works.has('move')) {
    if (move < today && ordered.move === undefined) return 'move-over';
    if (move < keys) return 'move-too-early';
    if (move > movingInOn) return 'move-too-late';
  }
  return works.has('cleaning') && cleaning > movingInOn ? 'cleaning-too-late' : null;
}
