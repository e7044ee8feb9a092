import { describe, expect, it } from 'vitest';
import { isGivenUp, nextAttemptAt } from '../../../src/core/integrations/webhook.ts';
import { DAY } from '../../../src/core/shared/durations.ts';

const NOW = new Date('2026-11-30T10:00:00Z');

describe('A failed delivery of a webhook (SHIP-12)', () => {
  it('is repeated eight times, later and later, within almost three days', () => {
    const waits: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      const next = nextAttemptAt(attempts, NOW);
      if (next === null) break;
      waits.push((next.getTime() - NOW.getTime()) / 60_000);
    }
    expect(waits).toHaveLength(8);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits[0]).toBe(1);
    const total = waits.reduce((sum, wait) => sum + wait, 0) * 60_000;
    expect(total).toBeGreaterThan(2.5 * DAY);
    expect(total).toBeLessThan(3 * DAY);
  });

  it('switches the webhook off after three days without a success', () => {
    const since = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);
    expect(isGivenUp(since(3 * DAY - 1), NOW)).toBe(false);
    expect(isGivenUp(since(3 * DAY), NOW)).toBe(true);
  });
});
