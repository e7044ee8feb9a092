import { addDays } from '../../shared/sofia-time.ts';
import { lastWorkingDay } from '../../shared/official-holidays.ts';
import { byDay, dayOf, earlier, later, orderTimes, PLAN_STEPS } from '../days/plan-day.ts';
import type { DayProblem, DaysOfPlan, KnownDays } from '../days/plan-day.ts';
import { metersOf } from '../handover/handover-form.ts';
import { PLANNED_WORK } from '../moving-plan.ts';
import type { MovingPlan, PlannedWork } from '../moving-plan.ts';
import { depositBack } from './leaving.ts';
import type { Leaving } from './leaving.ts';
import { lastNoticeDay, noticeEnds } from './notice.ts';

type DatedPlan = MovingPlan & { movingInOn: string };
type LeavingPlan = DatedPlan & { leaving: Leaving };

/**
 * Days of moving out: last day of the notice or the day it was given; cleaning on the last working day up to
 * moving out; move on the last working day before, and not after the cleaning; handover; return of the
 * deposit.
 */
export function leavingDays(plan: LeavingPlan, known: KnownDays): DaysOfPlan {
  const { movingInOn, leaving, home } = plan;
  const { today, ordered = {} } = known;
  const { notice, noticeGivenOn, depositDays } = leaving;
  const steps = leavingStepDays(plan, known);
  const works = PLANNED_WORK.filter((work) => ordered[work] !== undefined || plan[work].services.length > 0);
  const days = [
    ...(notice.count === 0
      ? []
      : [
          dayOf('notice', noticeGivenOn ?? lastNoticeDay(movingInOn, notice), {
            isFixed: true,
            note:
              noticeGivenOn === null
                ? { kind: 'notice-open' }
                : { kind: 'notice-given', ends: noticeEnds(noticeGivenOn, notice) },
          }),
        ]),
    ...works.map((work) =>
      ordered[work] === undefined
        ? dayOf(work, steps[work], {
            order: orderTimes(steps[work], today),
            isChosen: plan.days[work] !== undefined,
          })
        : dayOf(work, steps[work], { isFixed: true }),
    ),
    dayOf('moving-out', movingInOn, { note: { kind: 'meters', meters: metersOf(home) } }),
    ...(depositBack(home, leaving) > 0
      ? [dayOf('deposit-back', addDays(movingInOn, depositDays), { isFixed: true })]
      : []),
  ];
  return {
    days: days.toSorted(byDay(PLAN_STEPS.out)),
    problem: problemOf(plan, { ...steps, works: new Set(works) }, known),
  };
}

type StepDays = Record<PlannedWork, string>;

/** Works on their ordered, chosen or proposed days. */
export function leavingStepDays(
  { movingInOn, days }: Pick<DatedPlan, 'movingInOn' | 'days'>,
  { today, ordered = {} }: KnownDays,
): StepDays {
  const moveStands = ordered.move ?? days.move;
  const empty = later(moveStands ?? today, today);
  const cleaning = ordered.cleaning ?? days.cleaning ?? lastWorkingDay(empty, movingInOn) ?? movingInOn;
  const proposed = lastWorkingDay(today, earlier(addDays(movingInOn, -1), cleaning));
  return { move: moveStands ?? proposed ?? earlier(cleaning, movingInOn), cleaning };
}

/** True if the notice, given on its day or today, ends after the moving day. */
export function isNoticeLate({ movingInOn, leaving }: LeavingPlan, today: string): boolean {
  const { notice, noticeGivenOn } = leaving;
  return notice.count > 0 && (noticeGivenOn ?? today) > lastNoticeDay(movingInOn, notice);
}

function problemOf(
  plan: LeavingPlan,
  { move, cleaning, works }: StepDays & { works: ReadonlySet<PlannedWork> },
  { today, ordered = {} }: KnownDays,
): DayProblem | null {
  const { movingInOn } = plan;
  if (movingInOn < today) return 'leaving-over';
  if (movingInOn < (plan.leaving.termEndsOn ?? movingInOn)) return 'term-not-over';
  if (isNoticeLate(plan, today)) return 'notice-too-late';
  if (works.has('move')) {
    if (move < today && ordered.move === undefined) return 'move-over';
    if (move > movingInOn) return 'move-after-leaving';
  }
  if (!works.has('cleaning')) return null;
  if (cleaning < today && ordered.cleaning === undefined) return 'cleaning-over';
  if (cleaning > movingInOn) return 'cleaning-after-leaving';
  return works.has('move') && cleaning < move ? 'cleaning-before-move' : null;
}
