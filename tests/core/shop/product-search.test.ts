import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  listFromQuery,
  NO_FILTERS,
  PRODUCT_ORDERS,
  queryOfList,
} from '../../../src/core/shop/product-search.ts';
import type { ListAddress } from '../../../src/core/shop/product-search.ts';
import { queryText } from '../../../src/core/site/paths.ts';
import { placeOfUrl } from '../../../src/adapters/browser/place-of-url.ts';

const key = fc.stringMatching(/^[a-z-]{1,12}$/);
const price = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: null });
const list: fc.Arbitrary<ListAddress> = fc.record({
  filters: fc.record({
    priceFrom: price,
    priceTo: price,
    vendors: fc.array(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 5 }),
    colours: fc.array(key, { maxLength: 5 }),
    materials: fc.array(key, { maxLength: 5 }),
    sizes: fc.uniqueArray(fc.constantFrom('S', '140 × 200', 'за 4 души')),
    inStock: fc.boolean(),
    onPromo: fc.boolean(),
    highlyRated: fc.boolean(),
  }),
  orderBy: fc.constantFrom(...PRODUCT_ORDERS),
  page: fc.integer({ min: 1, max: 300 }),
});

const read = (address: string) => listFromQuery(placeOfUrl(address, '').query, 'price.ASC');

describe('The query of a list of products (SHOP-03)', () => {
  it('preserves every filter, the order and the page', () => {
    fc.assert(
      fc.property(list, (shown) => {
        expect(read(`/produkti${queryText(queryOfList(shown, 'price.ASC'))}`)).toEqual(shown);
      }),
    );
  });

  it('omits default values', () => {
    expect(queryText(queryOfList({ filters: NO_FILTERS, orderBy: 'price.ASC', page: 1 }, 'price.ASC'))).toBe(
      '',
    );
  });

  it('accepts typed prices', () => {
    expect(read('/?priceFrom=45,9&priceTo=60').filters).toMatchObject({ priceFrom: 4590, priceTo: 6000 });
  });

  it('omits invalid values', () => {
    const nonsense =
      '/?priceFrom=-5&priceTo=abc&vendor=0&vendor=x&vendor=7&colour=<b>&page=-1&orderBy=drop&inStock=maybe';
    expect(read(nonsense)).toEqual({
      filters: { ...NO_FILTERS, vendors: [7] },
      orderBy: 'price.ASC',
      page: 1,
    });
  });

  it('accepts at most thirty valid choices of a filter', () => {
    const many = (name: string, one: (index: number) => string) =>
      Array.from({ length: 40 }, (_, index) => `${name}=${one(index)}`).join('&');
    const letters = (index: number) =>
      `oak-${String.fromCharCode(97 + (index % 26))}${index > 25 ? 'a' : ''}`;
    const { filters } = read(`/?${many('colour', letters)}&${many('size', String)}`);
    expect([filters.colours.length, filters.sizes.length]).toEqual([30, 30]);
    const long = `${'L'.repeat(200)}&size=${'L'.repeat(201)}&size=`;
    expect(read(`/?size=${long}`).filters.sizes).toEqual(['L'.repeat(200)]);
    expect(read('/?colour=oak1&colour=1oak&colour=oak&vendor=7x&vendor=007').filters).toEqual({
      ...NO_FILTERS,
      colours: ['oak'],
    });
  });

  it('never exceeds the last page', () => {
    expect(read('/?page=999999').page).toBe(300);
  });

  it('counts the active filters', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(
      countFilters({
        ...NO_FILTERS,
        priceFrom: 0,
        colours: ['oak', 'white'],
        onPromo: true,
        highlyRated: true,
      }),
    ).toBe(5);
    const all = { vendors: [7], colours: ['oak'], materials: ['wood', 'teak'], sizes: ['L', 'M', 'S'] };
    expect(countFilters({ ...NO_FILTERS, ...all, priceTo: 1, inStock: true })).toBe(9);
  });
});
