import { addDays, isDay } from '../../shared/sofia-time.ts';
import { MAX_PLAN_DAYS_AHEAD } from '../moving-plan.ts';

/** Why a plan can't have a day, as a message key; null for one that it can. */
export function dayError(day: string, today: string): string | null {
  if (!isDay(day)) return 'error-date-invalid';
  if (day < today) return 'error-date-past';
  return day > addDays(today, MAX_PLAN_DAYS_AHEAD) ? 'error-plan-too-far' : null;
}
