import { describe, expect, it } from 'vitest';
import { divideRefund, refundableAmount, refundOfPieces } from '../../../src/core/orders/refundable.ts';

const paid = { productsAmount: 10_000, deliveryAmount: 500, goodwillAmount: 0 };

describe('The refundable amount of a vendor order (TEAM-05)', () => {
  it('is what was paid without what the team has refunded', () => {
    expect(refundableAmount({ status: 'delivered', ...paid })).toBe(10_500);
    expect(refundableAmount({ status: 'new', ...paid, goodwillAmount: 2_000 })).toBe(8_500);
  });

  it.each(['cancelled', 'returned'] as const)('is nothing for a %s one', (status) => {
    expect(refundableAmount({ status, ...paid })).toBe(0);
  });
});

describe('A refund of pieces', () => {
  it('is their price if the rest covers the earlier refund of the team', () => {
    const after = { productsAmount: 5_000, deliveryAmount: 500, goodwillAmount: 5_500 };
    expect(refundOfPieces(5_000, after)).toEqual({ refund: 5_000, goodwillAmount: 5_500 });
  });

  it('is lower by the part that the team has refunded before', () => {
    const after = { productsAmount: 1_000, deliveryAmount: 500, goodwillAmount: 4_000 };
    expect(refundOfPieces(9_000, after)).toEqual({ refund: 6_500, goodwillAmount: 1_500 });
  });
});

describe('A refund of an order', () => {
  it('is divided among its vendor orders, the first ones as far as possible', () => {
    expect(divideRefund(700, [500, 0, 400])).toEqual([500, 0, 200]);
    expect(divideRefund(900, [500, 400])).toEqual([500, 400]);
  });

  it('is refused above their sum', () => expect(divideRefund(901, [500, 400])).toBeNull());
});
