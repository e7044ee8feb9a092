import type { FieldErrors } from '../../shared/failure.ts';
import { viewingTimeError } from './viewing-time.ts';

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
