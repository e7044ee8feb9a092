import type { MeterKind } from '../handover/handover.ts';
import type { MovingPlan } from '../moving-plan.ts';
import type { DayNote, DayProblem, PlanDay } from './plan-day.ts';

type NoteKey =
  | 'plan-shortest-term'
  | 'plan-notice-open'
  | 'plan-notice-ends'
  | 'plan-meters-read'
  | `handover-meter-${MeterKind}`;

export function dayNote(
  t: (key: NoteKey, values?: Record<string, string | number>) => string,
  note: DayNote,
  said: (day: string) => string,
): string {
  if (note.kind === 'shortest-term') {
    return t('plan-shortest-term', { count: note.months, day: said(note.ends) });
  }
  if (note.kind === 'notice-open') return t('plan-notice-open');
  if (note.kind === 'notice-given') return t('plan-notice-ends', { day: said(note.ends) });
  const meters = note.meters.map((meter) => t(`handover-meter-${meter}`).toLocaleLowerCase());
  return t('plan-meters-read', { meters: meters.join('; ') });
}

/** Text of a conflict of the days. */
export function problemNote(
  t: (key: `plan-days-${DayProblem}`, values: Record<string, string>) => string,
  problem: DayProblem,
  { home, leaving }: Pick<MovingPlan, 'home' | 'leaving'>,
  said: (day: string) => string,
): string {
  const day = leaving ? leaving.termEndsOn : home.availableFrom;
  return t(`plan-days-${problem}`, { day: day ? said(day) : '' });
}

/** Name of a step: `Доставка от Дървото`. */
export function stepName(
  t: (key: `plan-step-${PlanDay['step']}`, values: { vendor: string }) => string,
  { step, delivery }: Pick<PlanDay, 'step' | 'delivery'>,
): string {
  return t(`plan-step-${step}`, { vendor: delivery?.vendor.name ?? '' });
}
