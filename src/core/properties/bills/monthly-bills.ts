import type { BillName, Heating } from '../property-choices.ts';
import type { Bill } from '../property.ts';
import { amountOfBill, averageBills, heatingBill } from './average-bills.ts';
import type { AverageBill, Season } from './average-bills.ts';

/** Facts of a home for its bills; area in m². */
export type BilledHome = { heating: Heating; area: number; bills: readonly Bill[] };

/** Monthly bill in stotinki. `average` is null if the listing states the amount. */
export type MonthlyBill = { bill: BillName; amount: number; average: AverageBill | null };

/** Rent and bills of an average month, in stotinki; `isEstimated` if it includes our averages. */
export type MonthlyTotal = { amount: number; isEstimated: boolean };

/** Stotinki; averages are precise to whole leva. */
const LEV = 100;

const MONTHS: Record<Season, number> = { winter: 5, summer: 7 };

/** Bills that the tenant pays in a month: from the listing, else the averages (PLAN-02). */
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
 * Bill of a month. A stated heating bill applies to the heating season. In summer it has the usual amount, at
 * most the stated one.
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

/** Usual number of people in a home: the bedrooms and one. */
export const usualPeople = (bedrooms: number): number => bedrooms + 1;

/** Bills of an average month for the usual number of people. */
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
