import { Money } from '../shared/money.ts';
import type { Service, ServiceMeasures, ServiceType } from './service.ts';
import type { ServiceWithdrawal } from './service-withdrawal.ts';
import type { ServiceWork } from './service-work.ts';
import { lastChangeBefore, lastMomentOf } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';

export const SERVICE_ORDER_STATUSES = ['unconfirmed', 'booked', 'cancelled', 'done'] as const;
export type ServiceOrderStatus = (typeof SERVICE_ORDER_STATUSES)[number];

export const SERVICE_ORDER_ACTIONS = ['change', 'cancel'] as const;
export type ServiceOrderAction = (typeof SERVICE_ORDER_ACTIONS)[number];

const ACTIONS_IN: Record<ServiceOrderStatus, readonly ServiceOrderAction[]> = {
  unconfirmed: ['cancel'],
  booked: SERVICE_ORDER_ACTIONS,
  cancelled: [],
  done: [],
};

/** Where the team comes, or brings things to. */
export type ServiceAddress = {
  cityId: number;
  city: string;
  district: string;
  street: string;
  entrance: string;
  floor: string;
};

/** A service as it was ordered; `total` in stotinki. */
export type ServiceOrderLine = ServiceMeasures &
  Pick<Service, 'serviceKey' | 'name' | 'price' | 'type'> & { total: number };

/** An order of services as its customer follows it. Days are `YYYY-MM-DD`, money is in stotinki. */
export type ServiceOrder = {
  /** The number that people quote. */
  number: string;
  token: string;
  status: ServiceOrderStatus;
  type: ServiceType;
  placedAt: string;
  contact: { name: string; phone: string; email: string };
  address: ServiceAddress;
  destination: ServiceAddress | null;
  /** The first visit. */
  date: string;
  window: TimeWindow;
  /** The days of all visits that stand; past ones too. */
  visitDates: string[];
  /** Days of visits to which no team can come; the customer chooses another time. */
  declinedDates: string[];
  work: ServiceWork;
  notes: string;
  lines: ServiceOrderLine[];
  /** Of the visits that were not called off. */
  total: number;
  containedVat: number;
  next: ServiceOrderAction[];
  /** The last moment to change or cancel, as ISO 8601; null when it is over. */
  changeUntil: string | null;
  /** The last moment to confirm, as ISO 8601; null for an order that was confirmed or never had to be. */
  confirmUntil: string | null;
  withdrawal: ServiceWithdrawal;
  /** True for an order without an account. */
  isOfGuest: boolean;
};

/**
 * Amount that the customer pays, in stotinki, half up: the share of the visits that were not called off.
 * @param total price of all visits
 */
export function serviceOrderTotal(
  { status, visitDates, work }: Pick<ServiceOrder, 'status' | 'visitDates' | 'work'>,
  total: number,
): number {
  return status === 'cancelled'
    ? Money.ofStotinki(total).fraction(visitDates.length, work.visits).stotinki
    : total;
}

type Booked = Pick<ServiceOrder, 'status' | 'visitDates' | 'declinedDates'>;

/**
 * What the customer may do now: change until the evening before the first visit, cancel until that before the last
 * one, which then spares the visits to come (decided).
 */
export function nextActions(order: Booked, now: Date): ServiceOrderAction[] {
  return openActions(order, now).map(({ action }) => action);
}

/** The last moment at which something can still be done about the order; null when there is none. */
export function changeUntil(order: Booked, now: Date): Date | null {
  return openActions(order, now)[0]?.until ?? null;
}

function openActions(
  { status, visitDates, declinedDates }: Booked,
  now: Date,
): { action: ServiceOrderAction; until: Date }[] {
  const lastDay = { change: visitDates[0], cancel: visitDates.at(-1) };
  return ACTIONS_IN[status].flatMap((action) => {
    const day = lastDay[action];
    // Without a team, or unconfirmed, the customer may act until the day of the visit is over.
    const isFree = declinedDates.length > 0 || status === 'unconfirmed';
    const untilOf = isFree ? lastMomentOf : lastChangeBefore;
    const until = day === undefined ? null : untilOf(day);
    return until && now < until ? [{ action, until }] : [];
  });
}

/** What changed while somebody looked at an older state, as a message key; null when nothing did. */
export function serviceOrderChange(before: ServiceOrder, now: ServiceOrder): string | null {
  if (before.status !== now.status) return `service-order-meanwhile-${now.status}`;
  if (before.withdrawal.withdrawnAt !== now.withdrawal.withdrawnAt)
    return 'service-order-meanwhile-withdrawn';
  if (before.withdrawal.hasBegun !== now.withdrawal.hasBegun) return 'service-order-meanwhile-begun';
  return before.next.join() === now.next.join() ? null : 'service-order-meanwhile-late';
}
