import { describe, expect, it } from 'vitest';
import {
  awaitsPieces,
  mayWithdraw,
  statusAfterWithdrawal,
  withdrawalDeadline,
  withdrawalSum,
} from '../../../src/core/orders/withdrawal.ts';
import { aFailure } from '../../support/a-failure.ts';

const deliveredAt = '2026-11-01T12:00:00.000Z';
const delivered = { status: 'delivered', deliveredAt, withdrawnAt: null } as const;

describe('The right of withdrawal (CART-10)', () => {
  it('starts with the order, before delivery', () => {
    for (const status of ['new', 'accepted', 'shipped'] as const) {
      expect(mayWithdraw({ status, deliveredAt: null, withdrawnAt: null }, new Date())).toBe(true);
    }
    expect(withdrawalDeadline(null)).toBeNull();
  });

  it('lasts 14 days after the day of delivery, until midnight in Bulgaria', () => {
    const until = withdrawalDeadline(deliveredAt);
    expect(until).toBe('2026-11-15T21:59:59.999Z');
    expect(mayWithdraw(delivered, new Date('2026-11-15T21:59:59.999Z'))).toBe(true);
    expect(mayWithdraw(delivered, new Date('2026-11-15T22:00:00.000Z'))).toBe(false);
  });

  it('uses Bulgarian dates, also across a change of clocks', () => {
    expect(withdrawalDeadline('2026-07-01T20:59:59.000Z')).toBe('2026-07-15T20:59:59.999Z');
    expect(withdrawalDeadline('2026-07-01T21:00:00.000Z')).toBe('2026-07-16T20:59:59.999Z');
    // Winter time begins on 25 October.
    expect(withdrawalDeadline('2026-10-10T12:00:00.000Z')).toBe('2026-10-24T20:59:59.999Z');
    expect(withdrawalDeadline('2026-10-11T12:00:00.000Z')).toBe('2026-10-25T21:59:59.999Z');
    expect(withdrawalDeadline('2026-12-20T12:00:00.000Z')).toBe('2027-01-03T21:59:59.999Z');
  });

  it('is used once, and not for closed orders', () => {
    const now = new Date(deliveredAt);
    expect(mayWithdraw({ ...delivered, withdrawnAt: deliveredAt }, now)).toBe(false);
    expect(mayWithdraw({ ...delivered, status: 'cancelled' }, now)).toBe(false);
    expect(mayWithdraw({ ...delivered, status: 'returned' }, now)).toBe(false);
  });

  it('cancels unsent orders and leaves sent ones to be returned', () => {
    expect(statusAfterWithdrawal('new')).toBe('cancelled');
    expect(statusAfterWithdrawal('accepted')).toBe('cancelled');
    expect(statusAfterWithdrawal('shipped')).toBe('shipped');
    expect(statusAfterWithdrawal('delivered')).toBe('delivered');
  });
});

describe('A withdrawal from some pieces (CART-10)', () => {
  const part = {
    products: [
      { productId: 1, quantity: 3, unitPrice: 4_590, withdrawn: 0 },
      { productId: 2, quantity: 2, unitPrice: 1_000, withdrawn: 1 },
    ],
    deliveryAmount: 590,
  };
  const of = (...pieces: [number, number][]) =>
    withdrawalSum(
      pieces.map(([productId, quantity]) => ({ productId, quantity })),
      part,
    );

  it('refunds their price', () => {
    expect(of([1, 2])).toEqual({ isWhole: false, productsAmount: 9_180, deliveryAmount: 0, total: 9_180 });
  });

  it('refunds the delivery only with all remaining pieces', () => {
    expect(of([1, 3])).toMatchObject({ isWhole: false, deliveryAmount: 0 });
    expect(of([1, 3], [2, 1])).toEqual({
      isWhole: true,
      productsAmount: 14_770,
      deliveryAmount: 590,
      total: 15_360,
    });
  });

  it.each([
    ['more pieces than ordered', [[1, 4]]],
    ['pieces withdrawn before', [[2, 2]]],
    // prettier-ignore
    ['a product twice', [[1, 2], [1, 2]]],
    ['a product that was not ordered', [[3, 1]]],
    ['zero pieces of a product that was not ordered', [[3, 0]]],
  ] as [string, [number, number][]][])('rejects %s', (_, pieces) => {
    expect(() => of(...pieces)).toThrow(aFailure('error-pieces-not-ordered'));
  });

  it('rejects zero pieces', () => {
    expect(() => of()).toThrow(aFailure('error-no-pieces'));
    expect(() => of([1, 0])).toThrow(aFailure('error-no-pieces'));
  });
});

describe('A vendor expects returned pieces (CART-10)', () => {
  const pieces = (...withdrawn: number[]) => withdrawn.map((count) => ({ withdrawn: count }));
  it.each([
    ['after a withdrawal from some delivered pieces', 'delivered', null, pieces(0, 1), true],
    ['not without a withdrawal', 'delivered', null, pieces(0, 0), false],
    ['not before delivery', 'shipped', null, pieces(1), false],
    ['not when the whole order is returned', 'delivered', deliveredAt, pieces(1), false],
  ] as const)('%s', (_, status, withdrawnAt, products, awaits) => {
    expect(awaitsPieces({ status, withdrawal: { withdrawnAt }, products })).toBe(awaits);
  });
});
