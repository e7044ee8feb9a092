import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleDebts } from '../../../../src/core/plans/together/settle-debts.ts';

/** Small balances that add up to 0, so that groups among them do too. */
const balances = (most: number) =>
  fc
    .array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: most - 1 })
    .map((some) => [...some, 0 - some.reduce((sum, one) => sum + one, 0)]);

/** Finds the fewest payments by trying every payment of the first debtor. */
function fewestByTrying(left: readonly number[]): number {
  const first = left.findIndex((balance) => balance !== 0);
  if (first < 0) return 0;
  const rest = left.map((balance, place) => (place === first ? 0 : balance));
  const tries = rest.flatMap((balance, place) =>
    balance * (left[first] ?? 0) < 0
      ? [1 + fewestByTrying(rest.with(place, balance + (left[first] ?? 0)))]
      : [],
  );
  return Math.min(...tries);
}

describe('The settlement of debts (PLAN-08)', () => {
  it('is one payment between two', () => {
    expect(settleDebts([5_000, -5_000])).toEqual([{ from: 1, to: 0, amount: 5_000 }]);
  });

  it('is empty if every person paid their share', () => {
    expect(settleDebts([0, 0, 0])).toEqual([]);
  });

  it('prefers matching amounts to paying the largest debt first', () => {
    const payments = settleDebts([1_000, 800, -700, -500, -500, -100]);
    expect(payments.toSorted((one, other) => one.from - other.from)).toEqual([
      { from: 2, to: 1, amount: 700 },
      { from: 3, to: 0, amount: 500 },
      { from: 4, to: 0, amount: 500 },
      { from: 5, to: 1, amount: 100 },
    ]);
  });

  it('balances all people with payments above 0 to another person', () => {
    fc.assert(
      fc.property(balances(12), (owed) => {
        const left = [...owed];
        const payments = settleDebts(owed);
        for (const { from, to, amount } of payments) {
          expect(amount).toBeGreaterThan(0);
          expect(from).not.toBe(to);
          left[from] = (left[from] ?? 0) + amount;
          left[to] = (left[to] ?? 0) - amount;
        }
        expect(left.every((balance) => balance === 0)).toBe(true);
        expect(payments.length).toBeLessThan(Math.max(1, owed.length));
      }),
    );
  });

  it('has the fewest possible payments', () => {
    fc.assert(
      fc.property(balances(7), (owed) => {
        expect(settleDebts(owed)).toHaveLength(fewestByTrying(owed));
      }),
    );
  });
});
