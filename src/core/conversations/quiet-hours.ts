import { addDays, instantOfSofia, sofiaTime } from '../shared/sofia-time.ts';

/** Hours without mails about messages, Sofia time. */
export const QUIET_HOURS = { from: '22:00', until: '08:00' } as const;

/** End of the current quiet hours; null outside them (TRUST-05). */
export function quietUntil(now: Date): Date | null {
  const [day = '', time = ''] = sofiaTime(now).split(' ');
  if (time >= QUIET_HOURS.until && time < QUIET_HOURS.from) return null;
  const morning = time < QUIET_HOURS.until ? day : addDays(day, 1);
  return instantOfSofia(`${morning} ${QUIET_HOURS.until}`);
}
