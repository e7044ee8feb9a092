import { addDays, sofiaDay } from '../shared/sofia-time.ts';
import { endOfWithdrawalPeriod, WITHDRAWAL_DAYS } from '../shared/withdrawal-period.ts';
import type { ServiceOrderStatus } from './service-order.ts';
import { kindOf } from './service.ts';
import type { ServiceType } from './service.ts';
import { startOfWindow } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';

type Line = { type: ServiceType };

/** Right of withdrawal from an order of services; moments as ISO 8601. */
export type ServiceWithdrawal = {
  /** True for moving only: the law grants no right of withdrawal for it. */
  isExempt: boolean;
  /** Deadline of the withdrawal; null if it is not possible. */
  until: string | null;
  /**
   * True after the start of the first visit, also at the time of the withdrawal. The finished part has to be
   * paid.
   */
  hasBegun: boolean;
  withdrawnAt: string | null;
  /**
   * Last day (`YYYY-MM-DD`) of visits with cleaning that need the customer's express request; null after the
   * request.
   */
  earlyUntil: string | null;
};

/**
 * Facts that decide on the right. The contract begins with the order, or with its confirmation if required.
 */
export type ServiceWithdrawalFacts = {
  status: ServiceOrderStatus;
  lines: readonly Line[];
  visits: readonly { date: string; window: TimeWindow }[];
  contractAt: Date;
  withdrawnAt: Date | null;
  isEarlyStartRequested: boolean;
};

/**
 * Withdrawal from cleaning is possible for 14 days, until the work is finished. Moving on an agreed day is
 * exempt (ЗЗП, чл. 57).
 */
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

/** Last day of visits that need an express request for services ordered now; null for moving only. */
export function earlyUntilOf(services: readonly Line[], now: Date): string | null {
  return hasCleaning(services) ? addDays(sofiaDay(now), WITHDRAWAL_DAYS) : null;
}

/** True if a visit on that day is within the withdrawal period. */
export function isEarlyStart(date: string, earlyUntil: string | null): boolean {
  return earlyUntil !== null && date !== '' && date <= earlyUntil;
}
