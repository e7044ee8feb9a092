import { seasonOf } from '../../properties/bills/average-bills.ts';
import type { MovingPlan } from '../moving-plan.ts';
import { planCosts } from '../plan-costs.ts';
import type { CostLine } from '../plan-costs.ts';
import { depositBack } from './leaving.ts';
import type { Leaving } from './leaving.ts';
import { lastMonth, partOfMonth } from './last-month.ts';

/** What leaving a home costs, and what comes back. */
export type LeavingCosts = {
  /** The last rent and bills, up to the day; none while that is not known. */
  lastMonth: CostLine[];
  /** The cleaning and the move. */
  leaving: CostLine[];
  /** The deposit, less what stays with the landlord. */
  depositBack: CostLine[];
};

/** Line by line: a month's rent and bills by its days up to the day of leaving, teams by the catalogue's prices. */
export function leavingCosts(plan: MovingPlan, leaving: Leaving): LeavingCosts {
  const { home, movingInOn } = plan;
  const { movingIn, monthly } = planCosts(plan);
  const source = home.propertyId === null ? 'typed' : 'listing';
  const owed = home.deposit - depositBack(home, leaving);
  return {
    lastMonth: movingInOn === null ? [] : partly(monthly[seasonOf(movingInOn)], movingInOn, leaving),
    leaving: movingIn.filter(({ name }) => name === 'cleaning' || name === 'move'),
    depositBack: [
      ...(home.deposit > 0 ? [{ name: 'deposit' as const, amount: home.deposit, source } as const] : []),
      ...(owed > 0 ? [{ name: 'owed' as const, amount: -owed, source: 'typed' as const }] : []),
    ],
  };
}

function partly(lines: readonly CostLine[], leavingOn: string, { rentDay }: Leaving): CostLine[] {
  const month = lastMonth(leavingOn, rentDay);
  return lines.map((line) => ({
    ...line,
    name: line.name === 'rent' ? 'last-rent' : line.name,
    amount: partOfMonth(line.amount, month),
    month,
  }));
}
