import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalWeights, MAX_WEIGHT, splitCosts } from '../../../src/core/plans/split-costs.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const someParts = fc
  .array(fc.integer({ min: 0, max: MAX_WEIGHT }), { minLength: 1, maxLength: 12 })
  .filter((parts) => parts.some((part) => part > 0));

describe('Shared costs (PLAN-08)', () => {
  it('are split to the stotinka, with the remainder paid by the first people', () => {
    expect(splitCosts(10_000, equalWeights(3))).toEqual([3_334, 3_333, 3_333]);
    expect(splitCosts(1, equalWeights(2))).toEqual([1, 0]);
    expect(splitCosts(90_001, [2, 1])).toEqual([60_001, 30_000]);
    expect(splitCosts(100, [1, 0, 3])).toEqual([25, 0, 75]);
  });

  it('add up to the total, each within a stotinka of the exact share', () => {
    fc.assert(
      fc.property(amounts, someParts, (total, parts) => {
        const shares = splitCosts(total, parts);
        const whole = parts.reduce((sum, part) => sum + part, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        for (const [place, share] of shares.entries()) {
          expect(Math.abs(share - (total * (parts[place] ?? 0)) / whole)).toBeLessThan(1);
        }
      }),
    );
  });

  it('are 0 for a person without a share', () => {
    fc.assert(
      fc.property(amounts, someParts, (total, parts) => {
        const shares = splitCosts(total, parts);
        expect(shares.filter((share, place) => parts[place] === 0 && share !== 0)).toEqual([]);
      }),
    );
  });

  it('are equal within a stotinka for equal shares', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 12 }), (total, people) => {
        const shares = splitCosts(total, equalWeights(people));
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('cannot be split if all shares are 0', () => {
    expect(() => splitCosts(100, [0, 0])).toThrow(RangeError);
  });
});
