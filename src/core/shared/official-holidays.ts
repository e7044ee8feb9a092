import { addDays } from './sofia-time.ts';

/** Fixed official holidays of Bulgaria (Labour Code, art. 154, para. 1). */
const FIXED = [
  ['01-01', 'new-year'],
  ['03-03', 'liberation'],
  ['05-01', 'labour'],
  ['05-06', 'st-george'],
  ['05-24', 'education'],
  ['09-06', 'unification'],
  ['09-22', 'independence'],
  ['12-24', 'christmas-eve'],
  ['12-25', 'christmas'],
  ['12-26', 'second-christmas'],
] as const;

/** Holidays relative to Easter Sunday, in days. */
const OF_EASTER = [
  [-2, 'good-friday'],
  [-1, 'holy-saturday'],
  [0, 'easter'],
  [1, 'easter-monday'],
] as const;

export type HolidayName = (typeof FIXED)[number][1] | (typeof OF_EASTER)[number][1];

/** A day off, `YYYY-MM-DD`. `moved`: the holiday itself was on a weekend. */
export type Holiday = { day: string; name: HolidayName; moved: boolean };

/**
 * Orthodox Easter as a day of the civil calendar. Uses Meeus's Julian algorithm and the difference between
 * the calendars.
 */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + weekday + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return addDays(`${year}-${twoDigits(month)}-${twoDigits(day)}`, behind);
}

/**
 * Days off of a year, in order. The next working day replaces a holiday on a weekend, except for Easter (art.
 * 154, para. 2). The list has no single decisions of the Council of Ministers, and no 1 November, a holiday
 * of schools only.
 */
export function officialHolidays(year: number): Holiday[] {
  const easter = orthodoxEaster(year);
  const fixed = FIXED.map(([date, name]) => ({ day: `${year}-${date}`, name, moved: false }));
  const ofEaster = OF_EASTER.map(([days, name]) => ({ day: addDays(easter, days), name, moved: false }));
  const holidays: Holiday[] = [...fixed, ...ofEaster];
  const free = new Set(holidays.map(({ day }) => day));
  for (const { day, name } of fixed.filter((holiday) => isWeekend(holiday.day))) {
    let next = addDays(day, 1);
    while (isWeekend(next) || free.has(next)) next = addDays(next, 1);
    free.add(next);
    holidays.push({ day: next, name, moved: true });
  }
  return holidays.toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Holiday of a day `YYYY-MM-DD`; null for other days. */
export function holidayOn(day: string): Holiday | null {
  return officialHolidays(Number(day.slice(0, 4))).find((holiday) => holiday.day === day) ?? null;
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

export function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && holidayOn(day) === null;
}

export function workingDayBefore(day: string): string {
  let before = addDays(day, -1);
  while (!isWorkingDay(before)) before = addDays(before, -1);
  return before;
}

/** A day off, and the last working day before it. */
export type ClosedDay = { holiday: Holiday | null; before: string };

/** Returns null for a working day. */
export function closedDay(day: string): ClosedDay | null {
  return isWorkingDay(day) ? null : { holiday: holidayOn(day), before: workingDayBefore(day) };
}

/** The last working day from `first` to `last`; null without one. */
export function lastWorkingDay(first: string, last: string): string | null {
  const day = isWorkingDay(last) ? last : workingDayBefore(last);
  return day < first ? null : day;
}

/** First working day on or after the given one. */
export function workingDayFrom(day: string): string {
  let next = day;
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

/** Day a number of working days later; the given day does not count. */
export function workingDaysAfter(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
