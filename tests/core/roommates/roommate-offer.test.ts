import { describe, expect, it } from 'vitest';
import { EMPTY_OFFER } from '../../../src/core/roommates/roommate-offer-content.ts';
import {
  EMPTY_OFFER_FORM,
  offerContentOf,
  offerFormOf,
} from '../../../src/core/roommates/roommate-offer-form.ts';
import { roommateRules } from '../../../src/core/roommates/roommate-rules.ts';
import { anOffer } from '../../support/an-offer.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const aForm = () => offerFormOf({ content: anOffer(), images: [] }, 1, 'bg');
const errorsOf = (changes: object, previousDay: string | null = null) =>
  roommateRules.offer.errorsOf({ ...aForm(), ...changes }, NOW, previousDay);

describe('the form of an offer (MATE-04)', () => {
  it('comes back as it was written', () => {
    expect(offerContentOf(aForm())).toEqual({ content: anOffer(), errors: {} });
    expect(offerContentOf(EMPTY_OFFER_FORM).content).toEqual(EMPTY_OFFER);
  });

  it('says all that is missing at once', () => {
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
    ['stay', '25', 'error-number-too-large'],
    ['roomArea', '2', 'error-number-too-small'],
    ['moveInFrom', '2026-11-20', 'error-date-past'],
    ['moveInFrom', '2026-02-31', 'error-date-invalid'],
    ['aboutHome', 'Хубаво е.', 'error-about-home-length'],
    ['aboutPeople', 'я'.repeat(2_001), 'error-text-too-long'],
    ['gpsCoordinates', 'тук', 'error-coordinates-form'],
    ['gpsCoordinates', '48.85, 2.35', 'error-coordinates-outside'],
  ])('with %s “%.20s” marks it', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: error });
  });

  it('keeps a day of moving in that has passed since it was said', () => {
    expect(errorsOf({ moveInFrom: '2026-10-01' }, '2026-10-01')).toEqual({});
    expect(errorsOf({ moveInFrom: '2026-10-01' }, '2026-09-01')).toEqual({ moveInFrom: 'error-date-past' });
  });
});
