import { isValidEmail } from '../shared/email-address.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { isDay } from '../shared/sofia-time.ts';
import type { ServiceKind } from './service.ts';
import type { TimeWindow } from './time-window.ts';

/** Working time of a day as `08:00`, in Sofia; null for a day off. */
export type DayHours = { from: string; to: string } | null;

/** First and last day without visits, `YYYY-MM-DD`. */
export type DaysOff = { from: string; to: string };

/** Working hours from Monday to Sunday, and days off. */
export type TeamSchedule = { hours: DayHours[]; daysOff: DaysOff[] };

/** Values of a service team that the back office changes (TEAM-07). */
export type ServiceTeamTerms = TeamSchedule & {
  name: string;
  kind: ServiceKind;
  cityId: number;
  email: string;
  phone: string;
  /** False for a team without new visits; it still has its existing ones. */
  isActive: boolean;
};

const WEEK = 7;
export const SERVICE_TEAM_LIMITS = { name: 80, email: 300, phone: 40, daysOff: 100 } as const;

/** Schedule of a team without one: every day, all time windows. */
export const FULL_SCHEDULE: TeamSchedule = {
  hours: Array.from({ length: WEEK }, () => ({ from: '08:00', to: '20:00' })),
  daysOff: [],
};

/** True if the team works for the whole window on the day. */
export function worksIn({ hours, daysOff }: TeamSchedule, date: string, window: TimeWindow): boolean {
  if (daysOff.some(({ from, to }) => date >= from && date <= to)) return false;
  const [begin, end] = window.split('-').map((hour) => `${hour}:00`) as [string, string];
  const day = hours[(new Date(`${date}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK];
  return day != null && day.from <= begin && day.to >= end;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns the errors of a team's values by field, such as `hours.0.to`. */
export function serviceTeamErrors(terms: ServiceTeamTerms): FieldErrors {
  const { name, email, phone, hours, daysOff } = terms;
  const errors: FieldErrors = {
    ...(name.trim() === '' && { name: 'error-text-empty' }),
    ...(!isValidEmail(email.trim()) && { email: 'error-email-invalid' }),
    ...(!/^\+?[\d\s()/-]{6,}$/.test(phone.trim()) && { phone: 'error-setting-phone-invalid' }),
    ...(hours.length !== WEEK && { hours: 'error-team-hours-order' }),
  };
  for (const [day, time] of hours.entries()) {
    const isOrdered = time === null || (TIME.test(time.from) && TIME.test(time.to) && time.from < time.to);
    if (!isOrdered) errors[`hours.${day}.to`] = 'error-team-hours-order';
  }
  for (const [index, { from, to }] of daysOff.entries()) {
    if (!isDay(from) || !isDay(to) || from > to) errors[`daysOff.${index}.to`] = 'error-team-days-off-order';
  }
  return errors;
}
