import type { HomeFacts } from '../moving-plan.ts';

/** Tasks of moving out, in the order of the list. */
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

/** A completed task; a list of records with ids, so that two people can tick at once. */
export type DoneTask = { id: LeavingTask };

/** Tasks of a home: readings of heat and gas only where they exist. */
export function leavingTasks({ heating, bills }: Pick<HomeFacts, 'heating' | 'bills'>): LeavingTask[] {
  const has = (bill: 'gas' | 'heating') => bills.some((one) => one.bill === bill);
  return LEAVING_TASKS.filter((task) => {
    if (task === 'heating') return heating === 'tec' || has('heating');
    return task !== 'gas' || heating === 'gas' || has('gas');
  });
}
