import { describe, expect, it } from 'vitest';
import {
  EMPTY_VIEWING_REQUEST,
  ViewingRequestCommand,
} from '../../../src/core/properties/viewings/viewing-request-command.ts';
import type { ViewingRequestForm } from '../../../src/core/properties/viewings/viewing-request-command.ts';
import { slotErrorsOf } from '../../../src/core/properties/viewings/viewing-time.ts';
import {
  ownerAnswersTo,
  VIEWING_STATUSES,
  viewingChange,
  visitorAnswersTo,
} from '../../../src/core/properties/viewings/viewing.ts';
import type { Viewing } from '../../../src/core/properties/viewings/viewing.ts';
import { visitorRules } from '../../../src/core/properties/visitor-rules.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const FORM: ViewingRequestForm = {
  ...EMPTY_VIEWING_REQUEST,
  name: 'Ева',
  phone: '123',
  email: 'eva@example.com',
  date: '2026-11-21',
  time: '12:01',
};
const errorsOf = (changes: Partial<ViewingRequestForm>, offered: string[] = []) =>
  new ViewingRequestCommand({ ...FORM, ...changes }).errorsAt(NOW, offered);

describe('The form for a viewing (HOME-12)', () => {
  it('accepts any phone, and a time a minute ahead', () => {
    expect(errorsOf({})).toEqual({});
    expect(new ViewingRequestCommand({ ...FORM, date: ' 2026-11-21 ' }).dateTime).toBe('2026-11-21 12:01');
  });

  it('is trimmed', () => {
    const spaced = {
      ...FORM,
      name: ' Ева ',
      phone: ' 123 ',
      email: ' eva@example.com ',
      time: ' 12:01 ',
      question: ' Да? ',
    };
    expect({ ...visitorRules.viewing.commandOf(spaced) }).toEqual({ ...FORM, question: 'Да?' });
    expect(visitorRules.viewing.commandOf({ ...FORM, asksOnly: true })).toMatchObject({ date: '', time: '' });
    expect(visitorRules.viewing.errorsOf(FORM, NOW, ['2026-11-25 18:00'])).toEqual({
      date: 'error-time-not-offered',
      time: 'error-time-not-offered',
    });
  });

  it('is empty at first, and requires a name, a contact and a time', () => {
    expect(visitorRules.viewing.errorsOf(EMPTY_VIEWING_REQUEST, NOW, [])).toEqual({
      name: 'error-viewing-name-required',
      phone: 'error-phone-required',
      email: 'error-email-invalid',
      date: 'error-date-required',
      time: 'error-time-required',
    });
  });

  it('reports an invalid time without the error that it is not offered', () => {
    const past = { date: 'error-date-time-past', time: 'error-date-time-past' };
    expect(errorsOf({ time: '11:59' }, ['2026-11-25 18:00'])).toEqual(past);
    expect(errorsOf({ date: '2026-02-31' })).toEqual({
      date: 'error-date-time-invalid',
      time: 'error-date-time-invalid',
    });
    expect(errorsOf({ asksOnly: true, question: 'Да?' }, ['2026-11-25 18:00'])).toEqual({});
    expect(errorsOf({ date: '' }, ['2026-11-25 18:00'])).toEqual({ date: 'error-date-required' });
  });

  it.each([
    [{ name: ' ' }, ['name']],
    [{ phone: '' }, ['phone']],
    [{ email: 'eva' }, ['email']],
    [{ email: 'eva@example' }, ['email']],
    [{ email: 'e va@example.com' }, ['email']],
    [{ date: '' }, ['date']],
    [{ time: '' }, ['time']],
    [{ time: '12:00' }, ['date', 'time']],
    [{ date: '2026-11-20' }, ['date', 'time']],
    [{ date: '2026-02-31' }, ['date', 'time']],
    [{ date: '', time: '', name: '' }, ['name', 'date', 'time']],
  ])('%j gives the errors %j', (changes, fields) => {
    expect(Object.keys(errorsOf(changes)).toSorted()).toEqual(fields.toSorted());
  });
});

describe('The time of a viewing', () => {
  it.each([
    ['2027-01-20', '08:00', {}],
    ['2027-01-20', '21:00', {}],
    ['2027-01-21', '10:00', { date: 'error-viewing-too-far' }],
    ['2099-12-31', '03:00', { date: 'error-viewing-too-far', time: 'error-viewing-hours' }],
    ['2026-11-22', '07:59', { time: 'error-viewing-hours' }],
    ['2026-11-22', '21:01', { time: 'error-viewing-hours' }],
  ])('%s at %s', (date, time, errors) => {
    expect(errorsOf({ date, time })).toEqual(errors);
  });

  it('must be one of the offered times, if any', () => {
    const offered = ['2026-11-25 18:00', '2026-11-26 18:00'];
    expect(errorsOf({ date: '2026-11-25', time: '18:00' }, offered)).toEqual({});
    const beside = { date: 'error-time-not-offered', time: 'error-time-not-offered' };
    expect(errorsOf({ date: '2026-11-25', time: '18:30' }, offered)).toEqual(beside);
  });
});

