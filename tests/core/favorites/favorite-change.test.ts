import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesSince,
  FAVORITE_AVAILABILITIES,
  isNotifiable,
  knownAfter,
} from '../../../src/core/favorites/favorite-change.ts';
import type {
  FavoriteAvailability,
  CurrentFavoriteState,
} from '../../../src/core/favorites/favorite-change.ts';

const stateOf = (price: number | null, state: FavoriteAvailability = 'offered'): CurrentFavoriteState => ({
  type: 'product',
  id: 1,
  title: 'Лампа',
  price,
  state,
  left: state === 'last' ? 2 : null,
  lowestPrice: 4_500,
});
const kinds = (before: CurrentFavoriteState, now: CurrentFavoriteState) =>
  changesSince(before, now).map(({ kind }) => kind);

describe('Changes of a favorite (FIND-03)', () => {
  it('include a price drop with the lowest price of 30 days, and a price rise', () => {
    expect(changesSince(stateOf(5_000), stateOf(4_000))).toEqual([
      { kind: 'price-drop', from: 4_500, to: 4_000, lowestPrice: 4_500 },
    ]);
    expect(changesSince(stateOf(4_200), stateOf(4_000))).toMatchObject([{ from: 4_200, to: 4_000 }]);
    // The lowest price of the period was 45,00.
    expect(changesSince(stateOf(5_000), stateOf(4_600))).toEqual([]);
    expect(changesSince(stateOf(5_000), stateOf(6_000))).toEqual([
      { kind: 'price-rise', from: 5_000, to: 6_000 },
    ]);
    expect(changesSince(stateOf(5_000), stateOf(5_000))).toEqual([]);
  });

  it('include its availability: sold out, back, last pieces, paused, rented', () => {
    expect(kinds(stateOf(5_000), stateOf(5_000, 'sold-out'))).toEqual(['sold-out']);
    expect(kinds(stateOf(5_000, 'sold-out'), stateOf(5_000))).toEqual(['back']);
    expect(kinds(stateOf(5_000), stateOf(5_000, 'last'))).toEqual(['last']);
    expect(kinds(stateOf(5_000, 'last'), stateOf(5_000))).toEqual([]);
    expect(kinds(stateOf(5_000, 'paused'), stateOf(5_000, 'rented'))).toEqual(['rented']);
    expect(kinds(stateOf(5_000, 'rented'), stateOf(4_000))).toEqual(['back', 'price-drop']);
    expect(kinds(stateOf(5_000, 'sold-out'), stateOf(5_000, 'last'))).toEqual(['back', 'last']);
  });

  it('include no price change of an unavailable favorite', () => {
    expect(kinds(stateOf(5_000), stateOf(null, 'paused'))).toEqual(['paused']);
    expect(kinds(stateOf(5_000, 'sold-out'), stateOf(4_000, 'sold-out'))).toEqual([]);
  });

  it('send no email for a price rise, or a rise and a drop back', () => {
    const [low, high] = [stateOf(5_000), stateOf(6_000)];
    expect(changesSince(low, high).filter(isNotifiable)).toEqual([]);
    const known = knownAfter(low, high);
    expect(known.price).toBe(5_000);
    expect(changesSince(known, low)).toEqual([]);
    expect(changesSince(known, stateOf(4_400))).toMatchObject([{ kind: 'price-drop', from: 4_500 }]);
  });

  it('are reported once', () => {
    const any = fc
      .tuple(fc.option(fc.integer({ min: 1, max: 9 })), fc.constantFrom(...FAVORITE_AVAILABILITIES))
      .map(([price, state]) => stateOf(price, state));
    fc.assert(
      fc.property(any, any, (before, now) => {
        expect(changesSince(before, before)).toEqual([]);
        const known = knownAfter(before, now);
        expect(changesSince(known, now).filter(isNotifiable)).toEqual([]);
        expect(knownAfter(known, now)).toEqual(known);
      }),
    );
  });
});
