import type { MovingPlan } from '../moving-plan.ts';
import { weightsOf } from '../moving-plan.ts';
import { splitCosts } from '../split-costs.ts';
import type { PlanPayment } from './plan-payment.ts';

/** Stotinki: paid, own share, and the difference, positive for a creditor. */
export type Balance = { paid: number; share: number; balance: number };

/** Costs that are paid together are split together, as in the sums, so that both agree. */
const SPLIT_TOGETHER = [
  ['deposit', 'commission'],
  ['first-rent', 'cleaning', 'move', 'things', 'delivery'],
  [null],
] as const;

/** Balances of the people, which add up to 0. People who left the plan have no share. */
export function balancesOf(plan: Pick<MovingPlan, 'people' | 'parts' | 'payments'>): Balance[] {
  const { payments } = plan;
  const people = Math.max(plan.people, ...payments.flatMap(({ by, to }) => [by + 1, (to ?? 0) + 1]));
  const parts = weightsOf(plan);
  const shared = payments.filter(({ to }) => to === null);
  const shares = SPLIT_TOGETHER.map((costs) =>
    splitCosts(sum(shared.filter(({ cost }) => costs.some((one) => one === cost))), parts),
  );
  return Array.from({ length: people }, (_, person) => {
    const share = shares.reduce((total, split) => total + (split[person] ?? 0), 0);
    const paid =
      sum(payments.filter(({ by }) => by === person)) - sum(payments.filter(({ to }) => to === person));
    return { paid, share, balance: paid - share };
  });
}

const sum = (payments: readonly PlanPayment[]): number =>
  payments.reduce((total, { amount }) => total + amount, 0);
