import type { BillName, Heating } from '../property-choices.ts';
import type { Bill } from '../property.ts';
import { amountOfBill, averageBills, heatingBill } from './average-bills.ts';
import type { AverageBill, Season } from './average-bills.ts';

/** Facts of a home that its bills depend on; area in m². */
export type BilledHome = { heating: Heating; area: number; bills: readonly Bill[] };

/** A bill of one month in stotinki. `average` is null where the listing states the amount. */
export type MonthlyBill = { bill: BillName; amount: number; average: AverageBill | null };

/** Rent and bills of an average month, in stotinki; `isEstimated` when averages of ours are part of it. */
export type MonthlyTotal = { amount: number; isEstimated: boolean };

/** Stotinki: the average of a year says no more than whole leva. */
const LEV = 100;

/** Months of a year in each season. */
const MONTHS: Record<Season, number> = { winter: 5, summer: 7 };

/** Bills that the tenant pays in a month: those of the listing, else the averages (PLAN-02). */
export function billsOfMonth(home: BilledHome, people: number, season: Season): MonthlyBill[] {
  const averages = averageBills(home.heating, season);
  const stated = new Map(home.bills.map((bill) => [bill.bill, bill]));
  const names = [...new Set([...averages.keys(), ...stated.keys()])];
  return names.flatMap((name) => {
    const average = averages.get(name);
    const line = average && {
      bill: name,
      amount: amountOfBill(average, people, home.area),
      average,
    };
    return billOfMonth(stated.get(name), line, home, season) ?? [];
  });
}

/**
 * One bill of a month. A stated heating bill is that of the season: in summer it costs as much as usual then, and never
 * more than stated.
 */
function billOfMonth(
  stated: Bill | undefined,
  average: MonthlyBill | undefined,
  home: BilledHome,
  season: Season,
): MonthlyBill | null {
  if (stated?.payer === 'owner') return null;
  const isPaid = average && average.amount > 0;
  if (!stated || stated.amount === null) return isPaid ? average : null;
  const isSeasonal =
    season === 'summer' && stated.bill !== 'electricity' && stated.bill === heatingBill(home.heating);
  if (isSeasonal && (average?.amount ?? 0) < stated.amount) return isPaid ? average : null;
  return stated.amount > 0 ? { bill: stated.bill, amount: stated.amount, average: null } : null;
}

/** People that a home usually has: one more than it has bedrooms. */
export const usualPeople = (bedrooms: number): number => bedrooms + 1;

/** Bills of an average month of the year, for as many people as usually live there. */
export function averageMonth(home: BilledHome & { bedrooms: number }): MonthlyTotal {
  const people = usualPeople(home.bedrooms);
  const [winter, summer] = [billsOfMonth(home, people, 'winter'), billsOfMonth(home, people, 'summer')];
  const year = MONTHS.winter * sumOf(winter) + MONTHS.summer * sumOf(summer);
  return {
    amount: Math.round(year / (MONTHS.winter + MONTHS.summer) / LEV) * LEV,
    isEstimated: [...winter, ...summer].some(({ average }) => average !== null),
  };
}

const sumOf = (bills: readonly MonthlyBill[]): number => bills.reduce((sum, { amount }) => sum + amount, 0);
