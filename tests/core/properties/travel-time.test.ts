import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearOfQuery, TRAVEL_MEANS } from '../../../src/core/properties/property-choices.ts';
import { nearOfText, placeOfNear } from '../../../src/core/properties/near/near-place.ts';
import {
  kilometresBetween,
  minutesBetween,
  minutesFor,
  reachOf,
  transitKindOf,
} from '../../../src/core/properties/near/travel-time.ts';

const means = fc.constantFrom(...TRAVEL_MEANS);
const kind = fc.constantFrom('metro' as const, 'city' as const, 'town' as const);
const kilometres = fc.double({ min: 0, max: 60, noNaN: true });
const place = fc.record({
  latitude: fc.double({ min: 41.3, max: 44.2, noNaN: true }),
  longitude: fc.double({ min: 22.4, max: 28.6, noNaN: true }),
});

describe('Estimated travel minutes (FIND-05)', () => {
  it('follow the documented formula', () => {
    expect(minutesFor('walk', 1, 'metro')).toBeCloseTo(16.25);
    expect(minutesFor('bike', 7, 'town')).toBeCloseTo(40);
    expect(minutesFor('transit', 10, 'metro')).toBeCloseTo(48);
    expect([transitKindOf(1), transitKindOf(2), transitKindOf(19)]).toEqual(['metro', 'city', 'town']);
  });

  it('are whole between a home and a place, and at least one', () => {
    const home = { city: { id: 1 }, gpsCoordinates: { latitude: 42.67, longitude: 23.32 } };
    const near = { gpsCoordinates: { latitude: 42.6701, longitude: 23.32 } };
    const far = { gpsCoordinates: { latitude: 42.68, longitude: 23.32 } };
    expect(minutesBetween(home, near, 'walk')).toBe(1);
    expect(minutesBetween(home, far, 'walk')).toBe(18);
  });

  it('grow with the distance, and public transport is never slower than walking', () => {
    fc.assert(
      fc.property(means, kind, kilometres, kilometres, (by, town, one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(minutesFor(by, near, town)).toBeLessThanOrEqual(minutesFor(by, far, town));
        expect(minutesFor('transit', one, town)).toBeLessThanOrEqual(minutesFor('walk', one, town));
      }),
    );
  });

  it('are exceeded just beyond the reach', () => {
    fc.assert(
      fc.property(means, kind, fc.integer({ min: 1, max: 90 }), (by, town, minutes) => {
        const reach = reachOf(by, minutes, town);
        expect(minutesFor(by, reach + 0.001, town)).toBeGreaterThan(minutes);
        if (reach > 0) expect(minutesFor(by, reach * 0.999, town)).toBeLessThanOrEqual(minutes);
      }),
    );
  });

  it('use symmetric distances without shortcuts', () => {
    expect(
      kilometresBetween({ latitude: 42.6977, longitude: 23.3219 }, { latitude: 42.1354, longitude: 24.7453 }),
    ).toBeCloseTo(132.8, 0);
    fc.assert(
      fc.property(place, place, place, (one, other, third) => {
        const direct = kilometresBetween(one, other);
        expect(kilometresBetween(other, one)).toBeCloseTo(direct, 9);
        expect(kilometresBetween(one, third) + kilometresBetween(third, other)).toBeGreaterThanOrEqual(
          direct - 1e-6,
        );
      }),
    );
  });
});

describe('Places near wanted homes (FIND-05)', () => {
  it('are parsed from the query, two at most, without invalid ones', () => {
    expect(nearOfQuery(['u3', 'u3', 'x', '', '42.69771,23.32190', 'd7'])).toEqual([
      'u3',
      '42.69771,23.32190',
    ]);
    expect(nearOfQuery(['42.6977082, 23.3218675'])).toEqual(['42.6977082, 23.3218675']);
    expect(nearOfQuery(['u', 'u-1', '52.1,13.4', '42.1;drop', "u1' or 1=1", '9'.repeat(500)])).toEqual([]);
  });

  it('may be typed in the formats of maps', () => {
    expect(nearOfText('42.6977082, 23.3218675')).toBe('42.69771,23.32187');
    expect([nearOfText('52.52, 13.40'), nearOfText('somewhere')]).toEqual([null, null]);
  });

  it('are found by their key, or rejected', () => {
    const university = {
      near: 'u3',
      name: 'СУ',
      city: 1,
      gpsCoordinates: { latitude: 42.69, longitude: 23.33 },
    };
    const district = { id: 7, name: 'Лозенец', latitude: 42.67, longitude: 23.32 };
    const city = { id: 1, name: 'София', latitude: 42.7, longitude: 23.3, districts: [district] };
    const found = (near: string) => placeOfNear(near, { places: [university], cities: [city] })?.name;
    expect(['u3', 'd7', '42.69771,23.32190', 'u4', 'd8'].map(found)).toEqual([
      'СУ',
      'Лозенец',
      '',
      undefined,
      undefined,
    ]);
  });
});
