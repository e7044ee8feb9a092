import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../../src/core/orders/order-status.ts';
import { amountOf, mayCancelPieces } from '../../../src/core/orders/partial-cancellation.ts';
import { aFailure } from '../../support/a-failure.ts';

const ordered = [
  { productId: 1, quantity: 3, unitPrice: 4_590 },
  { productId: 2, quantity: 2, unitPrice: 1_000 },
];
const without = (...pieces: [number, number][]) =>
  amountOf(
    pieces.map(([productId, quantity]) => ({ productId, quantity })),
    ordered,
  );

describe('Pieces that a vendor cannot send (CART-08)', () => {
  it('are removed from an order before shipping, and not after a withdrawal', () => {
    expect(ORDER_STATUSES.filter((status) => mayCancelPieces(status, false))).toEqual(['new', 'accepted']);
    expect(ORDER_STATUSES.filter((status) => mayCancelPieces(status, true))).toEqual([]);
  });

  it('reduce the amount of the order by their price', () => {
    expect(without([1, 2])).toBe(9_180);
    expect(without([1, 3], [2, 1])).toBe(14_770);
    expect(ordered[0]?.quantity).toBe(3);
  });

  it('are limited to the ordered products and quantities', () => {
    const refusal = aFailure('error-pieces-not-ordered');
    expect(() => without([1, 4])).toThrow(refusal);
    expect(() => without([1, 2], [1, 2])).toThrow(refusal);
    expect(() => without([3, 1])).toThrow(refusal);
  });

  it('are not all pieces: such an order is cancelled instead', () => {
    expect(() => without([1, 3], [2, 2])).toThrow(aFailure('error-nothing-left'));
  });
});
