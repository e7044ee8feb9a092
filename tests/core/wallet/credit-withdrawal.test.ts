import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditWithdrawalUntil, unspentCredits } from '../../../src/core/wallet/credit-withdrawal.ts';
import type { CreditMovement } from '../../../src/core/wallet/credit-withdrawal.ts';

const AT = '2026-11-21T10:00:00.000Z';
const purchase = { id: 1, credits: 9, at: AT };
const bought = (id: number, credits: number): CreditMovement => ({ id, credits, withdrawnFrom: null });
const until = (movements: CreditMovement[], now = AT) =>
  creditWithdrawalUntil(purchase, movements, new Date(now));

describe('A purchase of credits', () => {
  it('can be withdrawn from until midnight of the 14th day after it', () => {
    const movements = [bought(1, 9)];
    expect(until(movements)).toBe('2026-12-05T21:59:59.999Z');
    expect(until(movements, '2026-12-05T21:59:59.999Z')).toBe('2026-12-05T21:59:59.999Z');
    expect(until(movements, '2026-12-05T22:00:00.000Z')).toBeNull();
  });

  it('cannot be withdrawn from after one of its credits is spent', () => {
    expect(until([bought(1, 9), bought(2, -1)])).toBeNull();
  });

  it('is unspent while older credits cover later spending', () => {
    expect(until([bought(0, 5), bought(1, 9), bought(2, -5)])).not.toBeNull();
    expect(until([bought(0, 5), bought(1, 9), bought(2, -6)])).toBeNull();
  });

  it('is unspent after a later purchase is withdrawn, and can be withdrawn from once', () => {
    expect(until([bought(1, 9), bought(2, 4), { id: 3, credits: -4, withdrawnFrom: 2 }])).not.toBeNull();
    expect(until([bought(1, 9), bought(2, 9), { id: 3, credits: -9, withdrawnFrom: 1 }])).toBeNull();
  });
});

/** Movements of a wallet: credits are spent only if available, and only whole purchases are withdrawn. */
const histories = fc
  .array(
    fc.record({
      kind: fc.constantFrom('buy', 'spend', 'withdraw'),
      credits: fc.integer({ min: 1, max: 30 }),
    }),
    {
      maxLength: 40,
    },
  )
  .map((steps) => {
    const movements: CreditMovement[] = [];
    for (const { kind, credits } of steps) {
      const id = movements.length + 1;
      const left = unspentCredits(movements);
      const balance = [...left.values()].reduce((sum, one) => sum + one, 0);
      if (kind === 'buy') movements.push(bought(id, credits));
      if (kind === 'spend' && balance >= credits) movements.push(bought(id, -credits));
      const whole = movements.find((one) => one.credits > 0 && left.get(one.id) === one.credits);
      if (kind === 'withdraw' && whole) {
        movements.push({ id, credits: -whole.credits, withdrawnFrom: whole.id });
      }
    }
    return movements;
  });

describe('Spending the oldest credits first', () => {
  it('preserves the balance, with each purchase between 0 and its credits', () => {
    fc.assert(
      fc.property(histories, (movements) => {
        const left = unspentCredits(movements);
        const balance = movements.reduce((sum, { credits }) => sum + credits, 0);
        expect([...left.values()].reduce((sum, one) => sum + one, 0)).toBe(balance);
        for (const { id, credits } of movements.filter((one) => one.credits > 0)) {
          expect(left.get(id)).toBeGreaterThanOrEqual(0);
          expect(left.get(id)).toBeLessThanOrEqual(credits);
        }
      }),
    );
  });

  it('does not spend from a purchase before the older ones', () => {
    fc.assert(
      fc.property(histories, (movements) => {
        const left = unspentCredits(movements.filter(({ withdrawnFrom }) => withdrawnFrom === null));
        const withdrawn = new Set(movements.map(({ withdrawnFrom }) => withdrawnFrom));
        fc.pre(withdrawn.size <= 1);
        const purchases = movements.filter(({ credits }) => credits > 0);
        const firstLeft = purchases.findIndex(({ id }) => left.get(id) !== 0);
        for (const { id, credits } of firstLeft < 0 ? [] : purchases.slice(firstLeft + 1)) {
          expect(left.get(id)).toBe(credits);
        }
      }),
    );
  });
});
