import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedAreas, rentPositionOf } from '../../../src/core/properties/fair-price.ts';
import { aFairPrice } from '../../support/a-property.ts';

describe('The homes in a rent comparison (TRUST-01)', () => {
  it.each([
    [65, 52, 78],
    [64, 52, 76],
    [5, 4, 6],
  ])('of %i m² have %i to %i m²', (area, from, to) => {
    expect(comparedAreas(area)).toEqual({ from, to });
  });

  it('differ in area by at most a fifth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 500 }), (area) => {
        const { from, to } = comparedAreas(area);
        expect(from * 5).toBeGreaterThanOrEqual(area * 4);
        expect((from - 1) * 5).toBeLessThan(area * 4);
        expect(to * 5).toBeLessThanOrEqual(area * 6);
        expect((to + 1) * 5).toBeGreaterThan(area * 6);
      }),
    );
  });
});

describe('A rent compared with the market (TRUST-01)', () => {
  const band = aFairPrice({ low: 90_000, median: 120_000, high: 160_000 });

  it.each([
    [89_999, 'below', -25],
    [90_000, 'within', -25],
    [120_000, 'within', 0],
    [126_000, 'within', 5],
    [160_000, 'within', 33],
    [160_001, 'above', 33],
  ])('of %i stotinki is %s the band, %i%% from the median', (rent, place, percent) => {
    expect(rentPositionOf(rent, band)).toMatchObject({ place, percent });
  });

  it('gives a warning below half of the median, and not at half (TRUST-06)', () => {
    expect(rentPositionOf(59_999, band).isSuspicious).toBe(true);
    expect(rentPositionOf(60_000, band).isSuspicious).toBe(false);
  });
});
