import { describe, expect, it } from 'vitest';
import { coordinatesOf, coordinatesText, isInBulgaria } from '../../../src/core/properties/location.ts';
import {
  countPropertyFilters,
  propertyListFromQuery,
  queryOfPropertyList,
} from '../../../src/core/properties/property-search.ts';
import { NO_PROPERTY_FILTERS } from '../../../src/core/properties/property-filters.ts';
import { areaOf, textOfArea } from '../../../src/core/properties/map/map-area.ts';

describe('The query of a list of homes', () => {
  it('contains every choice', () => {
    const list = {
      filters: {
        ...NO_PROPERTY_FILTERS,
        cities: [1, 2],
        districts: [11, 12],
        priceFrom: 50_000,
        priceTo: 123_450,
        areaFrom: 40,
        bedrooms: [1, 4],
        types: ['two-room' as const],
        heating: ['tec' as const],
        pets: true,
        floorFrom: 0,
        floorTo: 5,
        totalTo: 120_000,
        availableOn: '2026-12-15',
        days: 7,
        features: ['lift' as const, 'from-owner' as const],
        text: 'до метро',
        appliances: ['hob' as const],
        balconies: 2,
        within: { south: 42.65, west: 23.28, north: 42.71, east: 23.37 },
        drawn: 'gqnaAg_xc.gqnaAg_xd',
      },
      orderBy: 'price.ASC' as const,
      page: 3,
      unseen: true,
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
    expect(countPropertyFilters(list.filters)).toBe(24);
  });

  it('is parsed as far as valid, and every choice is counted', () => {
    const read = (query: Record<string, string[]>) => propertyListFromQuery(query).filters;
    expect(read({ district: ['11', 'x', '0', '12'] }).districts).toEqual([11, 12]);
    const many = Array.from({ length: 40 }, (_, index) => String(index + 1));
    expect(read({ district: many }).districts).toHaveLength(30);
    expect(read({ text: ['а'.repeat(300)] }).text).toBe('а'.repeat(200));
    expect(read({ bedrooms: ['0', '2', '3'] }).bedrooms).toEqual([0, 2, 3]);
    expect(read({ floorFrom: ['99'], availableOn: ['2026-02-30'], days: ['5'], feature: ['pool'] })).toEqual(
      NO_PROPERTY_FILTERS,
    );
    expect(read({ areaFrom: ['40x'], areaTo: ['x40'], city: ['1234567890'] })).toEqual(NO_PROPERTY_FILTERS);
    expect(propertyListFromQuery({ page: ['999'] }).page).toBe(250);
    const some = {
      areaFrom: 1,
      areaTo: 2,
      furniture: ['furnished' as const],
      construction: ['brick' as const],
    };
    expect(countPropertyFilters({ ...NO_PROPERTY_FILTERS, ...some })).toBe(4);
    const query = queryOfPropertyList({
      filters: { ...NO_PROPERTY_FILTERS, ...some },
      orderBy: 'area.DESC',
      page: 2,
    });
    expect(query).toMatchObject({
      areaFrom: 1,
      areaTo: 2,
      furniture: ['furnished'],
      construction: ['brick'],
      within: null,
      orderBy: 'area.DESC',
      page: 2,
    });
  });

  it('omits default values and ignores invalid ones', () => {
    const nothing = {
      filters: NO_PROPERTY_FILTERS,
      orderBy: 'createdAt.DESC' as const,
      page: 1,
      unseen: false,
    };
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

describe('An area of the map', () => {
  it('may be anywhere on Earth, up to the poles', () => {
    expect(areaOf('-90,-180,90,180')).toEqual({ south: -90, west: -180, north: 90, east: 180 });
    expect(areaOf(undefined)).toBeNull();
  });

  it.each([
    '42,23,42,24',
    '42,23,43,23',
    '-91,1,2,3',
    '1,-181,2,3',
    '1,2,3,181',
    'x1,2,3,4',
    '1,2,3,4x',
    '1,2,3,4,5',
    '42,23,41,24',
    '42,24,43,23',
    '91,1,92,2',
    '1,2,3',
    'a,b,c,d',
    '',
    '42,23,43,1e3',
  ])('is not %s', (text) => {
    expect(areaOf(text)).toBeNull();
  });

  it('is written with five decimals, about a metre', () => {
    const area = { south: 42.123456789, west: 23, north: 43, east: 24.5 };
    expect(areaOf(textOfArea(area))).toEqual({ ...area, south: 42.12346 });
  });
});

describe('Coordinates', () => {
  it.each([
    ['42.6977, 23.3219', { latitude: 42.6977, longitude: 23.3219 }],
    ['(42.6977 23.3219)', { latitude: 42.6977, longitude: 23.3219 }],
    ['42,6977; 23,3219', { latitude: 42.6977, longitude: 23.3219 }],
    ['42, 23', null],
    ['-42.5, -23.25', { latitude: -42.5, longitude: -23.25 }],
    [' 42.69 ;  23.32 ', { latitude: 42.69, longitude: 23.32 }],
    ['при 42.69, 23.32', null],
    ['42.69, 23.32 m', null],
    ['1042.69, 23.32', null],
    ['here', null],
    ['', null],
  ])('are parsed: %s', (text, place) => {
    expect(coordinatesOf(text)).toEqual(place);
  });

  it('are formatted and parsed back, inside and outside Bulgaria', () => {
    const sofia = { latitude: 42.6977, longitude: 23.3219 };
    expect(coordinatesOf(coordinatesText(sofia))).toEqual(sofia);
    expect(isInBulgaria(sofia)).toBe(true);
    expect(isInBulgaria({ latitude: 41.01, longitude: 28.97 })).toBe(false);
    expect(coordinatesText({ latitude: 42.123456789, longitude: 23 })).toBe('42.123457, 23');
  });

  it.each([
    [41.2, 22.3, true],
    [44.25, 28.7, true],
    [41.19, 23, false],
    [44.26, 23, false],
    [42, 22.29, false],
    [42, 28.71, false],
  ])('%f, %f are in Bulgaria: %s', (latitude, longitude, is) => {
    expect(isInBulgaria({ latitude, longitude })).toBe(is);
  });
});
