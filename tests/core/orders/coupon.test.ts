import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CouponCommand } from '../../../src/core/orders/coupon-command.ts';
import type { CouponInput } from '../../../src/core/orders/coupon-command.ts';
import {
  amountOfPieces,
  couponDiscount,
  isCouponCode,
  normaliseCouponCode,
  priceOfRemoved,
  spreadDiscount,
} from '../../../src/core/orders/coupon.ts';
import { withdrawalSum } from '../../../src/core/orders/withdrawal.ts';

const percent = (share: number, minAmount = 0) => ({ percent: share, amount: null, minAmount });
const amount = (stotinki: number, minAmount: number) => ({ percent: null, amount: stotinki, minAmount });

describe('A coupon (CART-03)', () => {
  it('has a code of 3 to 20 Latin or Bulgarian letters or digits, in any case', () => {
    expect(normaliseCouponCode(' dom 10 ')).toBe('DOM10');
    expect(normaliseCouponCode('пролет')).toBe('ПРОЛЕТ');
    for (const code of ['DOM10', 'ПРОЛЕТ', '123', 'A'.repeat(20)]) expect(isCouponCode(code)).toBe(true);
    for (const code of ['', 'AB', 'A'.repeat(21), 'DOM-10', 'DOM\u0000', '😀😀😀', 'дом%']) {
      expect(isCouponCode(normaliseCouponCode(code))).toBe(false);
    }
  });

  it('reduces by a percent, rounded down, or by an amount, from the smallest amount', () => {
    expect(couponDiscount(percent(10), 9_999)).toBe(999);
    expect(couponDiscount(percent(10, 10_000), 9_999)).toBe(0);
    expect(couponDiscount(amount(2_000, 5_000), 5_000)).toBe(2_000);
    expect(couponDiscount(amount(2_000, 5_000), 4_999)).toBe(0);
    expect(couponDiscount(amount(2_000, 0), 1_000)).toBe(999);
  });

  it('spreads its discount by the largest remainder', () => {
    expect(spreadDiscount(100, [1_000, 1_000, 1_000])).toEqual([34, 33, 33]);
    expect(spreadDiscount(1, [1, 999])).toEqual([0, 1]);
    expect(spreadDiscount(0, [500, 500])).toEqual([0, 0]);
  });

  const order = fc.record({
    lines: fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 1, max: 10_000_000 }),
        quantity: fc.integer({ min: 1, max: 100 }),
      }),
      { minLength: 1, maxLength: 30 },
    ),
    terms: fc.oneof(
      fc.integer({ min: 1, max: 90 }).map((share) => percent(share)),
      fc.integer({ min: 1, max: 10_000_000 }).map((stotinki) => amount(stotinki, 0)),
    ),
  });
  const discounted = ({ lines, terms }: typeof order extends fc.Arbitrary<infer Order> ? Order : never) => {
    const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
    const total = amounts.reduce((sum, one) => sum + one, 0);
    const discount = couponDiscount(terms, total);
    const discounts = spreadDiscount(discount, amounts);
    return {
      paid: total - discount,
      lines: lines.map((line, index) => ({ ...line, productId: index, discount: discounts[index] ?? 0 })),
    };
  };

  it('leaves lines that add up to the total of any order, none below zero', () => {
    fc.assert(
      fc.property(order, (any) => {
        const { paid, lines } = discounted(any);
        const amounts = lines.map((line) =>
          amountOfPieces({ ...line, ordered: line.quantity }, line.quantity),
        );
        expect(paid).toBeGreaterThan(0);
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
        expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(paid);
      }),
    );
  });

  it('is refunded exactly when all pieces are removed one by one, cancelled or returned', () => {
    fc.assert(
      fc.property(order, fc.infiniteStream(fc.boolean()), (any, choices) => {
        const { paid, lines } = discounted(any);
        const refunds = lines.flatMap((line) =>
          Array.from({ length: line.quantity }, (_, gone) => {
            const isCancelled = choices.next().value ?? false;
            const left = { ...line, quantity: line.quantity - gone };
            return priceOfRemoved(
              isCancelled ? { ...left, cancelled: gone } : { ...left, returned: gone },
              1,
            );
          }),
        );
        expect(Math.min(...refunds)).toBeGreaterThanOrEqual(0);
        expect(refunds.reduce((sum, one) => sum + one, 0)).toBe(paid);
      }),
    );
  });

  it('is deducted from the refund of a withdrawal', () => {
    const line = { productId: 1, unitPrice: 1_000, quantity: 3, withdrawn: 0, discount: 100 };
    const sum = (quantity: number) =>
      withdrawalSum([{ productId: 1, quantity }], { products: [line], deliveryAmount: 500 });
    expect(sum(1)).toMatchObject({ productsAmount: 966, total: 966 });
    expect(sum(3)).toMatchObject({ productsAmount: 2_900, total: 3_400 });
  });
});

describe('The form of a coupon (CART-03)', () => {
  const valid: CouponInput = {
    code: 'dom10',
    percent: 10,
    amount: null,
    minAmount: null,
    validFrom: null,
    validUntil: null,
    maxUses: null,
    oncePerBuyer: true,
  };
  it.each<[string, Partial<CouponInput>, Record<string, string>]>([
    ['a valid coupon', {}, {}],
    ['an amount below the smallest amount', { percent: null, amount: 500, minAmount: 501 }, {}],
    ['a code with a sign', { code: 'DOM-10' }, { code: 'error-coupon-code' }],
    ['no discount', { percent: null }, { percent: 'error-coupon-percent' }],
    ['91 percent', { percent: 91 }, { percent: 'error-coupon-percent' }],
    ['both discounts', { amount: 100, minAmount: 500 }, { amount: 'error-coupon-two-discounts' }],
    [
      'an amount that the products need not reach',
      { percent: null, amount: 500, minAmount: 500 },
      { minAmount: 'error-coupon-min-amount' },
    ],
    ['no uses', { maxUses: 0 }, { maxUses: 'error-coupon-uses' }],
    ['a day that does not exist', { validFrom: '2026-02-30' }, { validFrom: 'error-date-invalid' }],
    [
      'reversed days',
      { validFrom: '2026-12-02', validUntil: '2026-12-01' },
      { validUntil: 'error-coupon-days-order' },
    ],
  ])('answers %s', (_, change, errors) => {
    expect(new CouponCommand({ ...valid, ...change }).errors()).toEqual(errors);
  });
});
