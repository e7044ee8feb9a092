import type { HomeFacts } from '../moving-plan.ts';

/** What is cancelled, transferred or told to somebody when a home is left, in the order of a list. */
export const LEAVING_TASKS = [
  'electricity',
  'water',
  'heating',
  'gas',
  'internet',
  'entrance-fee',
  'payments',
  'address',
] as const;
export type LeavingTask = (typeof LEAVING_TASKS)[number];

/** A task that is done; a list of things with ids, so that two people tick at once. */
export type DoneTask = { id: LeavingTask };

/** The tasks of a home: heat and gas are read where there are any. */
export function leavingTasks({ heating, bills }: Pick<HomeFacts, 'heating' | 'bills'>): LeavingTask[] {
  const has = (bill: 'gas' | 'heating') => bills.some((one) => one.bill === bill);
  return LEAVING_TASKS.filter((task) => {
    if (task === 'heating') return heating === 'tec' || has('heating');
    return task !== 'gas' || heating === 'gas' || has('gas');
  });
}
