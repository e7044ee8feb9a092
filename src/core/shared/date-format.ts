import { localeOf } from './language.ts';
import type { Language } from './language.ts';

/** People in Bulgaria mean its clock, whatever theirs or the server's says. */
export const SOFIA = 'Europe/Sofia';

/** A moment as people read it, on the clock of Sofia. */
export function formatMoment(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: SOFIA, ...options }).format(moment);
}

/** A day, `2026-11-21`, or a time of Sofia's clock, `2026-11-21 18:30`: its own numbers, wherever the reader is. */
export function formatSofiaTime(
  local: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const moment = new Date(local.includes(' ') ? `${local.replace(' ', 'T')}Z` : local);
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options }).format(moment);
}
