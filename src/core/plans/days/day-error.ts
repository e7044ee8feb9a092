import { addDays, isDay } from '../../shared/sofia-time.ts';
import { MAX_PLAN_DAYS_AHEAD } from '../moving-plan.ts';

/** Message key for an impossible day; null if the day is possible. */
export function dayError(day: string, today: string): string | null {
  if (!isDay(day)) return 'error-date-invalid';
  if (day < today) return 'error-date-past';
  return day > addDays(today, MAX_PLAN_DAYS_AHEAD) ? 'error-plan-too-far' : null;
}
