import { describe, expect, it } from 'vitest';
import { coordinatesOf, coordinatesText, isInBulgaria } from '../../../src/core/properties/location.ts';
import {
  countPropertyFilters,
  NO_PROPERTY_FILTERS,
  propertyListFromQuery,
  queryOfPropertyList,
} from '../../../src/core/properties/property-search.ts';
import { areaOf, textOfArea } from '../../../src/core/properties/map-area.ts';

describe('the address of a list of homes', () => {
  it('keeps everything that was chosen', () => {
    const list = {
      filters: {
        ...NO_PROPERTY_FILTERS,
        city: 1,
        districts: [11, 12],
        priceFrom: 50_000,
        priceTo: 123_450,
        areaFrom: 40,
        bedrooms: [1, 4],
        types: ['two-room' as const],
        heating: ['tec' as const],
        pets: true,
        text: 'до метро',
        appliances: ['hob' as const],
        within: { south: 42.65, west: 23.28, north: 42.71, east: 23.37 },
      },
      orderBy: 'price.ASC' as const,
      page: 3,
    };
    const query = queryOfPropertyList(list);
    expect(query).toMatchObject({ priceFrom: '500', priceTo: '1234.50', page: 3, pets: true });
    const read = Object.fromEntries(
      Object.entries(query).map(([key, value]) => [
        key,
        [value].flat().map((one) => (one === true ? '1' : String(one))),
      ]),
    );
    expect(propertyListFromQuery(read)).toEqual(list);
    expect(countPropertyFilters(list.filters)).toBe(14);
  });

  it('says nothing of what is the default, and reads nonsense as nothing', () => {
    const nothing = { filters: NO_PROPERTY_FILTERS, orderBy: 'createdAt.DESC' as const, page: 1 };
    expect(Object.values(queryOfPropertyList(nothing)).flat().filter(Boolean)).toEqual([]);
    expect(
      propertyListFromQuery({
        city: ['x'],
        priceFrom: ['-1'],
        areaTo: ['1e9'],
        type: ['castle'],
        bedrooms: ['9'],
        within: ['1,2,3'],
        orderBy: ['title'],
        page: ['0'],
        pets: ['yes'],
      }),
    ).toEqual(nothing);
    expect(countPropertyFilters(NO_PROPERTY_FILTERS)).toBe(0);
  });
});

describe('a part of the map', () => {
  it.each(['42,23,41,24', '42,24,43,23', '91,1,92,2', '1,2,3', 'a,b,c,d', '', '42,23,43,1e3'])(
    '%s is none',
    (text) => {
      expect(areaOf(text)).toBeNull();
    },
  );

  it('is written with five decimals, about a metre', () => {
    const area = { south: 42.123456789, west: 23, north: 43, east: 24.5 };
    expect(areaOf(textOfArea(area))).toEqual({ ...area, south: 42.12346 });
  });
});

describe('coordinates', () => {
  it.each([
    ['42.6977, 23.3219', { latitude: 42.6977, longitude: 23.3219 }],
    ['(42.6977 23.3219)', { latitude: 42.6977, longitude: 23.3219 }],
    ['42,6977; 23,3219', { latitude: 42.6977, longitude: 23.3219 }],
    ['42, 23', null],
    ['here', null],
    ['', null],
  ])('%s', (text, place) => {
    expect(coordinatesOf(text)).toEqual(place);
  });

  it('go there and back, and lie in Bulgaria or not', () => {
    const sofia = { latitude: 42.6977, longitude: 23.3219 };
    expect(coordinatesOf(coordinatesText(sofia))).toEqual(sofia);
    expect(isInBulgaria(sofia)).toBe(true);
    expect(isInBulgaria({ latitude: 41.01, longitude: 28.97 })).toBe(false);
  });
});
