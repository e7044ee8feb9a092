import { describe, expect, it } from 'vitest';
import {
  mayWithdraw,
  statusAfterWithdrawal,
  withdrawalDeadline,
} from '../../../src/core/orders/withdrawal.ts';

const deliveredAt = '2026-11-01T12:00:00.000Z';
const delivered = { status: 'delivered', deliveredAt, withdrawnAt: null } as const;

describe('The right of withdrawal (CART-10)', () => {
  it('is there from the order on, before anything was delivered', () => {
    for (const status of ['new', 'accepted', 'shipped'] as const) {
      expect(mayWithdraw({ status, deliveredAt: null, withdrawnAt: null }, new Date())).toBe(true);
    }
    expect(withdrawalDeadline(null)).toBeNull();
  });

  it('lasts 14 days after that of delivery, to the last moment of the last one in Bulgaria', () => {
    const until = withdrawalDeadline(deliveredAt);
    expect(until).toBe('2026-11-15T21:59:59.999Z');
    expect(mayWithdraw(delivered, new Date('2026-11-15T21:59:59.999Z'))).toBe(true);
    expect(mayWithdraw(delivered, new Date('2026-11-15T22:00:00.000Z'))).toBe(false);
  });

  it('counts the days of Bulgaria, in summer and across a change of clocks', () => {
    expect(withdrawalDeadline('2026-07-01T20:59:59.000Z')).toBe('2026-07-15T20:59:59.999Z');
    expect(withdrawalDeadline('2026-07-01T21:00:00.000Z')).toBe('2026-07-16T20:59:59.999Z');
    // Winter time begins on 25 October.
    expect(withdrawalDeadline('2026-10-10T12:00:00.000Z')).toBe('2026-10-24T20:59:59.999Z');
    expect(withdrawalDeadline('2026-10-11T12:00:00.000Z')).toBe('2026-10-25T21:59:59.999Z');
    expect(withdrawalDeadline('2026-12-20T12:00:00.000Z')).toBe('2027-01-03T21:59:59.999Z');
  });

  it('is used once, and not for what is over already', () => {
    const now = new Date(deliveredAt);
    expect(mayWithdraw({ ...delivered, withdrawnAt: deliveredAt }, now)).toBe(false);
    expect(mayWithdraw({ ...delivered, status: 'cancelled' }, now)).toBe(false);
    expect(mayWithdraw({ ...delivered, status: 'returned' }, now)).toBe(false);
  });

  it('cancels what was not sent yet and leaves the rest to be sent back', () => {
    expect(statusAfterWithdrawal('new')).toBe('cancelled');
    expect(statusAfterWithdrawal('accepted')).toBe('cancelled');
    expect(statusAfterWithdrawal('shipped')).toBe('shipped');
    expect(statusAfterWithdrawal('delivered')).toBe('delivered');
  });
});
