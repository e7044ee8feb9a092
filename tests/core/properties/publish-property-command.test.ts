import { describe, expect, it } from 'vitest';
import { slotErrorsOf } from '../../../src/core/properties/viewings/viewing-time.ts';
import { EMPTY_PROPERTY } from '../../../src/core/properties/property-content.ts';
import type { PropertyContent } from '../../../src/core/properties/property-content.ts';
import {
  nextPropertyStatuses,
  dueAtMovingIn,
  PROPERTY_STATUSES,
} from '../../../src/core/properties/property.ts';
import {
  contentErrorsOf,
  PublishPropertyCommand,
} from '../../../src/core/properties/publish-property-command.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const WHOLE: PropertyContent = {
  ...EMPTY_PROPERTY,
  district_id: 1,
  price: 100_000,
  deposit: 0,
  commission: 0,
  type: 'studio',
  construction: 'brick',
  heating: 'gas',
  furniture: 'furnished',
  floor: 0,
  totalFloors: 4,
  bedrooms: 0,
  bathrooms: 1,
  area: 30,
  buildingYear: 1980,
  gpsCoordinates: { latitude: 42.7, longitude: 23.3 },
  title: 'Студио в центъра',
  description: 'Малко и уютно студио на тиха улица, на две минути от градската градина.',
};
const errorsOf = (changes: Partial<PropertyContent>, previous: string | null = null) =>
  new PublishPropertyCommand({ ...WHOLE, ...changes }).errorsAt(NOW, previous);

describe('A published listing', () => {
  it('is valid with all required fields', () => {
    expect(errorsOf({})).toEqual({});
  });

  it.each([
    ['district_id', null, 'error-district-required'],
    ['price', null, 'error-price-required'],
    ['price', 999, 'error-number-too-small'],
    ['price', 20_000_001, 'error-number-too-large'],
    ['deposit', null, 'error-deposit-required'],
    ['deposit', -1, 'error-number-too-small'],
    ['deposit', 100_000_000_000, 'error-number-too-large'],
    ['commission', -1, 'error-number-too-small'],
    ['area', 'голяма', 'error-area-in-digits'],
    ['energyClass', 'Z', 'error-choice-required'],
    ['commission', null, 'error-commission-required'],
    ['title', '  Студио  ', 'error-title-length'],
    ['title', 'а'.repeat(121), 'error-title-length'],
    ['description', 'Студио.', 'error-description-length'],
    ['type', null, 'error-choice-required'],
    ['construction', null, 'error-choice-required'],
    ['heating', null, 'error-choice-required'],
    ['furniture', null, 'error-choice-required'],
    ['floor', null, 'error-number-required'],
    ['floor', -3, 'error-number-too-small'],
    ['floor', 5, 'error-floor-above-total'],
    ['totalFloors', 0, 'error-number-too-small'],
    ['bedrooms', 21, 'error-number-too-large'],
    ['bathrooms', null, 'error-number-required'],
    ['area', 4, 'error-number-too-small'],
    ['area', 30.55, 'error-area-in-digits'],
    ['area', null, 'error-area-in-digits'],
    ['buildingYear', null, 'error-building-year-required'],
    ['buildingYear', 1200, 'error-number-too-small'],
    ['shortestTerm', 0, 'error-number-too-small'],
    ['balconies', 11, 'error-number-too-large'],
    ['balconies', 1.5, 'error-number-required'],
    ['gpsCoordinates', null, 'error-coordinates-required'],
    ['gpsCoordinates', { latitude: 51.5, longitude: 0 }, 'error-coordinates-outside'],
    ['availableFrom', '2026-11-20', 'error-date-past'],
    ['availableFrom', '2027-02-31', 'error-date-invalid'],
    ['taxDescription', 'а'.repeat(10_001), 'error-text-too-long'],
  ])('marks $0 when it is $1', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toMatchObject({ [field]: error });
  });

  it('is trimmed', () => {
    const { title, description } = WHOLE;
    const spaced = {
      ...WHOLE,
      title: ` ${title} `,
      description: `${description}\n`,
      taxDescription: ' Няма. ',
    };
    expect(new PublishPropertyCommand(spaced)).toMatchObject({ title, description, taxDescription: 'Няма.' });
    expect(errorsOf({ title: ` ${'а'.repeat(9)} ` })).toEqual({ title: 'error-title-length' });
  });

  it('has one error for an invalid day', () => {
    expect(errorsOf({ availableFrom: '2026-02-31' })).toEqual({ availableFrom: 'error-date-invalid' });
    expect(errorsOf({ availableFrom: '2026-11-01' }, '2026-11-02')).toEqual({
      availableFrom: 'error-date-past',
    });
  });

  it('may be available from today, or from a day saved before', () => {
    expect(errorsOf({ availableFrom: '2026-11-21' })).toEqual({});
    expect(errorsOf({ availableFrom: '2026-11-01' }, '2026-11-01')).toEqual({});
  });
});

describe('A draft', () => {
  it('may lack any field, but not have impossible values', () => {
    expect(contentErrorsOf(EMPTY_PROPERTY)).toEqual({});
    const least = { price: 1, deposit: 0, commission: 0, area: 1, floor: 4, totalFloors: 4 };
    expect(contentErrorsOf({ ...EMPTY_PROPERTY, ...least })).toEqual({});
    for (const change of [{ floor: 5 }, { totalFloors: 3 }, { floor: -2, totalFloors: 0 }])
      expect(contentErrorsOf({ ...EMPTY_PROPERTY, ...change })).toEqual({});
    expect(contentErrorsOf({ ...EMPTY_PROPERTY, price: 0, area: -1, deposit: -1, commission: -1 })).toEqual({
      price: 'error-number-too-small',
      area: 'error-number-too-small',
      deposit: 'error-number-too-small',
      commission: 'error-number-too-small',
    });
  });
});

describe('The status of a listing', () => {
  it('is changed by its owner, and never back to draft', () => {
    expect(nextPropertyStatuses('draft')).toEqual(['active']);
    expect(nextPropertyStatuses('active')).toEqual(['paused', 'rented']);
    expect(nextPropertyStatuses('paused')).toEqual(['active', 'rented']);
    expect(nextPropertyStatuses('rented')).toEqual(['active', 'paused']);
    for (const status of PROPERTY_STATUSES) expect(nextPropertyStatuses(status)).not.toContain('draft');
  });
});

describe('The viewing times of an owner', () => {
  it.each([
    [['2026-11-22 10:00'], [], {}],
    [['2026-11-21 11:59'], [], { slots: 'error-date-time-past' }],
    [['2026-11-21 11:59', '2026-11-22 10:00'], ['2026-11-21 11:59'], {}],
    [['2026-02-30 10:00'], [], { slots: 'error-date-time-invalid' }],
  ])('are validated: %j', (slots, offered, errors) => {
    expect(slotErrorsOf(slots, offered, NOW)).toEqual(errors);
  });
});

describe('The amount due at moving in', () => {
  it('is rent, deposit and commission', () => {
    expect(dueAtMovingIn(120_000, 240_000, 60_000)).toBe(420_000);
  });
});