describe('A question', () => {
  it('requires no time', () => {
    const only = { asksOnly: true, date: '', time: '' };
    expect(errorsOf({ ...only, question: 'Допускате ли куче?' })).toEqual({});
    expect(errorsOf({ ...only, question: ' ' })).toEqual({ question: 'error-question-required' });
    expect(errorsOf({ ...only, question: 'x'.repeat(1_001) })).toEqual({ question: 'error-text-too-long' });
    expect(new ViewingRequestCommand({ ...FORM, asksOnly: true, question: 'Да?' }).dateTime).toBe('');
  });

  it('may include a time', () => {
    expect(errorsOf({ question: 'Допускате ли куче?' })).toEqual({});
    expect(ownerAnswersTo('requested', false, false)).toEqual(['propose', 'decline']);
  });
});

describe('A name', () => {
  it('may have one letter, and has its own error', () => {
    expect(errorsOf({ name: 'Й' })).toEqual({});
    expect(errorsOf({ name: ' ' })).toEqual({ name: 'error-viewing-name-required' });
  });
});

describe('The status of a viewing', () => {
  it.each([
    ['requested', ['accept', 'propose', 'decline'], ['propose', 'cancel']],
    ['proposed', ['propose', 'decline'], ['accept', 'propose', 'cancel']],
    ['accepted', ['propose', 'decline'], ['propose', 'cancel']],
  ] as const)('when %s permits the owner %j and the visitor %j', (status, owner, visitor) => {
    expect(ownerAnswersTo(status, false)).toEqual(owner);
    expect(visitorAnswersTo(status, false)).toEqual(visitor);
  });

  it.each(VIEWING_STATUSES)('has no actions after the time (%s)', (status) => {
    expect([...ownerAnswersTo(status, true), ...visitorAnswersTo(status, true)]).toEqual([]);
  });

  it.each(['declined', 'cancelled'] as const)('is final when %s', (status) => {
    expect([...ownerAnswersTo(status, false), ...visitorAnswersTo(status, false)]).toEqual([]);
  });
});

describe('A concurrent change of a viewing', () => {
  const before: Viewing = {
    id: 1,
    property: { id: 7, title: 'Студио', city: { id: 1, name: 'София' }, district: { id: 2, name: 'Изток' } },
    address: '',
    map: null,
    status: 'accepted',
    dateTime: '2026-11-25 18:00',
    question: '',
    isPast: false,
    note: '',
    createdAt: '2026-11-20T10:00:00Z',
  };

  it.each([
    [{}, null],
    [{ note: 'Ще закъснея.' }, null],
    [{ status: 'cancelled', isPast: true }, 'viewing-meanwhile-cancelled'],
    [{ dateTime: '2026-11-25 19:00' }, 'viewing-meanwhile-moved'],
    [{ isPast: true }, 'viewing-meanwhile-past'],
  ] as const)('%j gives the message %s', (change, message) => {
    expect(viewingChange(before, { ...before, ...change })).toBe(message);
  });
});

describe('Another time proposed by the owner', () => {
  const { errorsOf: proposalErrorsOf } = visitorRules.proposal;
  const proposal = { date: '2026-11-25', time: '18:00', note: '', address: '' };

  it.each([
    [{}, {}],
    [{ date: '' }, { date: 'error-date-required' }],
    [{ time: '' }, { time: 'error-time-required' }],
    [
      { date: '', time: '' },
      { date: 'error-date-required', time: 'error-time-required' },
    ],
    [{ time: '22:00' }, { time: 'error-viewing-hours' }],
    [{ note: `${'x'.repeat(1_000)}  ` }, {}],
    [{ address: 'x'.repeat(121) }, { address: 'error-text-too-long' }],
    [{ note: 'x'.repeat(1_001) }, { note: 'error-text-too-long' }],
    [
      { note: 'x'.repeat(1_001), time: '' },
      { note: 'error-text-too-long', time: 'error-time-required' },
    ],
  ])('is validated: case %#', (change, errors) => {
    expect(proposalErrorsOf({ ...proposal, ...change }, NOW)).toEqual(errors);
  });
});

describe('The times of an owner', () => {
  it('may be past only if they were saved before', () => {
    const past = '2026-11-20 18:00';
    expect(slotErrorsOf([past, '2026-11-25 18:00'], [past], NOW)).toEqual({});
    expect(Object.keys(slotErrorsOf(['2026-11-25 18:00', past], [], NOW))).toEqual(['slots']);
  });

  it('must be valid times, also those saved before', () => {
    expect(slotErrorsOf(['утре'], ['утре'], NOW)).toEqual({ slots: 'error-date-time-invalid' });
  });
});
