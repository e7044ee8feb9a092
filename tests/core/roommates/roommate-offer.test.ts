import { describe, expect, it } from 'vitest';
import { EMPTY_OFFER } from '../../../src/core/roommates/roommate-offer-content.ts';
import {
  EMPTY_OFFER_FORM,
  offerContentOf,
  offerFormOf,
  storedPartOf,
} from '../../../src/core/roommates/roommate-offer-form.ts';
import { roommateRules } from '../../../src/core/roommates/roommate-offer-command.ts';
import { anOffer } from '../../support/an-offer.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const aForm = () => offerFormOf({ content: anOffer(), images: [] }, 1, 'bg');
const errorsOf = (changes: object, previousDay: string | null = null) =>
  roommateRules.offer.errorsOf({ ...aForm(), ...changes }, NOW, previousDay);

describe('The form of an offer (MATE-04)', () => {
  it('preserves its values', () => {
    expect(offerContentOf(aForm())).toEqual({ content: anOffer(), errors: {} });
    expect(offerContentOf(EMPTY_OFFER_FORM).content).toEqual(EMPTY_OFFER);
  });

  it('is empty at first, without a deposit', () => {
    const form = offerFormOf({ content: EMPTY_OFFER, images: [] }, null, 'bg');
    const { habits, ...rest } = form;
    expect(Object.entries(rest).filter(([, value]) => value !== '' && value !== null)).toEqual([
      ['deposit', '0'],
      ['images', []],
    ]);
    expect(Object.values(habits)).toEqual([null, null, null, null]);
    expect(storedPartOf({ ...form, city: 1 })).toEqual({ ...form, city: undefined });
  });

  it('preserves its place and pictures, in the language of the page', () => {
    const images = [{ key: 'a', url: '/a', width: 1, height: 1 }];
    const content = anOffer({
      roomArea: 14.5,
      gpsCoordinates: { latitude: 42.7, longitude: 23.3 },
      images: ['a'],
    });
    const form = offerFormOf({ content, images }, 1, 'en');
    expect(form).toMatchObject({ roomArea: '14.5', gpsCoordinates: '42.7, 23.3', city: 1 });
    expect(offerContentOf(form)).toEqual({ content, errors: {} });
    expect(offerContentOf({ ...form, price: ' ', moveInFrom: '' })).toMatchObject({
      content: { price: null, moveInFrom: null },
      errors: {},
    });
    expect(storedPartOf(form)).not.toHaveProperty('city');
  });

  it('reports every missing field at once', () => {
    expect(Object.keys(roommateRules.offer.errorsOf(EMPTY_OFFER_FORM, NOW, null)).toSorted()).toEqual([
      'aboutHome',
      'bills',
      'districtId',
      'moveInFrom',
      'people',
      'price',
      'room',
      'title',
    ]);
  });

  it.each([
    ['title', 'Стая', 'error-offer-title-length'],
    ['title', 'Стая, вижте example.com', 'error-message-links'],
    ['price', 'много', 'error-amount-in-digits'],
    ['price', '0', 'error-number-too-small'],
    ['price', '10001', 'error-number-too-large'],
    ['people', '0', 'error-number-too-small'],
    ['people', '11', 'error-number-too-large'],
    ['people', 'две', 'error-number-required'],
    ['stay', 'дълго', 'error-number-required'],
    ['deposit', 'малко', 'error-amount-in-digits'],
    ['billsAmount', 'малко', 'error-amount-in-digits'],
    ['roomArea', 'голяма', 'error-area-in-digits'],
    ['deposit', '', 'error-deposit-required'],
    ['stay', '25', 'error-number-too-large'],
    ['roomArea', '2', 'error-number-too-small'],
    ['moveInFrom', '2026-11-20', 'error-date-past'],
    ['moveInFrom', '2026-02-31', 'error-date-invalid'],
    ['aboutHome', 'Хубаво е.', 'error-about-home-length'],
    ['aboutPeople', 'я'.repeat(2_001), 'error-text-too-long'],
    ['gpsCoordinates', 'тук', 'error-coordinates-form'],
    ['gpsCoordinates', '48.85, 2.35', 'error-coordinates-outside'],
  ])('with %s “%.20s” is marked', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: error });
  });

  it('is trimmed before validation, and today is not past', () => {
    expect(errorsOf({ title: ` ${'я'.repeat(4)} ` })).toEqual({ title: 'error-offer-title-length' });
    expect(errorsOf({ aboutHome: ` ${'я'.repeat(19)} ` })).toEqual({ aboutHome: 'error-about-home-length' });
    expect(errorsOf({ aboutPeople: ` ${'я'.repeat(2_000)} ` })).toEqual({});
    expect(errorsOf({ moveInFrom: '2026-11-21' })).toEqual({});
    expect(errorsOf({ moveInFrom: ' ' })).toEqual({ moveInFrom: 'error-date-required' });
    expect(errorsOf({ moveInFrom: ' 2026-12-01 ' })).toEqual({});
  });

  it('accepts at most ten pictures', () => {
    const pictures = (count: number) => Array.from({ length: count }, (_, index) => ({ key: String(index) }));
    expect(errorsOf({ images: pictures(10) })).toEqual({});
    expect(errorsOf({ images: pictures(11) })).toEqual({ images: 'error-too-many-items' });
  });

  it('accepts a past day of moving in that was saved before', () => {
    expect(errorsOf({ moveInFrom: '2026-10-01' }, '2026-10-01')).toEqual({});
    expect(errorsOf({ moveInFrom: '2026-10-01' }, '2026-09-01')).toEqual({ moveInFrom: 'error-date-past' });
  });
});
