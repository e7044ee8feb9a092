import { describe, expect, it } from 'vitest';
import {
  countRoommateFilters,
  NO_ROOMMATE_FILTERS,
  offerOrdersOf,
  queryOfRoommateList,
  roommateListFromQuery,
} from '../../../src/core/roommates/roommate-search.ts';
import { distanceBetween } from '../../../src/core/roommates/university.ts';

describe('The query of the list of roommates (MATE-01)', () => {
  it('contains the filters, the order and the page, and is parsed back', () => {
    const list = {
      filters: { city: 1, priceFrom: 20_000, priceTo: 45_050, university: 3 },
      orderBy: 'distance.ASC' as const,
      page: 2,
    };
    const query = queryOfRoommateList(list);
    expect(query).toEqual({
      city: 1,
      priceFrom: '200',
      priceTo: '450.50',
      university: 3,
      orderBy: 'distance.ASC',
      page: 2,
    });
    const address = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [String(value)]]));
    expect(roommateListFromQuery(address)).toEqual(list);
    expect(countRoommateFilters(list.filters)).toBe(4);
  });

  it('is empty for the default list', () => {
    const list = { filters: NO_ROOMMATE_FILTERS, orderBy: 'createdAt.DESC' as const, page: 1 };
    expect(Object.values(queryOfRoommateList(list)).filter((value) => value !== null)).toEqual([]);
    expect(roommateListFromQuery({})).toEqual(list);
  });

  it('omits invalid values', () => {
    const query = { city: ['София'], priceFrom: ['-5'], university: ['0'], orderBy: ['price'], page: ['-1'] };
    expect(roommateListFromQuery(query)).toEqual({
      filters: NO_ROOMMATE_FILTERS,
      orderBy: 'createdAt.DESC',
      page: 1,
    });
  });

  it('sorts by distance only to a university', () => {
    expect(roommateListFromQuery({ orderBy: ['distance.ASC'] }).orderBy).toBe('createdAt.DESC');
    expect(offerOrdersOf(NO_ROOMMATE_FILTERS)).not.toContain('distance.ASC');
    expect(offerOrdersOf({ ...NO_ROOMMATE_FILTERS, university: 3 })).toContain('distance.ASC');
    const list = { filters: NO_ROOMMATE_FILTERS, orderBy: 'distance.ASC' as const, page: 1 };
    expect(queryOfRoommateList(list).orderBy).toBeNull();
    expect(queryOfRoommateList({ ...list, orderBy: 'price.DESC' }).orderBy).toBe('price.DESC');
    expect(roommateListFromQuery({ orderBy: ['price.DESC'], page: ['999'], city: ['1x'] })).toEqual({
      filters: NO_ROOMMATE_FILTERS,
      orderBy: 'price.DESC',
      page: 300,
    });
  });
});

describe('The distance', () => {
  it('from Sofia to Plovdiv is 132 km in a straight line', () => {
    const sofia = { latitude: 42.6977, longitude: 23.3219 };
    const plovdiv = { latitude: 42.1354, longitude: 24.7453 };
    expect(distanceBetween(sofia, plovdiv) / 1000).toBeCloseTo(132.6, 0);
    expect(distanceBetween(sofia, sofia)).toBe(0);
    expect(distanceBetween(plovdiv, sofia)).toBe(distanceBetween(sofia, plovdiv));
  });

  it('along a meridian follows its degrees, and to the opposite point is half the circumference', () => {
    const pole = { latitude: 90, longitude: 0 };
    expect(distanceBetween({ latitude: 0, longitude: 0 }, pole)).toBe(10_007_543);
    expect(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBe(20_015_087);
    expect(distanceBetween({ latitude: 42, longitude: 23 }, { latitude: 42, longitude: 24 })).toBe(82_633);
  });
});
