import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTurn, mixPremium, othersOf } from '../../../src/core/properties/premium-order.ts';

/** A page of a list with premium listings (p0…) and others (o0…). */
function pageOf(premium: number, others: number, offset: number, limit = 12): string[] {
  const named = (letter: string, count: number) => Array.from({ length: count }, (_, n) => `${letter}${n}`);
  const wanted = othersOf(premium, { offset, limit });
  const data = named('o', others).slice(wanted.offset, wanted.offset + wanted.limit);
  return mixPremium(named('p', premium), { data, total: others }, { offset, limit });
}

describe('Premium listings in the default order (HOME-17)', () => {
  it('are at most three on a page, and are first', () => {
    expect(pageOf(28, 100, 0)).toEqual('p0 p1 p2 o0 o1 o2 o3 o4 o5 o6 o7 o8'.split(' '));
    expect(pageOf(28, 100, 12)).toEqual('p3 p4 p5 o9 o10 o11 o12 o13 o14 o15 o16 o17'.split(' '));
    expect(pageOf(4, 100, 12).slice(0, 3)).toEqual(['p3', 'o9', 'o10']);
    expect(pageOf(0, 100, 12)[0]).toBe('o12');
  });

  it('fill the pages after the other listings end', () => {
    expect(pageOf(8, 2, 0)).toEqual('p0 p1 p2 o0 o1 p3 p4 p5 p6 p7'.split(' '));
    expect(pageOf(28, 2, 12)).toEqual('p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21'.split(' '));
  });

  it('appear once each, as do the others, for any page size', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(120), fc.integer({ min: 1, max: 30 }), (premium, others, limit) => {
        const whole = pageOf(premium, others, 0, premium + others + 5);
        const pages: string[] = [];
        for (let offset = 0; offset < premium + others + limit; offset += limit) {
          pages.push(...pageOf(premium, others, offset, limit));
        }
        expect(pages).toEqual(whole);
        expect(new Set(pages).size).toBe(premium + others);
        expect(pages).toHaveLength(premium + others);
      }),
    );
  });

  it('rotate: each hour the next three are first', () => {
    const at = (hour: number) => inTurn(['a', 'b', 'c', 'd', 'e'], new Date(hour * 3_600_000)).join('');
    expect([at(0), at(1), at(2)]).toEqual(['abcde', 'deabc', 'bcdea']);
    expect(inTurn([], new Date())).toEqual([]);
  });
});
