import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposedName, SEARCH_LIMITS } from '../../../src/core/searches/saved-search.ts';
import {
  isNarrowed,
  parseList,
  queryOfText,
  routeOfList,
  SEARCH_KINDS,
  searchedList,
} from '../../../src/core/searches/searched-list.ts';

const names = [
  'city',
  'district',
  'priceFrom',
  'priceTo',
  'type',
  'pets',
  'text',
  'category',
  'shop',
  'request',
  'x',
];
const query = fc.dictionary(
  fc.constantFrom(...names),
  fc.array(fc.oneof(fc.integer({ min: -5, max: 5_000 }).map(String), fc.string({ unit: 'grapheme' })), {
    maxLength: 3,
  }),
);

describe('A saved list (FIND-01)', () => {
  it('has the same text for the same filters in any order', () => {
    const one = searchedList('properties', { city: ['1'], priceTo: ['1200'], type: ['studio', 'house'] });
    const other = searchedList('properties', { type: ['house', 'studio'], priceTo: ['1200'], city: ['1'] });
    expect(one).toEqual(other);
    expect(one).toEqual({
      kind: 'properties',
      filters: 'city=1&priceTo=1200&type=house&type=studio',
      orderBy: null,
    });
  });

  it('has the order of its URL, and not the page', () => {
    const list = searchedList('properties', { city: ['2'], orderBy: ['price.ASC'], page: ['7'] });
    expect(list).toEqual({ kind: 'properties', filters: 'city=2', orderBy: 'price.ASC' });
  });

  it('omits invalid values and surrounding spaces', () => {
    expect(
      searchedList('properties', { city: ['x'], text: ['  светъл   хол '], unknown: ['1'] }).filters,
    ).toBe(searchedList('properties', { text: ['светъл хол'] }).filters);
    expect(isNarrowed(searchedList('products', { category: ['-1'] }))).toBe(false);
  });

  it('is the same when its URL is parsed again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SEARCH_KINDS), query, (kind, typed) => {
        const list = searchedList(kind, typed);
        const again = queryOfText(list.filters);
        expect(searchedList(kind, { ...again, ...(list.orderBy && { orderBy: [list.orderBy] }) })).toEqual(
          list,
        );
        expect(parseList(kind, again)).toEqual(parseList(kind, queryOfText(list.filters)));
      }),
    );
  });

  it('links to the list of its type', () => {
    const route = (filters: string, orderBy: string | null = null) =>
      routeOfList({ kind: 'products', filters, orderBy });
    expect(route('category=3&inStock=1', 'price.DESC')).toEqual({
      name: 'ProductCategory',
      params: { id: '3' },
      query: { inStock: ['1'], orderBy: 'price.DESC' },
    });
    expect(route('shop=9')).toEqual({ name: 'Vendor', params: { id: '9' }, query: {} });
    expect(route('request=%D0%BB%D0%B0%D0%BC%D0%BF%D0%B0')).toEqual({
      name: 'MarketplaceProductCategories',
      params: {},
      query: { request: ['лампа'] },
    });
    expect(routeOfList({ kind: 'roommates', filters: 'city=1', orderBy: null }).name).toBe('Roommates');
    expect(routeOfList({ kind: 'properties', filters: 'city=1', orderBy: null }).name).toBe('Properties');
  });
});

describe('The text of a query', () => {
  it('includes several values of one name, and omits malformed ones', () => {
    expect(queryOfText('type=a&type=b&text=a+b%20c&bad=%E0%A4%A&1=2&=3')).toEqual({
      type: ['a', 'b'],
      text: ['a b c'],
    });
    expect(queryOfText('__proto__=1&constructor=2')).toEqual({ constructor: ['2'] });
  });
});

describe('A proposed name', () => {
  it('includes as many words as fit', () => {
    expect(proposedName(['София', 'Лозенец', 'до 1 200 лв.'])).toBe('София, Лозенец, до 1 200 лв.');
    const long = proposedName(Array.from({ length: 30 }, () => 'Студентски град'));
    expect(long.length).toBeLessThanOrEqual(SEARCH_LIMITS.name);
    expect(long.endsWith('Студентски град')).toBe(true);
    expect(proposedName(['x'.repeat(200)])).toHaveLength(SEARCH_LIMITS.name);
  });
});
