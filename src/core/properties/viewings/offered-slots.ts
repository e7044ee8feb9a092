import type { FieldErrors } from '../../shared/failure.ts';
import { viewingTimeError } from './viewing-time.ts';

/**
 * What is wrong with the times that an owner offers, as `YYYY-MM-DD HH:MM` of Sofia.
 * @param offered those offered before, which may have passed since.
 */
export function slotErrorsOf(slots: readonly string[], offered: readonly string[], now: Date): FieldErrors {
  const errors = slots.map((slot) => ({ slot, error: viewingTimeError(slot, now) }));
  const wrong = errors.find(
    ({ slot, error }) => error && (error === 'error-date-time-invalid' || !offered.includes(slot)),
  );
  return wrong?.error ? { slots: wrong.error } : {};
}
