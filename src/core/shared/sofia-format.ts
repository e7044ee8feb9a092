import { localeOf } from './language.ts';
import type { Language } from './language.ts';

/** A day, `2026-11-21`, or a time of Sofia's clock, `2026-11-21 18:30`: its own numbers, wherever the reader is. */
export function formatSofiaTime(
  local: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const moment = new Date(local.includes(' ') ? `${local.replace(' ', 'T')}Z` : local);
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options }).format(moment);
}
