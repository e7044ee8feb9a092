import { seasonOf } from '../../properties/bills/average-bills.ts';
import type { MovingPlan } from '../moving-plan.ts';
import { planCosts } from '../plan-costs.ts';
import type { CostLine } from '../plan-costs.ts';
import { depositBack } from './leaving.ts';
import type { Leaving } from './leaving.ts';
import { lastMonth, partOfMonth } from './last-month.ts';

export type LeavingCosts = {
  /** Last rent and bills; empty without a moving day. */
  lastMonth: CostLine[];
  /** Cleaning and move. */
  leaving: CostLine[];
  depositBack: CostLine[];
};

/** Costs line by line: rent and bills by days, services at the catalogue's prices. */
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
