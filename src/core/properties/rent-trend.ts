import type { PropertyType } from './property-choices.ts';

/** Median rent in stotinki per month and m²; `month` as `2026-11`. */
export type RentOfMonth = { month: string; rent: number; homes: number };

/** Rents of a type in a place by month, the earliest first; months may be missing. */
export type RentTrend = {
  type: PropertyType;
  /** `city` if the district's statistics are too short. */
  scope: 'district' | 'city';
  months: RentOfMonth[];
};

export const RENT_TREND = {
  /** The latest month is compared with the same month a year before, or the earliest stored one. */
  months: 12,
  /** Minimum months between the two; shorter trends are random. */
  leastMonths: 3,
} as const;

export type RentChange = {
  from: RentOfMonth;
  to: RentOfMonth;
  /** Change in whole percent of the earlier rent; negative if it fell. */
  percent: number;
};

/** Change of the rents; null with too few months. */
export function changeOf({ months }: Pick<RentTrend, 'months'>): RentChange | null {
  const to = months.at(-1);
  if (!to) return null;
  const ofYearBefore = months.find(({ month }) => monthsBetween(month, to.month) === RENT_TREND.months);
  const from = ofYearBefore ?? months.find(({ month }) => monthsBetween(month, to.month) < RENT_TREND.months);
  if (!from || monthsBetween(from.month, to.month) < RENT_TREND.leastMonths) return null;
  return { from, to, percent: Math.round(((to.rent - from.rent) / from.rent) * 100) };
}

/** First of the months compared with the latest one. */
export const firstMonthOf = (latest: string): string => monthsBefore(latest, RENT_TREND.months);

export function monthsBefore(month: string, count: number): string {
  const number = numberOf(month) - count;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}

export const monthsBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
