import type { FieldErrors } from '../../shared/failure.ts';
import { instantOfSofia, sofiaDay } from '../../shared/sofia-time.ts';
import { daysAfter } from '../../shared/durations.ts';

const MAX_DAYS_AHEAD = 60;
/** Earliest and latest start of a viewing, Sofia time. */
export const VIEWING_HOURS = { from: '08:00', to: '21:00' } as const;

/** Latest possible day of a viewing, `YYYY-MM-DD`. */
export function lastViewingDay(now: Date): string {
  return sofiaDay(daysAfter(now, MAX_DAYS_AHEAD));
}

/** Errors of a viewing's moment by field (HOME-12); empty if valid. */
export function viewingTimeErrors(date: string, time: string, now: Date): FieldErrors {
  const instant = instantOfSofia(`${date} ${time}`);
  if (!instant) return { date: 'error-date-time-invalid', time: 'error-date-time-invalid' };
  if (instant <= now) return { date: 'error-date-time-past', time: 'error-date-time-past' };
  return {
    ...(date > lastViewingDay(now) && { date: 'error-viewing-too-far' }),
    ...((time < VIEWING_HOURS.from || time > VIEWING_HOURS.to) && { time: 'error-viewing-hours' }),
  };
}

/** First error of `YYYY-MM-DD HH:MM`, as a message key. */
export function viewingTimeError(dateTime: string, now: Date): string | null {
  const [date = '', time = ''] = dateTime.split(' ', 2);
  return Object.values(viewingTimeErrors(date, time, now))[0] ?? null;
}

/**
 * Errors of the offered viewing slots, `YYYY-MM-DD HH:MM` in Sofia.
 * @param offered previously offered slots, which may be past
 */
export function slotErrorsOf(slots: readonly string[], offered: readonly string[], now: Date): FieldErrors {
  const errors = slots.map((slot) => ({ slot, error: viewingTimeError(slot, now) }));
  const wrong = errors.find(
    ({ slot, error }) => error && (error === 'error-date-time-invalid' || !offered.includes(slot)),
  );
  return wrong?.error ? { slots: wrong.error } : {};
}
