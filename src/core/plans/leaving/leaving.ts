import type { HomeFacts, MovingPlan } from '../moving-plan.ts';

/** How long before leaving a contract asks to be told. */
export type Notice = { count: number; unit: NoticeUnit };
export const NOTICE_UNITS = ['days', 'months'] as const;
export type NoticeUnit = (typeof NOTICE_UNITS)[number];

/** What a contract says of leaving; money in stotinki. */
export type Leaving = {
  notice: Notice;
  /** The day, `YYYY-MM-DD`, on which the notice was given; null while it was not. */
  noticeGivenOn: string | null;
  /** The day, `YYYY-MM-DD`, on which the shortest term of the lease ends; nothing where none is known. */
  termEndsOn?: string | null;
  /** The day of the month on which the rent is due; in a shorter month, its last one. */
  rentDay: number;
  /** What of the deposit stays with the landlord. */
  owed: number;
  /** How many days after leaving the deposit is given back; 0 for the day itself. */
  depositDays: number;
};

export const LEAVING_LIMITS = {
  notice: { days: { from: 0, to: 365 }, months: { from: 0, to: 12 } },
  rentDay: { from: 1, to: 31 },
  depositDays: { from: 0, to: 180 },
} as const;

/** What a lease without a term, which says nothing else, asks for (Law on obligations and contracts, art. 238). */
export const USUAL_LEAVING: Leaving = {
  notice: { count: 1, unit: 'months' },
  noticeGivenOn: null,
  termEndsOn: null,
  rentDay: 1,
  owed: 0,
  depositDays: 0,
};

/** Whether a home is moved into or left: what is turned round asks here. */
export const directionOf = ({ leaving }: Pick<MovingPlan, 'leaving'>): 'in' | 'out' =>
  leaving === null ? 'in' : 'out';

/** From where to where things are moved. */
export function routeOf<Plan extends Pick<MovingPlan, 'home' | 'from' | 'leaving'>>({
  home,
  from,
  leaving,
}: Plan): Record<'start' | 'end', MovingPlan['from']> {
  return leaving === null ? { start: from, end: home } : { start: home, end: from };
}

/** Stotinki that come back of the deposit. */
export const depositBack = (home: Pick<HomeFacts, 'deposit'>, { owed }: Pick<Leaving, 'owed'>): number =>
  Math.max(0, home.deposit - owed);
