import type { MeterKind } from '../handover/handover.ts';
import type { DayNote } from '../days/plan-day.ts';

type NoteKey = 'plan-notice-open' | 'plan-notice-ends' | 'plan-meters-read' | `handover-meter-${MeterKind}`;

/** What is said of a step of leaving a home: what to give or to read on its day, or until when it runs. */
export function dayNote(
  t: (key: NoteKey, values?: Record<string, string>) => string,
  note: DayNote,
  said: (day: string) => string,
): string {
  if (note.kind === 'notice-open') return t('plan-notice-open');
  if (note.kind === 'notice-given') return t('plan-notice-ends', { day: said(note.ends) });
  const meters = note.meters.map((meter) => t(`handover-meter-${meter}`).toLocaleLowerCase());
  return t('plan-meters-read', { meters: meters.join('; ') });
}
