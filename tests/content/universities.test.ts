import { describe, expect, it } from 'vitest';
import locations from '../../content/locations.json' with { type: 'json' };
import universities from '../../content/universities.json' with { type: 'json' };
import { distanceBetween } from '../../src/core/roommates/university.ts';
import { isInBulgaria } from '../../src/core/properties/location.ts';

describe('The universities', () => {
  it('are the 51 higher schools of the country, each once', () => {
    expect(universities).toHaveLength(51);
    expect(universities.map(({ id }) => id)).toEqual(universities.map((_, index) => index + 1));
    for (const language of ['bg', 'en'] as const) {
      expect(new Set(universities.map(({ name }) => name[language])).size).toBe(51);
      expect(new Set(universities.map(({ short }) => short[language])).size).toBe(51);
    }
  });

  it('are named in both alphabets', () => {
    for (const { name, short } of universities) {
      for (const text of [name.bg, short.bg]) expect(text).not.toMatch(/[a-z]/i);
      for (const text of [name.en, short.en]) expect(text).not.toMatch(/[а-я„“]/i);
    }
  });

  it('are in Bulgaria, near their city', () => {
    for (const { name, city: place, latitude, longitude } of universities) {
      expect(isInBulgaria({ latitude, longitude }), name.en).toBe(true);
      const city = locations.find(({ id }) => id === place);
      if (typeof place !== 'number') continue;
      expect(city, name.en).toBeDefined();
      if (city) expect(distanceBetween(city, { latitude, longitude }), name.en).toBeLessThan(12_000);
    }
  });
});
