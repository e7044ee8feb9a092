import { describe, expect, it } from 'vitest';
import {
  filterNamesOf,
  filtersFromQuery,
  filterTagsOf,
  filterWordsOf,
  indexTagsOf,
  noFilters,
  queryOfFilters,
} from '../../../src/core/shared/field-filters.ts';

const FIELDS = {
  heating: { kind: 'choice', words: ['gas', 'wood'], required: true, filter: 'any-of' },
  balconies: { kind: 'whole', from: 0, to: 3, filter: 'at-least' },
  lift: { kind: 'flag', filter: 'yes' },
  floor: { kind: 'whole', from: 0, to: 9 },
} as const;
const SET: ReturnType<typeof noFilters<typeof FIELDS>> = { heating: ['wood'], balconies: 2, lift: true };

describe('The filters of described fields', () => {
  it('exist for the fields that name one', () => {
    expect(filterNamesOf(FIELDS)).toEqual(['heating', 'balconies', 'lift']);
    expect(filterWordsOf(FIELDS)).toEqual({ heating: ['gas', 'wood'] });
    expect(noFilters(FIELDS)).toEqual({ heating: [], balconies: null, lift: false });
  });

  it('are parsed from a query, without impossible values', () => {
    expect(filtersFromQuery(FIELDS, { heating: ['wood'], balconies: ['2'], lift: ['1'] })).toEqual(SET);
    expect(filtersFromQuery(FIELDS, { heating: ['coal'], balconies: ['4'], lift: ['x'] })).toEqual(
      noFilters(FIELDS),
    );
    expect(filtersFromQuery(FIELDS, { balconies: ['0'] }).balconies).toBeNull();
  });

  it('are written to a query if set', () => {
    expect(queryOfFilters(FIELDS, SET)).toEqual({ heating: ['wood'], balconies: 2, lift: '1' });
    expect(queryOfFilters(FIELDS, noFilters(FIELDS))).toEqual({ heating: [], balconies: null, lift: null });
  });

  it('provide their texts and the change that clears each', () => {
    expect(filterTagsOf(FIELDS, SET, 'property')).toEqual([
      { key: 'property-heating-wood', without: { heating: [] } },
      { key: 'tag-balconies', values: { count: 2 }, without: { balconies: null } },
      { key: 'filter-lift', without: { lift: false } },
    ]);
    expect(filterTagsOf(FIELDS, noFilters(FIELDS), 'property')).toEqual([]);
  });

  it('search the index for any of the words or sufficient numbers', () => {
    expect(indexTagsOf(FIELDS, { heating: ['wood'], balconies: 2, lift: '1' })).toEqual([
      { name: 'heating', values: ['wood'] },
      { name: 'balconies', values: [2, 3] },
      { name: 'lift', values: ['yes'] },
    ]);
    expect(indexTagsOf(FIELDS, {})).toEqual([]);
  });
});
