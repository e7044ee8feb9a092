import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  containedVat,
  Money,
  plainEuro,
  stotinkiFromEuroCents,
  toLeva,
} from '../../../src/core/shared/money.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000 });

describe('Money', () => {
  it('is formatted in euro for machines and in leva for charts', () => {
    expect(plainEuro(10_000)).toBe('51.13');
    expect(plainEuro(0)).toBe('0.00');
    expect(toLeva(12_345)).toBe(123.45);
  });

  it('adds 0,10 and 0,20 to exactly 0,30 (PRICE-05)', () => {
    expect(Money.ofStotinki(10).plus(Money.ofStotinki(20)).stotinki).toBe(30);
  });

  it.each([
    [400, 205],
    [900, 460],
    [3500, 1790],
    [5000, 2556],
    [7000, 3579],
    [10000, 5113],
  ])('converts %i stotinki to %i cents of euro (PRICE-07)', (stotinki, cents) => {
    expect(Money.ofStotinki(stotinki).toEuroCents()).toBe(cents);
  });

  it('computes the included VAT as a sixth of the gross (CART-03)', () => {
    expect(containedVat(12_000)).toBe(2_000);
    expect(containedVat(5_180)).toBe(863);
  });

  it('converts euro to leva by multiplying (PRICE-02)', () => {
    expect(stotinkiFromEuroCents(100)).toBe(196);
    expect(stotinkiFromEuroCents(10_000)).toBe(19_558);
  });

  it('differs from the legal rate by at most half a cent', () => {
    fc.assert(
      fc.property(amounts, (stotinki) => {
        const cents = Money.ofStotinki(stotinki).toEuroCents();
        expect(Math.abs(cents - stotinki / 1.95583)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('has the same sum in any order', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 20 }), (list) => {
        const sum = (of: number[]) => Money.sum(of.map((one) => Money.ofStotinki(one))).stotinki;
        expect(sum(list)).toBe(sum([...list].reverse()));
      }),
    );
  });

  it('rounds a fraction half up', () => {
    expect(Money.ofStotinki(600).fraction(1, 6).stotinki).toBe(100);
    expect(Money.ofStotinki(3).fraction(1, 6).stotinki).toBe(1);
    expect(Money.ofStotinki(2).fraction(1, 6).stotinki).toBe(0);
  });

  it('rounds negative amounts half away from zero', () => {
    expect(Money.ofStotinki(-3).fraction(1, 6).stotinki).toBe(-1);
    expect(Money.ofStotinki(-4590).toEuroCents()).toBe(-2347);
    expect(Money.sum([])).toBe(Money.zero);
    expect(Money.zero.stotinki).toBe(0);
  });

  it('rejects a fraction of a stotinka', () => {
    for (const amount of [0.5, NaN, Infinity, 2 ** 53]) {
      expect(() => Money.ofStotinki(amount)).toThrow(
        new RangeError(`Not a whole number of stotinki: ${amount}`),
      );
    }
  });
});
