import { withoutInvisible } from '../shared/tidy-text.ts';
import type { HomeFacts, MovingPlan } from './moving-plan.ts';
import { NO_THINGS } from './things/planned-things.ts';

/** What plans lack that were kept before there was such a thing. */
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

/** A plan as it was kept, perhaps by an older version. */
export type KeptContent = Omit<MovingPlan, keyof typeof ADDED | 'home'> &
  Partial<typeof ADDED> & { home: Home };

/**
 * A plan with all that plans have by now.
 * @param before what stays where a page of an older version says nothing of it
 */
export function wholePlan(sent: KeptContent, before?: MovingPlan): MovingPlan {
  const home = { ...ADDED_TO_HOME, ...before?.home, ...sent.home };
  const plan = { ...ADDED, ...before, ...sent, home };
  return { ...plan, names: plan.names.map(withoutInvisible) };
}
