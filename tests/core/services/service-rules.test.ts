import { describe, expect, it } from 'vitest';
import { INTERIOR_PACKAGES, interiorEstimate } from '../../../src/core/services/interior.ts';
import {
  EMPTY_INTERIOR_ENQUIRY,
  EMPTY_SERVICE_ORDER,
} from '../../../src/core/services/service-order-form.ts';
import { serviceRules } from '../../../src/core/services/service-rules.ts';
import { aServiceForm } from '../../support/a-service.ts';

const NOW = new Date('2027-03-09T10:00:00Z');
const errorsOf = (facts: Parameters<typeof aServiceForm>[0], moving = false) =>
  serviceRules.order.errorsOf(aServiceForm(facts), moving, NOW);

describe('A service order', () => {
  it('is valid with all fields (SERV-07)', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({}, true)).toEqual({});
    expect(serviceRules.order.commandOf(aServiceForm(), true).phone).toBe('0888123456');
  });

  it('marks every missing field', () => {
    expect(serviceRules.order.errorsOf(EMPTY_SERVICE_ORDER, true, NOW)).toEqual({
      name: 'error-name-required',
      phone: 'error-phone-invalid',
      email: 'error-email-invalid',
      cityId: 'error-service-city-required',
      district: 'error-service-district-required',
      street: 'error-street-required',
      toCityId: 'error-service-city-required',
      toDistrict: 'error-service-district-required',
      toStreet: 'error-street-required',
      date: 'error-date-required',
      window: 'error-window-required',
      termsAccepted: 'error-accept-terms',
    });
  });

  it('is trimmed', () => {
    const typed = aServiceForm({ notes: 'Кучето не хапе.' });
    const spaced = Object.fromEntries(
      Object.entries(typed).map(([name, value]) => {
        const isDay = name === 'date' || name === 'window';
        return [name, typeof value === 'string' && !isDay ? `  ${value} ` : value];
      }),
    ) as typeof typed;
    const normalised = { ...typed, phone: '0888123456' };
    expect(serviceRules.order.commandOf(spaced, true)).toEqual({ ...normalised, moving: true });
    expect(serviceRules.order.commandOf(spaced, false)).toMatchObject({
      toDistrict: '',
      toStreet: '',
      toEntrance: '',
      toFloor: '',
    });
    const {
      name: _name,
      phone: _phone,
      email: _email,
      cityId: _city,
      termsAccepted: _terms,
      ...visit
    } = normalised;
    expect(serviceRules.change.commandOf(spaced, true)).toEqual({ ...visit, moving: true });
  });

  it('requires the destination only for moving, and deletes it otherwise', () => {
    const nowhere = { toCityId: null, toDistrict: '', toStreet: '' };
    expect(errorsOf(nowhere)).toEqual({});
    expect(Object.keys(errorsOf(nowhere, true)).toSorted()).toEqual(['toCityId', 'toDistrict', 'toStreet']);
    expect(serviceRules.order.commandOf(aServiceForm(), false)).toMatchObject({
      toCityId: null,
      toStreet: '',
    });
  });

  it.each([
    ['2027-03-08', 'error-date-past'],
    ['2027-02-30', 'error-date-invalid'],
    ['утре', 'error-date-invalid'],
    ['2027-06-08', 'error-date-too-far'],
  ])('rejects the day %s: %s (MODAL-08)', (date, error) => {
    expect(errorsOf({ date })).toEqual({ date: error });
  });

  it('is accepted up to 90 days ahead', () => {
    expect(errorsOf({ date: '2027-06-07' })).toEqual({});
  });

  it('for today requires a window that a team can still reach', () => {
    expect(errorsOf({ date: '2027-03-09', window: '12-16' })).toEqual({ window: 'error-window-too-soon' });
    expect(errorsOf({ date: '2027-03-09', window: '16-20' })).toEqual({});
  });

  it('rejects phones that are not Bulgarian mobile numbers (MODAL-10)', () => {
    expect(errorsOf({ phone: '02 987 65 43' })).toEqual({ phone: 'error-phone-invalid' });
  });

  it('within the withdrawal period requires the customer’s express request', () => {
    const early = (facts: Parameters<typeof aServiceForm>[0], until: string | null) =>
      serviceRules.order.errorsOf(aServiceForm(facts), false, NOW, until);
    const required = { earlyStart: 'error-early-start-required' };
    expect(early({ earlyStart: false, date: '2027-03-23' }, '2027-03-23')).toEqual(required);
    expect(early({ earlyStart: false, date: '2027-03-24' }, '2027-03-23')).toEqual({});
    expect(early({ earlyStart: true, date: '2027-03-23' }, '2027-03-23')).toEqual({});
    expect(early({ earlyStart: false, date: '2027-03-23' }, null)).toEqual({});
    const form = aServiceForm({ earlyStart: false });
    expect(serviceRules.change.errorsOf(form, false, NOW, '2027-03-23')).toEqual(required);
  });

  it('is changed under the same rules', () => {
    expect(serviceRules.change.errorsOf(aServiceForm({ date: '' }), false, NOW)).toEqual({
      date: 'error-date-required',
    });
    const form = aServiceForm({ street: ' ', date: '2027-03-01' });
    expect(serviceRules.change.errorsOf(form, false, NOW)).toEqual({
      street: 'error-street-required',
      date: 'error-date-past',
    });
  });
});

describe('An enquiry about interior design (SERV-08)', () => {
  const enquiry = {
    ...EMPTY_INTERIOR_ENQUIRY,
    name: 'Мария',
    phone: '+359 888 123 456',
    email: 'maria@example.com',
    message: 'Искаме да обновим хола.',
  };

  it('requires a contact and a message; the rest is optional', () => {
    expect(serviceRules.enquiry.errorsOf(enquiry)).toEqual({});
    expect(serviceRules.enquiry.errorsOf(EMPTY_INTERIOR_ENQUIRY)).toEqual({
      name: 'error-name-required',
      phone: 'error-phone-invalid',
      email: 'error-email-invalid',
      message: 'error-enquiry-message',
    });
  });

  it('is trimmed', () => {
    const typed = {
      ...enquiry,
      name: ' Мария ',
      email: ' maria@example.com',
      message: `${enquiry.message}\n`,
    };
    expect(serviceRules.enquiry.commandOf({ ...typed, area: ' ' })).toMatchObject({
      name: 'Мария',
      phone: '0888123456',
      email: 'maria@example.com',
      message: enquiry.message,
      area: null,
    });
    expect(serviceRules.enquiry.commandOf({ ...typed, area: ' 62,5 ' }).area).toBe(62.5);
  });

  it.each(['4', '2001', 'голям', '62,55', '-80'])('rejects an area of „%s“', (area) => {
    expect(serviceRules.enquiry.errorsOf({ ...enquiry, area })).toEqual({ area: 'error-interior-area' });
  });

  it('accepts at most five pictures', () => {
    const pictures = Array.from({ length: 6 }, (_, index) => `key-${index}`);
    expect(serviceRules.enquiry.errorsOf({ ...enquiry, pictures })).toEqual({
      pictures: 'error-enquiry-pictures',
    });
  });

  it('can include the approximate price of a package', () => {
    const [consultation, concept] = INTERIOR_PACKAGES;
    expect(interiorEstimate(consultation, null)).toBe(19_000);
    expect(interiorEstimate(concept, null)).toBeNull();
    expect(interiorEstimate(concept, 80)).toBe(312_000);
  });
});
