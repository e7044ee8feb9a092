import type { PropertyType } from './property-choices.ts';

/** What half of the homes were let for less than, stotinki a month for a square metre; `month` as `2026-11`. */
export type RentOfMonth = { month: string; rent: number; homes: number };

/** How rents of a type have moved in a place: months from the earliest on, some of which may be missing. */
export type RentTrend = {
  type: PropertyType;
  /** `city` where the district has not been counted for long enough. */
  scope: 'district' | 'city';
  months: RentOfMonth[];
};

export const RENT_TREND = {
  /** The latest month is compared with the same one a year before, or with the earliest that is kept. */
  months: 12,
  /** No fewer months lie between: less is chance. */
  leastMonths: 3,
} as const;

export type RentChange = {
  from: RentOfMonth;
  to: RentOfMonth;
  /** Whole percent of the earlier rent, negative where it fell. */
  percent: number;
};

/** How the rents have changed; null before there are months enough. */
export function changeOf({ months }: Pick<RentTrend, 'months'>): RentChange | null {
  const to = months.at(-1);
  if (!to) return null;
  const ofYearBefore = months.find(({ month }) => monthsBetween(month, to.month) === RENT_TREND.months);
  const from = ofYearBefore ?? months.find(({ month }) => monthsBetween(month, to.month) < RENT_TREND.months);
  if (!from || monthsBetween(from.month, to.month) < RENT_TREND.leastMonths) return null;
  return { from, to, percent: Math.round(((to.rent - from.rent) / from.rent) * 100) };
}

/** The months that are looked at with the latest one. */
export const firstMonthOf = (latest: string): string => monthsBefore(latest, RENT_TREND.months);

export function monthsBefore(month: string, count: number): string {
  const number = numberOf(month) - count;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}

export const monthsBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
