import { addDays, sofiaDay } from '../shared/sofia-time.ts';
import { endOfWithdrawalPeriod, WITHDRAWAL_DAYS } from '../shared/withdrawal-period.ts';
import type { ServiceOrderStatus } from './service-order.ts';
import { kindOf } from './service.ts';
import type { ServiceType } from './service.ts';
import { startOfWindow } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';

type Line = { type: ServiceType };

/** The right of withdrawal from an order of services; moments as ISO 8601. */
export type ServiceWithdrawal = {
  /** True when the order is of moving alone: the law gives no right of withdrawal for it. */
  isExempt: boolean;
  /** The last moment to withdraw; null once that is not possible. */
  until: string | null;
  /** True once the first visit has begun, or had begun at the withdrawal: the part done until then is owed. */
  hasBegun: boolean;
  withdrawnAt: string | null;
  /**
   * Last day (`YYYY-MM-DD`) on which a visit with cleaning needs the customer's express request; null once it was made.
   */
  earlyUntil: string | null;
};

/** Facts that the right depends on; the contract is made by ordering, or by confirming where that is needed. */
export type ServiceWithdrawalFacts = {
  status: ServiceOrderStatus;
  lines: readonly Line[];
  visits: readonly { date: string; window: TimeWindow }[];
  contractAt: Date;
  withdrawnAt: Date | null;
  isEarlyStartRequested: boolean;
};

/** Cleaning can be withdrawn from for 14 days, until the work is done. Moving on a given day can't (ЗЗП, чл. 57). */
export function serviceWithdrawalOf(facts: ServiceWithdrawalFacts, now: Date): ServiceWithdrawal {
  const { status, lines, visits, contractAt, withdrawnAt } = facts;
  const isExempt = !hasCleaning(lines);
  const end = endOfWithdrawalPeriod(contractAt.toISOString());
  const isOpen = status === 'booked' && withdrawnAt === null && now.getTime() <= Date.parse(end);
  return {
    isExempt,
    until: isOpen && !isExempt ? end : null,
    hasBegun: visits.some(({ date, window }) => startOfWindow(date, window) <= (withdrawnAt ?? now)),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    earlyUntil: facts.isEarlyStartRequested ? null : sofiaDay(new Date(end)),
  };
}

export function hasCleaning(services: readonly Line[]): boolean {
  return services.some((service) => kindOf(service) === 'cleaning');
}

/** Returns the last day on which a visit needs an express request, for services ordered now; null for moving alone. */
export function earlyUntilOf(services: readonly Line[], now: Date): string | null {
  return hasCleaning(services) ? addDays(sofiaDay(now), WITHDRAWAL_DAYS) : null;
}

/** Returns whether a visit on that day falls within the period of withdrawal. */
export function isEarlyStart(date: string, earlyUntil: string | null): boolean {
  return earlyUntil !== null && date !== '' && date <= earlyUntil;
}
