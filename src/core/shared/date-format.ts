import { localeOf } from './language.ts';
import type { Language } from './language.ts';

/** People in Bulgaria mean its clock, whatever theirs or the server's says. */
export const SOFIA = 'Europe/Sofia';

/** A moment as people read it, on the clock of Sofia. */
export function formatMoment(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: SOFIA, ...options }).format(moment);
}
