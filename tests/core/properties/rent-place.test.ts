import { describe, expect, it } from 'vitest';
import type { City } from '../../../src/core/properties/location.ts';
import {
  filtersOfPlace,
  neighboursOf,
  rentPlaceOf,
  typeOfPlace,
} from '../../../src/core/properties/rent-place.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const SOFIA: City = {
  id: 1,
  name: 'София',
  ...at(42.6977, 23.3219),
  districts: [
    { id: 1001, name: 'Център', ...at(42.6953, 23.3235) },
    { id: 1006, name: 'Лозенец', ...at(42.6725, 23.3205) },
    { id: 1030, name: 'Люлин 5', ...at(42.72, 23.25) },
  ],
};
const KNOWN = {
  cities: [SOFIA],
  places: [
    { near: 'u1', name: 'СУ', city: 1, gpsCoordinates: at(42.6936, 23.3349) },
    { near: 'u9', name: 'Другаде', city: 77, gpsCoordinates: at(43, 24) },
  ],
};
const placeOf = (key: string) => {
  const place = rentPlaceOf(key, KNOWN);
  if (!place) throw new Error(`${key} is none`);
  return place;
};

describe('A place with a page of its rents', () => {
  it.each([
    ['c1', 'city', 'София', null],
    ['d1006', 'district', 'Лозенец', 'Лозенец'],
    ['u1', 'university', 'СУ', 'Център'],
  ])('is found by %s', (key, kind, name, district) => {
    const place = placeOf(key);
    expect([place.kind, place.name, place.city.id, place.district?.name ?? null]).toEqual([
      kind,
      name,
      1,
      district,
    ]);
  });

  it.each(['', 'c', 'c0', 'c2', 'd1', 'u2', 'u9', 'x1', 'c1x', 'c1.0', '42.69,23.32', 'd99999999999'])(
    'is not found by %j',
    (key) => expect(rentPlaceOf(key, KNOWN)).toBeNull(),
  );

  it('limits the list of homes to its area or walking distance', () => {
    expect(filtersOfPlace(placeOf('c1'), null)).toMatchObject({
      cities: [1],
      districts: [],
      types: [],
      near: [],
    });
    expect(filtersOfPlace(placeOf('d1006'), 'room')).toMatchObject({
      cities: [1],
      districts: [1006],
      types: ['room'],
    });
    expect(filtersOfPlace(placeOf('u1'), null)).toMatchObject({
      cities: [],
      near: ['u1'],
      by: 'walk',
      minutes: 30,
    });
  });

  it('has the nearest other districts as neighbours', () => {
    const names = (key: string) => neighboursOf(placeOf(key)).map(({ name }) => name);
    expect(names('d1006')).toEqual(['Център', 'Люлин 5']);
    expect(names('u1')).toEqual(['Център', 'Лозенец', 'Люлин 5']);
  });

  it('covers all types, or one existing type', () => {
    expect([typeOfPlace(undefined), typeOfPlace('two-room'), typeOfPlace('castle')]).toEqual([
      null,
      'two-room',
      undefined,
    ]);
  });
});
