import { localeOf } from './language.ts';
import type { Language } from './language.ts';

/** People in Bulgaria mean its clock, whatever theirs or the server's says. */
export const SOFIA = 'Europe/Sofia';

/** A moment as people read it, on the clock of Sofia. */
export function formatMoment(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return formatOf(language, SOFIA, options).format(moment);
}

/** A day, `2026-11-21`, or a time of Sofia's clock, `2026-11-21 18:30`: its own numbers, wherever the reader is. */
export function formatSofiaTime(
  local: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const moment = new Date(local.includes(' ') ? `${local.replace(' ', 'T')}Z` : local);
  return formatOf(language, 'UTC', options).format(moment);
}

/** `26 ноември 2026 г.` */
export const DAY_FORMAT = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a hundred times as long as writing a date with it; the product has a few dozen of them. */
function formatOf(
  language: Language,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([language, timeZone, options]);
  let format = formats.get(key);
  if (!format)
    formats.set(key, (format = new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options })));
  return format;
}
