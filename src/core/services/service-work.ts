import { amountOf, kindOf, SERVICE_KINDS } from './service.ts';
import type { Service, ServiceKind } from './service.ts';
import { TIME_WINDOWS, windowsNeeded } from './time-window.ts';
import { addDays } from '../shared/sofia-time.ts';

/** Days of a subscription month: four weeks of visits. */
const SUBSCRIPTION_MONTH = 28;

/** Work of an order for the teams. */
export type ServiceWork = {
  /** Consecutive windows of each kind of team at every visit; 0 if not needed. */
  windows: Record<ServiceKind, number>;
  visits: number;
  /** Days between visits. */
  every: number;
};

type Worked = Pick<Service, 'type' | 'minutes' | 'visitDays' | 'months' | 'quantity' | 'hours' | 'sqm'>;

/** Work for the selected services. A heavy case costs more and needs a larger team, not more time. */
export function workOf(services: readonly Worked[]): ServiceWork {
  const minutes = { cleaning: 0, moving: 0 };
  for (const service of services) minutes[kindOf(service)] += service.minutes * amountOf(service);
  const subscription = services.find(({ visitDays }) => visitDays !== null);
  const every = subscription?.visitDays ?? SUBSCRIPTION_MONTH;
  const visits = subscription ? (subscription.months ?? 1) * Math.max(1, SUBSCRIPTION_MONTH / every) : 1;
  const windows = { cleaning: windowsNeeded(minutes.cleaning), moving: windowsNeeded(minutes.moving) };
  return { windows, visits, every };
}

export function tooLongForDay({ windows }: ServiceWork): ServiceKind[] {
  return SERVICE_KINDS.filter((kind) => windows[kind] > TIME_WINDOWS.length);
}

/** Days of the visits, including the given first one. */
export function visitDates(work: Pick<ServiceWork, 'visits' | 'every'>, first: string): string[] {
  return Array.from({ length: work.visits }, (_, visit) => addDays(first, visit * work.every));
}

/** Maximum windows of a visit over all kinds. */
export function longestWindows({ windows }: ServiceWork): number {
  return Math.max(1, ...SERVICE_KINDS.map((kind) => windows[kind]));
}
