import { describe, expect, it } from 'vitest';
import { DEFAULT_PIECE, parcelOf, parcelProblem } from '../../../src/core/shipping/parcel.ts';
import type { ParcelPieces } from '../../../src/core/shipping/parcel.ts';

const LOCKER = { weight: 20_000, sides: [600, 450, 360] as [number, number, number] };
const unknown = { width: null, height: null, depth: null, weight: null };
const pieces = (change: Partial<ParcelPieces> = {}) => ({
  quantity: 1,
  width: 300,
  height: 200,
  depth: 100,
  weight: 2_000,
  usual: null,
  ...change,
});

describe('A parcel (SHIP-02)', () => {
  it('adds up weight and volume and needs the longest sides', () => {
    const lamp = pieces({ quantity: 2 });
    const shelf = pieces({ width: 1_800, height: 20, depth: 250, weight: 6_000 });
    expect(parcelOf([lamp, shelf])).toEqual({
      weight: 10_000,
      volume: 2 * 300 * 200 * 100 + 1_800 * 250 * 20,
      sides: [1_800, 250, 100],
      isEstimated: false,
    });
  });

  it('takes the usual size of the category for a product without sizes', () => {
    const usual = { width: 500, height: 400, depth: 300, weight: 7_000 };
    expect(parcelOf([pieces({ ...unknown, usual } as Partial<ParcelPieces>)])).toMatchObject({
      weight: 7_000,
      sides: [500, 400, 300],
      isEstimated: true,
    });
  });

  it('takes a default size if the category has none, and only for the missing values', () => {
    expect(parcelOf([pieces({ weight: null })])).toMatchObject({
      weight: DEFAULT_PIECE.weight,
      sides: [300, 200, 100],
      isEstimated: true,
    });
  });

  it.each([
    ['a parcel at the limits', { width: 600, height: 450, depth: 360, weight: 20_000 }, null],
    ['a turned parcel', { width: 360, height: 600, depth: 450 }, null],
    ['a gram too much', { weight: 20_001 }, 'delivery-too-heavy'],
    ['a shelf of 1.80 m', { width: 1_800, height: 20, depth: 250 }, 'delivery-too-long'],
    ['a box too wide', { width: 500, height: 460, depth: 100 }, 'delivery-too-big'],
    [
      'pieces that fit only one by one',
      { width: 600, height: 450, depth: 200, quantity: 2 },
      'delivery-too-big',
    ],
  ] as const)('of %s has the locker’s answer', (_, change, problem) => {
    expect(parcelProblem(parcelOf([pieces(change)]), LOCKER)).toBe(problem);
  });
});
