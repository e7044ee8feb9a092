import type { MovingPlan } from './moving-plan.ts';

/** What plans lack that were kept before there was such a thing. */
const ADDED: Pick<MovingPlan, 'names' | 'payments' | 'days'> = {
  names: [],
  payments: [],
  days: {},
};

/** A plan as it was kept, perhaps by an older version. */
export type KeptContent = Omit<MovingPlan, keyof typeof ADDED> & Partial<typeof ADDED>;

/** A plan with all that plans have by now. */
export const wholePlan = (kept: KeptContent): MovingPlan => ({ ...ADDED, ...kept });
