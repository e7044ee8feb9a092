import type { FieldErrors } from '../shared/failure.ts';
import { instantOfSofia } from '../shared/sofia-time.ts';

/**
 * What is wrong with the times that an owner offers, as `YYYY-MM-DD HH:MM` of Sofia.
 * @param offered those offered before, which may have passed since.
 */
export function slotErrorsOf(slots: readonly string[], offered: readonly string[], now: Date): FieldErrors {
  const instants = slots.map((slot) => ({ slot, instant: instantOfSofia(slot) }));
  if (instants.some(({ instant }) => instant === null)) return { slots: 'error-date-time-invalid' };
  const past = instants.some(({ slot, instant }) => instant && instant <= now && !offered.includes(slot));
  return past ? { slots: 'error-date-time-past' } : {};
}
