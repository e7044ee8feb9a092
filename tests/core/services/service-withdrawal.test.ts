import { describe, expect, it } from 'vitest';
import {
  earlyUntilOf,
  isEarlyStart,
  serviceWithdrawalOf,
} from '../../../src/core/services/service-withdrawal.ts';
import type { ServiceWithdrawalFacts } from '../../../src/core/services/service-withdrawal.ts';
import { movingTeam, oneTime, subscription } from '../../support/a-service.ts';

const ORDERED = new Date('2026-11-21T10:00:00.000Z');
const END = '2026-12-05T21:59:59.999Z';
const rightAt = (now: string, facts: Partial<ServiceWithdrawalFacts> = {}) =>
  serviceWithdrawalOf(
    {
      status: 'booked',
      lines: [oneTime],
      visits: [{ date: '2026-11-24', window: '12-16' }],
      contractAt: ORDERED,
      withdrawnAt: null,
      isEarlyStartRequested: false,
      ...facts,
    },
    new Date(now),
  );

describe('The right of withdrawal from cleaning', () => {
  it('lasts 14 full days after the contract', () => {
    expect(rightAt('2026-11-21T10:00:00Z').until).toBe(END);
    expect(rightAt(END).until).toBe(END);
    expect(rightAt('2026-12-05T22:00:00Z').until).toBeNull();
  });

  it('costs nothing before the first visit, and the part done from then on', () => {
    expect(rightAt('2026-11-24T09:59:59Z')).toMatchObject({ until: END, hasBegun: false });
    expect(rightAt('2026-11-24T10:00:00Z')).toMatchObject({ until: END, hasBegun: true });
  });

  it('records if the work had begun at the withdrawal', () => {
    const withdrawnAt = new Date('2026-11-24T09:00:00Z');
    expect(rightAt('2026-11-25T10:00:00Z', { withdrawnAt })).toMatchObject({
      until: null,
      hasBegun: false,
      withdrawnAt: '2026-11-24T09:00:00.000Z',
    });
  });

  it.each(['unconfirmed', 'cancelled', 'done'] as const)(
    'does not exist for an order that is %s',
    (status) => {
      expect(rightAt('2026-11-21T10:00:00Z', { status }).until).toBeNull();
    },
  );

  it('does not exist for moving only, and exists for the cleaning of a mixed order', () => {
    expect(rightAt('2026-11-21T10:00:00Z', { lines: [movingTeam] })).toMatchObject({
      isExempt: true,
      until: null,
    });
    expect(rightAt('2026-11-21T10:00:00Z', { lines: [movingTeam, oneTime] })).toMatchObject({
      isExempt: false,
      until: END,
    });
  });
});

describe('A visit within the period', () => {
  it('requires an express request up to its last day, for cleaning only', () => {
    const until = earlyUntilOf([subscription], ORDERED);
    expect(until).toBe('2026-12-05');
    expect(['2026-12-05', '2026-12-06', ''].map((date) => isEarlyStart(date, until))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isEarlyStart('2026-11-24', earlyUntilOf([movingTeam], ORDERED))).toBe(false);
  });

  it('requires the request once per order', () => {
    expect(rightAt('2026-11-21T10:00:00Z').earlyUntil).toBe('2026-12-05');
    expect(rightAt('2026-11-21T10:00:00Z', { isEarlyStartRequested: true }).earlyUntil).toBeNull();
  });
});
