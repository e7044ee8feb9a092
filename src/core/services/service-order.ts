import { Money } from '../shared/money.ts';
import type { Service, ServiceMeasures, ServiceType } from './service.ts';
import type { ServiceWithdrawal } from './service-withdrawal.ts';
import type { ServiceWork } from './service-work.ts';
import { lastChangeBefore, lastMomentOf } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';
import type { VisitTime } from './visit-part.ts';

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

/** Address of the work, or destination of a move. */
export type ServiceAddress = {
  cityId: number;
  city: string;
  district: string;
  street: string;
  entrance: string;
  floor: string;
};

/** An ordered service; `total` in stotinki. */
export type ServiceOrderLine = ServiceMeasures &
  Pick<Service, 'serviceKey' | 'name' | 'price' | 'type'> & {
    total: number;
    /** Minutes of work per unit when ordered; absent for old orders. */
    minutes?: number;
  };

/** An order of services for its customer. Days are `YYYY-MM-DD`, money is in stotinki. */
export type ServiceOrder = {
  /** Public number of the order. */
  number: string;
  token: string;
  status: ServiceOrderStatus;
  type: ServiceType;
  placedAt: string;
  contact: { name: string; phone: string; email: string };
  address: ServiceAddress;
  destination: ServiceAddress | null;
  /** Day of the first visit. */
  date: string;
  window: TimeWindow;
  /** Days of all active visits, past ones too. */
  visitDates: string[];
  /** Times of all active visits in order; more than visits if teams come separately. */
  visitTimes: VisitTime[];
  /** Days of visits without an available team; the customer chooses another time. */
  declinedDates: string[];
  work: ServiceWork;
  notes: string;
  lines: ServiceOrderLine[];
  /** Total of the visits that are not cancelled. */
  total: number;
  containedVat: number;
  next: ServiceOrderAction[];
  /** Deadline of a change or cancellation, as ISO 8601; null after it. */
  changeUntil: string | null;
  /** Deadline of the confirmation, as ISO 8601; null for confirmed orders and orders without one. */
  confirmUntil: string | null;
  withdrawal: ServiceWithdrawal;
  /** True for an order without an account. */
  isOfGuest: boolean;
};

/**
 * Amount due in stotinki, rounded half up: the share of the visits that are not cancelled.
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
 * Actions available to the customer. Changes are possible until the evening before the first visit,
 * cancellation until the evening before the last one. A cancellation only affects future visits.
 */
export function nextActions(order: Booked, now: Date): ServiceOrderAction[] {
  return openActions(order, now).map(({ action }) => action);
}

/** Deadline of the available actions; null if there are none. */
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
    // Without a team or a confirmation, the customer may act until the end of the day of the visit.
    const isFree = declinedDates.length > 0 || status === 'unconfirmed';
    const untilOf = isFree ? lastMomentOf : lastChangeBefore;
    const until = day === undefined ? null : untilOf(day);
    return until && now < until ? [{ action, until }] : [];
  });
}

/** Message key of a change since the displayed state; null without one. */
export function serviceOrderChange(before: ServiceOrder, now: ServiceOrder): string | null {
  if (before.status !== now.status) return `service-order-meanwhile-${now.status}`;
  if (before.withdrawal.withdrawnAt !== now.withdrawal.withdrawnAt)
    return 'service-order-meanwhile-withdrawn';
  if (before.withdrawal.hasBegun !== now.withdrawal.hasBegun) return 'service-order-meanwhile-begun';
  return before.next.join() === now.next.join() ? null : 'service-order-meanwhile-late';
}
