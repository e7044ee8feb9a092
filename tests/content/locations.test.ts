import { describe, expect, it } from 'vitest';
import locations from '../../content/locations.json' with { type: 'json' };
import { isInBulgaria } from '../../src/core/properties/location.ts';

const districts = locations.flatMap((city) => city.districts.map((district) => ({ city, district })));
const places = [...locations, ...districts.map(({ district }) => district)];

type Point = { latitude: number; longitude: number };

/** In kilometres, with a flat approximation. */
function distance(one: Point, other: Point): number {
  const degree = 111.2;
  const north = (one.latitude - other.latitude) * degree;
  const east = (one.longitude - other.longitude) * degree * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

describe('The cities and districts', () => {
  it('are at least 25 cities with at least 300 districts', () => {
    expect(locations.length).toBeGreaterThanOrEqual(25);
    expect(districts.length).toBeGreaterThanOrEqual(300);
    for (const city of locations) expect(city.districts.length, city.name.en).toBeGreaterThanOrEqual(5);
  });

  it('have stable ids: cities from 1, districts from a thousand of their city', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(locations.map(({ id }) => id)).toEqual(locations.map((_, index) => index + 1));
    for (const { city, district } of districts) expect(Math.floor(district.id / 1000)).toBe(city.id);
  });

  it('are in Bulgaria, every district near its city, without duplicates', () => {
    for (const place of places) expect(isInBulgaria(place), place.name.en).toBe(true);
    for (const { city, district } of districts) {
      expect(distance(city, district), `${city.name.en}, ${district.name.en}`).toBeLessThan(15);
    }
    expect(
      new Set(districts.map(({ district: { latitude, longitude } }) => `${latitude} ${longitude}`)).size,
    ).toBe(districts.length);
  });

  it('are named in both alphabets, uniquely within a city', () => {
    for (const { name } of places) {
      expect(name.bg).toMatch(/^[А-Я][А-Яа-я0-9 –-]*$/);
      expect(name.en).toMatch(/^[A-Z][A-Za-z0-9 –-]*$/);
    }
    for (const city of locations) {
      expect(new Set(city.districts.map(({ name }) => name.bg)).size).toBe(city.districts.length);
      expect(new Set(city.districts.map(({ name }) => name.en)).size).toBe(city.districts.length);
    }
  });
});
