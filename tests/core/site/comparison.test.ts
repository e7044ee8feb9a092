import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedIds, differs, NO_COMPARISON, toggleCompared } from '../../../src/core/site/comparison.ts';
import type { Comparison } from '../../../src/core/site/comparison.ts';

const LAMPS = 9;
const CHAIRS = 4;

const chosen = (...ids: number[]): Comparison =>
  ids.reduce((comparison, id) => toggleCompared(comparison, id, LAMPS), NO_COMPARISON);

describe('The comparison (FIND-06)', () => {
  it('adds and removes products, in the order of choosing', () => {
    expect(chosen(5, 3, 8).ids).toEqual([5, 3, 8]);
    expect(chosen(5, 3, 8, 3).ids).toEqual([5, 8]);
  });

  it('has at most four: a fifth changes nothing', () => {
    expect(chosen(1, 2, 3, 4, 5)).toEqual(chosen(1, 2, 3, 4));
  });

  it('has one category: a product of another starts a new one', () => {
    expect(toggleCompared(chosen(1, 2), 7, CHAIRS)).toEqual({ category: CHAIRS, ids: [7] });
  });

  it('has no duplicates and at most four products after any clicks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(LAMPS, CHAIRS))),
        (presses) => {
          let comparison = NO_COMPARISON;
          for (const [id, category] of presses) comparison = toggleCompared(comparison, id, category);
          expect(comparison.ids.length).toBeLessThanOrEqual(4);
          expect(new Set(comparison.ids).size).toBe(comparison.ids.length);
        },
      ),
    );
  });
});

describe('The URL of a comparison', () => {
  it.each<[string, string[], string[]]>([
    ['its ids in their order', ['12', '5'], ['12', '5']],
    ['each once', ['12', '5', '12'], ['12', '5']],
    ['four of them', ['1', '2', '3', '4', '5'], ['1', '2', '3', '4']],
    ['only valid ids', ['abc', '-4', '0', '1.5', '７', '12'], ['12']],
  ])('contains %s', (_, written, ids) => {
    expect(comparedIds({ id: written })).toEqual(ids);
  });

  it('may be empty', () => {
    expect(comparedIds({})).toEqual([]);
  });
});

it.each<[(string | number | null)[], boolean]>([
  [['има', 'има'], false],
  [['има', 'няма'], true],
  [['B', null], true],
  [[null, null], false],
])('The values %j differ: %s', (values, expected) => {
  expect(differs(values)).toBe(expected);
});
