import { addDays, instantOfSofia, sofiaTime } from '../shared/sofia-time.ts';

/** From ten in the evening to eight in the morning, by the clock of Sofia, nobody is sent a mail about messages. */
export const QUIET_HOURS = { from: '22:00', until: '08:00' } as const;

/** When mails about messages go on: null outside the quiet hours (TRUST-05). */
export function quietUntil(now: Date): Date | null {
  const [day = '', time = ''] = sofiaTime(now).split(' ');
  if (time >= QUIET_HOURS.until && time < QUIET_HOURS.from) return null;
  const morning = time < QUIET_HOURS.until ? day : addDays(day, 1);
  return instantOfSofia(`${morning} ${QUIET_HOURS.until}`);
}
