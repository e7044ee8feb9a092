import { withoutInvisible } from '../shared/tidy-text.ts';
import type { HomeFacts, MovingPlan } from './moving-plan.ts';
import { NO_THINGS } from './things/planned-things.ts';

/** Defaults of fields that older plans lack. */
const ADDED: Pick<
  MovingPlan,
  | 'names'
  | 'payments'
  | 'days'
  | 'deliveryDays'
  | 'things'
  | 'goodsOrders'
  | 'leaving'
  | 'doneTasks'
  | 'otherPlan'
> = {
  names: [],
  payments: [],
  days: {},
  deliveryDays: [],
  things: NO_THINGS,
  goodsOrders: [],
  leaving: null,
  doneTasks: [],
  otherPlan: null,
};
const ADDED_TO_HOME: Pick<HomeFacts, 'appliances' | 'rooms' | 'availableFrom' | 'shortestTerm'> = {
  appliances: [],
  rooms: [],
  availableFrom: null,
  shortestTerm: null,
};

type Home = Omit<HomeFacts, keyof typeof ADDED_TO_HOME> & Partial<typeof ADDED_TO_HOME>;

/** A stored plan, perhaps of an older version. */
export type StoredPlanContent = Omit<MovingPlan, keyof typeof ADDED | 'home'> &
  Partial<typeof ADDED> & { home: Home };

/**
 * Completes an older plan.
 * @param before present values that a request of an older page leaves out
 */
export function upgradeStoredPlan(sent: StoredPlanContent, before?: MovingPlan): MovingPlan {
  const home = { ...ADDED_TO_HOME, ...before?.home, ...sent.home };
  const plan = { ...ADDED, ...before, ...sent, home };
  return { ...plan, names: plan.names.map(withoutInvisible) };
}
