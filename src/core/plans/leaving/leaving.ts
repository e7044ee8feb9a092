import type { HomeFacts, MovingPlan } from '../moving-plan.ts';

export type Notice = { count: number; unit: NoticeUnit };
export const NOTICE_UNITS = ['days', 'months'] as const;
export type NoticeUnit = (typeof NOTICE_UNITS)[number];

/** Terms of a contract for moving out; money in stotinki. */
export type Leaving = {
  notice: Notice;
  /** Day of the notice, `YYYY-MM-DD`; null before it. */
  noticeGivenOn: string | null;
  /** End of the minimum term, `YYYY-MM-DD`; absent if unknown. */
  termEndsOn?: string | null;
  /** Day of the month on which rent is due; in shorter months the last one. */
  rentDay: number;
  /** Part of the deposit that the landlord retains. */
  owed: number;
  /** Days from moving out to the return of the deposit. */
  depositDays: number;
};

export const LEAVING_LIMITS = {
  notice: { days: { from: 0, to: 365 }, months: { from: 0, to: 12 } },
  rentDay: { from: 1, to: 31 },
  depositDays: { from: 0, to: 180 },
} as const;

/** Defaults of the law for a lease without a term (Obligations and Contracts Act, art. 238). */
export const USUAL_LEAVING: Leaving = {
  notice: { count: 1, unit: 'months' },
  noticeGivenOn: null,
  termEndsOn: null,
  rentDay: 1,
  owed: 0,
  depositDays: 0,
};

export const directionOf = ({ leaving }: Pick<MovingPlan, 'leaving'>): 'in' | 'out' =>
  leaving === null ? 'in' : 'out';

/** Origin and destination of the move. */
export function routeOf<Plan extends Pick<MovingPlan, 'home' | 'from' | 'leaving'>>({
  home,
  from,
  leaving,
}: Plan): Record<'start' | 'end', MovingPlan['from']> {
  return leaving === null ? { start: from, end: home } : { start: home, end: from };
}

/** Returned deposit in stotinki. */
export const depositBack = (home: Pick<HomeFacts, 'deposit'>, { owed }: Pick<Leaving, 'owed'>): number =>
  Math.max(0, home.deposit - owed);

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
