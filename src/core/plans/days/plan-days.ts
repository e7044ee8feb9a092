import { addDays } from '../../shared/sofia-time.ts';
import { leavingDays, leavingStepDays } from '../leaving/leaving-days.ts';
import { addMonths } from '../leaving/notice.ts';
import type { MovingPlan, PlannedWork } from '../moving-plan.ts';
import { PLANNED_WORK } from '../moving-plan.ts';
import { planDeliveries } from '../things/deliveries.ts';
import { isWorkingDay, workingDayBefore } from './official-holidays.ts';
import { byDay, dayOf, earlier, later, orderTimes, PLAN_STEPS } from './plan-day.ts';
import type { DayProblem, DaysOfPlan, KnownDays } from './plan-day.ts';

/**
 * The days of a plan, the earliest first, and the first thing that makes them impossible (PLAN-06); none without a day of
 * moving in. What is ordered is on its day, what somebody chose on theirs, and the rest is proposed: the contract on the
 * last working day before, the cleaning on the eve, the move on the day itself. A rent that is due on a day off is paid on
 * the next working day.
 */
export function planDays(plan: MovingPlan, known: KnownDays): DaysOfPlan {
  const { movingInOn, leaving } = plan;
  if (movingInOn === null) return { days: [], problem: null };
  if (leaving) return leavingDays({ ...plan, movingInOn, leaving }, known);
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
    dayOf('next-rent', workingDayFrom(addMonths(movingInOn, 1)), { isFixed: true }),
  ];
  const planned = { ...steps, works: new Set(works) };
  const lateGoods = deliveries.some(({ isLate }) => isLate) ? ('goods-too-late' as const) : null;
  const problem = problemOf(plan, movingInOn, planned, known) ?? lateGoods;
  return { days: days.toSorted(byDay(PLAN_STEPS.in)), problem };
}

/** The day of a work that is not ordered; null without a day of moving in. */
export function dayOfWork(plan: MovingPlan, work: PlannedWork, today: string): string | null {
  const { movingInOn, leaving } = plan;
  if (movingInOn === null) return null;
  const days = leaving
    ? leavingStepDays({ ...plan, movingInOn }, { today })
    : stepDays(plan, movingInOn, { today });
  return days[work];
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

function workingDayFrom(day: string): string {
  let free = day;
  while (!isWorkingDay(free)) free = addDays(free, 1);
  return free;
}
