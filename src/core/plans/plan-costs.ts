import type { BillName } from '../properties/property-choices.ts';
import { totalPriceOf } from '../services/service-price.ts';
import { SEASONS } from '../properties/bills/average-bills.ts';
import type { AverageBill, Season } from '../properties/bills/average-bills.ts';
import { billsOfMonth } from '../properties/bills/monthly-bills.ts';
import type { HomeFacts, MovingPlan, PlannedServices } from './moving-plan.ts';
import { weightsOf } from './moving-plan.ts';
import type { LastMonth } from './leaving/last-month.ts';
import { splitCosts } from './split-costs.ts';
import { costOfThings } from './things/planned-things.ts';

/** Source of an amount: the listing, typed values, averages, services or the shop. */
export type CostSource = 'listing' | 'typed' | 'average' | 'services' | 'shop';

export type CostName =
  | 'first-rent'
  | 'deposit'
  | 'commission'
  | 'cleaning'
  | 'move'
  | 'things'
  | 'delivery'
  | 'rent'
  | 'last-rent'
  | 'owed'
  | BillName;

/** An amount in stotinki, negative for a deduction, with the calculation of an average or the length of a part of a month. */
export type CostLine = {
  name: CostName;
  amount: number;
  source: CostSource;
  average?: AverageBill;
  month?: LastMonth;
};

/** Costs by time of payment: with the contract, when moving in, and each month by season. */
export type PlanCosts = {
  contract: CostLine[];
  movingIn: CostLine[];
  monthly: Record<Season, CostLine[]>;
};

export type PlanTotals = {
  contract: number;
  movingIn: number;
  /** Sum of everything up to moving in. */
  upFront: number;
  monthly: Record<Season, number>;
};

/** Returns the costs of a plan line by line (PLAN-02), without lines of 0. */
export function planCosts({ home, people, cleaning, move, things }: MovingPlan): PlanCosts {
  const source = sourceOf(home);
  const line = (name: CostName, amount: number, from: CostSource = source): CostLine[] =>
    amount > 0 ? [{ name, amount, source: from }] : [];
  const { goods, delivery } = costOfThings(things);
  return {
    contract: [...line('deposit', home.deposit), ...line('commission', home.commission)],
    movingIn: [
      ...line('first-rent', home.price),
      ...line('cleaning', priceOfServices(cleaning), 'services'),
      ...line('move', priceOfServices(move), 'services'),
      ...line('things', goods, 'shop'),
      ...line('delivery', delivery, 'shop'),
    ],
    monthly: {
      winter: [...line('rent', home.price), ...bills(home, people, 'winter')],
      summer: [...line('rent', home.price), ...bills(home, people, 'summer')],
    },
  };
}

export function totalsOf(costs: PlanCosts): PlanTotals {
  const [contract, movingIn] = [totalOfLines(costs.contract), totalOfLines(costs.movingIn)];
  const monthly = {
    winter: totalOfLines(costs.monthly.winter),
    summer: totalOfLines(costs.monthly.summer),
  };
  return { contract, movingIn, upFront: contract + movingIn, monthly };
}

/** Costs of the home until the first month ends: contract and first rent. */
export const homeCosts = ({ contract, movingIn }: PlanCosts): CostLine[] => [
  ...contract,
  ...movingIn.filter(({ name }) => name === 'first-rent'),
];

/** True if winter and summer months cost the same. */
export const isAlike = ({ monthly }: PlanTotals): boolean => monthly.winter === monthly.summer;

export function sharesOf(
  plan: Pick<MovingPlan, 'people' | 'parts'>,
  { contract, movingIn, monthly }: PlanTotals,
): PlanTotals[] {
  const parts = weightsOf(plan);
  const split = (total: number) => splitCosts(total, parts);
  const [withContract, onMovingIn] = [split(contract), split(movingIn)];
  const [winter, summer] = SEASONS.map((season) => split(monthly[season])) as [number[], number[]];
  return parts.map((_, person) => {
    const [first, then] = [withContract[person] ?? 0, onMovingIn[person] ?? 0];
    return {
      contract: first,
      movingIn: then,
      upFront: first + then,
      monthly: { winter: winter[person] ?? 0, summer: summer[person] ?? 0 },
    };
  });
}

/** Stotinki, at the planned prices (SERV-02). */
export function priceOfServices({ services }: PlannedServices): number {
  return totalPriceOf(services);
}

/** Bills of a month: those of the listing, else averages; without those that the landlord pays. */
function bills(home: HomeFacts, people: number, season: Season): CostLine[] {
  return billsOfMonth(home, people, season).map(({ bill, amount, average }) =>
    average
      ? { name: bill, amount, source: 'average', average }
      : { name: bill, amount, source: sourceOf(home) },
  );
}

const sourceOf = ({ propertyId }: HomeFacts): CostSource => (propertyId === null ? 'typed' : 'listing');

/** Stotinki. */
export const totalOfLines = (lines: readonly CostLine[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);
