import { describe, expect, it } from 'vitest';
import { coordinatesOf, isFarFromTown, mapLink } from '../../../src/core/properties/location.ts';

const SOFIA = { latitude: 42.6977, longitude: 23.3219 };
const PLOVDIV = { latitude: 42.1354, longitude: 24.7453 };

describe('A point on the map', () => {
  it('in Sofia is far from Plovdiv', () => {
    expect(isFarFromTown(SOFIA, PLOVDIV)).toBe(true);
  });

  it('at the edge of the town is not far', () => {
    expect(isFarFromTown({ latitude: 42.706, longitude: 23.152 }, SOFIA)).toBe(false);
    expect(isFarFromTown({ latitude: 42.142, longitude: 24.77 }, PLOVDIV)).toBe(false);
  });

  it('is parsed from pasted text with invisible characters', () => {
    expect(coordinatesOf('\u202A42.6977\u200B, 23.3219\uFEFF')).toEqual(SOFIA);
  });

  it('has a link to a map', () => {
    expect(mapLink(PLOVDIV)).toBe(
      'https://www.openstreetmap.org/?mlat=42.1354&mlon=24.7453#map=17/42.1354/24.7453',
    );
  });
});
