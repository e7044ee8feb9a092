import { instantOfSofia } from '../../src/core/shared/sofia-time.ts';

/** Invalid command; the message names the error. */
export class WrongCommand extends Error {}

/** Removes control characters of users' texts, which could control the terminal. */
export function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]+/g, ' ');
}

export const startOfDay = (day: string): Date => instantOfSofia(`${day} 00:00`) ?? new Date(NaN);
