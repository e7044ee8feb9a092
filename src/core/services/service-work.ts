import { amountOf, kindOf, SERVICE_KINDS } from './service.ts';
import type { Service, ServiceKind } from './service.ts';
import { TIME_WINDOWS, windowsNeeded } from './time-window.ts';
import { addDays } from '../shared/sofia-time.ts';

/** A month of a subscription has four weeks of visits. */
const SUBSCRIPTION_MONTH = 28;

/** The work that an order asks of the teams. */
export type ServiceWork = {
  /** Windows in a row that the team of each kind needs at every visit; 0 where none is needed. */
  windows: Record<ServiceKind, number>;
  visits: number;
  /** Days from one visit to the next. */
  every: number;
};

type Worked = Pick<Service, 'type' | 'minutes' | 'visitDays' | 'months' | 'quantity' | 'hours' | 'sqm'>;

/** What the chosen services ask of the teams. A heavy case costs more and takes a larger team, not longer. */
export function workOf(services: readonly Worked[]): ServiceWork {
  const minutes = { cleaning: 0, moving: 0 };
  for (const service of services) minutes[kindOf(service)] += service.minutes * amountOf(service);
  const subscription = services.find(({ visitDays }) => visitDays !== null);
  const every = subscription?.visitDays ?? SUBSCRIPTION_MONTH;
  const visits = subscription ? (subscription.months ?? 1) * Math.max(1, SUBSCRIPTION_MONTH / every) : 1;
  const windows = { cleaning: windowsNeeded(minutes.cleaning), moving: windowsNeeded(minutes.moving) };
  return { windows, visits, every };
}

/** The kinds of work that no team can do in one day. */
export function tooLongForDay({ windows }: ServiceWork): ServiceKind[] {
  return SERVICE_KINDS.filter((kind) => windows[kind] > TIME_WINDOWS.length);
}

/** The days of the visits, the first one given. */
export function visitDates(work: Pick<ServiceWork, 'visits' | 'every'>, first: string): string[] {
  return Array.from({ length: work.visits }, (_, visit) => addDays(first, visit * work.every));
}

/** The windows that the longest work takes at a visit. */
export function longestWindows({ windows }: ServiceWork): number {
  return Math.max(1, ...SERVICE_KINDS.map((kind) => windows[kind]));
}
