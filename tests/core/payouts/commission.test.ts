import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commissionBack,
  commissionKey,
  commissionOf,
  commissionPermille,
} from '../../../src/core/payouts/commission.ts';
import type { CommissionRate, CommissionRates } from '../../../src/core/payouts/commission.ts';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const versions = (...rates: [day: string, permille: number | null][]) =>
  rates.map(([day, permille], index) => ({
    number: index + 1,
    value: { permille } as CommissionRate,
    validFrom: at(day),
    createdAt: at(day),
    author: 'Ана',
    reason: '',
  }));
const product = { vendorId: 7, categories: [31, 3] };

const lines = fc.array(
  fc.record({ amount: fc.integer({ min: 1, max: 100_000_000 }), permille: fc.integer({ min: 0, max: 500 }) }),
  { minLength: 1, maxLength: 10 },
);
const paidMore = fc.integer({ min: 0, max: 1_000_000 });

describe('The rate of a commission (SHIP-10)', () => {
  const rates: CommissionRates = new Map([
    [commissionKey('default'), versions(['2026-01-01', 100], ['2026-06-01', 120])],
    [commissionKey('category', 3), versions(['2026-01-01', 80])],
    [commissionKey('category', 31), versions(['2026-07-01', 60], ['2026-08-01', null])],
    [commissionKey('vendor', 7), versions(['2026-09-01', 50])],
  ]);

  it.each([
    ['is the default one for other products', { vendorId: 1, categories: [9] }, '2026-05-31', 100],
    ['is the default one of the time of the order', { vendorId: 1, categories: [9] }, '2026-06-01', 120],
    ['is that of a category above', product, '2026-06-30', 80],
    ['is that of the nearest category', product, '2026-07-01', 60],
    ['falls back to the category above after its end', product, '2026-08-01', 80],
    ['is that of the vendor before any category', product, '2026-09-01', 50],
    ['is zero before the first agreement', product, '2025-12-31', 0],
  ])('%s', (_, of, day, permille) => {
    expect(commissionPermille(rates, of, at(day))).toBe(permille);
  });
});

describe('The commission of a vendor order', () => {
  it('is rounded once for all lines, and has 20% VAT', () => {
    const three = [1, 2, 3].map(() => ({ amount: 333, permille: 125 }));
    expect(commissionOf(three, 999, 20)).toEqual({ net: 125, vat: 25 });
  });

  it('is that of one line with the sum, however the order is divided', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }), (amounts) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const divided = amounts.map((amount) => ({ amount, permille: 123 }));
        expect(commissionOf(divided, sum, 20)).toEqual(
          commissionOf([{ amount: sum, permille: 123 }], sum, 20),
        );
      }),
    );
  });

  it('lies between those of the lowest and highest rate, at most a stotinka beside', () => {
    fc.assert(
      fc.property(lines, paidMore, (parts, more) => {
        const paid = parts.reduce((sum, { amount }) => sum + amount, more);
        const { net } = commissionOf(parts, paid, 20);
        const rates = parts.map(({ permille }) => permille);
        expect(net).toBeGreaterThanOrEqual(Math.floor((paid * Math.min(...rates)) / 1000) - 1);
        expect(net).toBeLessThanOrEqual(Math.ceil((paid * Math.max(...rates)) / 1000) + 1);
      }),
    );
  });

  it('is nothing without products', () => {
    expect(commissionOf([], 0, 20)).toEqual({ net: 0, vat: 0 });
  });
});

describe('The commission given back after refunds', () => {
  it('is all of it once the products are refunded, and grows with each refund', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.integer({ min: 1, max: 1_000_000 })), (parts, refunds) => {
        const productsAmount = parts.reduce((sum, { amount }) => sum + amount, 0);
        const whole = commissionOf(parts, productsAmount, 20);
        let refunded = 0;
        let before = { net: 0, vat: 0 };
        for (const refund of refunds) {
          refunded += refund;
          const back = commissionBack(whole, { productsAmount, refunded });
          expect(back.net).toBeGreaterThanOrEqual(before.net);
          expect(back.vat).toBeGreaterThanOrEqual(before.vat);
          expect(back.net).toBeLessThanOrEqual(whole.net);
          expect(back.vat).toBeLessThanOrEqual(whole.vat);
          before = back;
        }
        expect(commissionBack(whole, { productsAmount, refunded: productsAmount + 500 })).toEqual(whole);
      }),
    );
  });
});
