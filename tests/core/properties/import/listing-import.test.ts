import { describe, expect, it } from 'vitest';
import { checkListing } from '../../../../src/core/properties/import/listing-import-check.ts';
import {
  LISTING_FIELD_NAMES,
  LISTING_FIELDS,
  sampleHeading,
} from '../../../../src/core/properties/import/listing-import-fields.ts';
import type { ListingField } from '../../../../src/core/properties/import/listing-import-fields.ts';
import { readListingRow } from '../../../../src/core/properties/import/listing-import-row.ts';
import type { ListingWords } from '../../../../src/core/properties/import/listing-import-row.ts';
import { ListingPlaces } from '../../../../src/core/properties/import/listing-places.ts';
import { EMPTY_PROPERTY } from '../../../../src/core/properties/property-content.ts';
import { ImportTerms } from '../../../../src/core/shared/import/import-terms.ts';

const terms = <Value extends string>(value: Value, ...names: string[]) => new ImportTerms([{ value, names }]);

const WORDS: ListingWords = {
  today: '2026-11-21',
  places: new ListingPlaces([
    {
      id: 1,
      names: ['София', 'Sofia'],
      districts: [
        { id: 11, names: ['Лозенец', 'Lozenets'] },
        { id: 12, names: ['Център', 'Centre'] },
      ],
    },
    { id: 2, names: ['Пловдив', 'Plovdiv'], districts: [{ id: 21, names: ['Център', 'Centre'] }] },
  ]),
  choices: {
    type: terms('two-room', 'Двустаен'),
    construction: terms('brick', 'Тухла'),
    heating: terms('tec', 'ТЕЦ'),
    furniture: terms('furnished', 'Обзаведено'),
  },
  appliances: terms('refrigerator', 'Хладилник'),
  advantages: terms('balcony', 'Балкон'),
};

/** Reads cells of columns. */
function read(cells: Partial<Record<ListingField, string | number>>) {
  const columns = Object.keys(cells).map((field, index) => ({
    index,
    name: field,
    field: field as ListingField,
  }));
  return readListingRow(Object.values(cells), columns, WORDS);
}

describe('A column of an agency’s file', () => {
  it('is recognised by the headings of the samples in both languages', () => {
    for (const field of LISTING_FIELD_NAMES) {
      for (const language of ['bg', 'en'] as const) {
        expect(LISTING_FIELDS.ofColumn(sampleHeading(field, language)), field).toBe(field);
      }
    }
  });

  it.each([
    ['Наем, EUR', 'price'],
    ['REF. No', 'code'],
    ['Квадратура', 'area'],
    ['photo_12', 'pictures'],
    ['Брой балкони', 'balconies'],
    ['Брокер', null],
  ])('named %s maps to %s', (name, field) => {
    expect(LISTING_FIELDS.ofColumn(name)).toBe(field);
  });
});

describe('A cell of an agency’s file', () => {
  it.each([
    [{ floor: '3/6' }, { floor: 3, totalFloors: 6 }],
    [{ floor: 'партер от 5' }, { floor: 0, totalFloors: 5 }],
    [{ area: '68,5 кв.м' }, { area: 68.5 }],
    [{ price: '1 200' }, { price: 120_000 }],
    [{ type: 'Двустаен апартамент' }, { type: 'two-room' }],
    [{ availableFrom: '1.12.2026 г.' }, { availableFrom: '2026-12-01' }],
    [{ availableFrom: '2026-01-01' }, { availableFrom: null }],
    [{ petFriendly: 'да' }, { petFriendly: true }],
    [{ balconies: '2 бр.' }, { balconies: 2 }],
    [{ balconies: '' }, { balconies: null }],
    [{ energyClass: 'в' }, { energyClass: 'B' }],
    [{ latitude: '42,67', longitude: '23.3' }, { gpsCoordinates: { latitude: 42.67, longitude: 23.3 } }],
    [{ city: 'гр. София', district: 'кв. Лозенец' }, { district_id: 11 }],
    [{ city: 'София, Център' }, { district_id: 12 }],
    [{ district: 'Лозенец' }, { district_id: 11 }],
  ])('is parsed: %o', (cells, given) => {
    expect(read(cells)).toEqual({ given: { code: '', ...given }, errors: [] });
  });

  it.each([
    [{ floor: 'висок' }, 'floor', 'error-number-required'],
    [{ price: 'по договаряне' }, 'price', 'error-import-price'],
    [{ district: 'Център' }, 'city', 'error-import-city-needed'],
    [{ city: 'Атлантида' }, 'city', 'error-import-city'],
    [{ latitude: '42,67', longitude: '' }, 'coordinates', 'error-coordinates-form'],
    [{ availableFrom: '31.2.2026' }, 'availableFrom', 'error-date-invalid'],
    [{ petFriendly: 'може би' }, 'petFriendly', 'error-import-yes-no'],
  ])('is rejected: %o', (cells, field, key) => {
    expect(read(cells).errors).toMatchObject([{ field, key }]);
  });

  it('of several words takes the known ones and reports the others', () => {
    const { given } = read({ propertyAdvantages: 'Балкон, Басейн' });
    expect(given.propertyAdvantages).toEqual(['balcony']);
    expect(given.notes).toMatchObject([{ field: 'propertyAdvantages', values: { text: 'Басейн' } }]);
  });
});

describe('A row of an agency’s file', () => {
  const NOW = new Date('2026-11-21T10:00:00Z');

  it('may lack facts as a draft, and lists them', () => {
    const checked = checkListing({ code: 'A-1', price: 90_000 }, [], null, NOW);
    expect(checked.action).toBe('add');
    expect(checked.errors).toContainEqual({ field: 'title', key: 'error-title-length' });
    expect(checked.errors.some(({ field }) => field === 'price')).toBe(false);
  });

  it('is rejected as a draft with a value out of range', () => {
    const checked = checkListing({ code: 'A-1', price: 5, title: 'а'.repeat(121) }, [], null, NOW);
    expect(checked).toMatchObject({ action: 'bad', content: null });
    expect(checked.errors.map(({ field }) => field).toSorted()).toEqual(['price', 'title']);
  });

  it('is rejected without a code, with a long one or with the code of a deleted listing', () => {
    const deleted = { id: 1, content: EMPTY_PROPERTY, isDeleted: true, fetched: new Set<string>() };
    const keys = [
      checkListing({ code: '' }, [], null, NOW),
      checkListing({ code: 'x'.repeat(65) }, [], null, NOW),
      checkListing({ code: 'A-1' }, [], deleted, NOW),
    ].map(({ errors }) => errors[0]?.key);
    expect(keys).toEqual([
      'error-import-listing-code',
      'error-import-listing-code',
      'error-import-listing-deleted',
    ]);
  });

  it('with the same data changes nothing; a new picture is a change', () => {
    const present = { id: 1, content: EMPTY_PROPERTY, isDeleted: false, fetched: new Set<string>() };
    const given = { code: 'A-1', title: '' };
    expect(checkListing(given, [], present, NOW).action).toBe('same');
    const pictures = ['https://agency.example/a.jpg'];
    expect(checkListing({ ...given, pictures }, [], present, NOW).action).toBe('change');
  });
});
