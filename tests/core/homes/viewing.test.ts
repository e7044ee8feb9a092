import { describe, expect, it } from 'vitest';
import { ViewingRequestCommand } from '../../../src/core/homes/viewing-request-command.ts';
import { ownerAnswersTo, VIEWING_STATUSES, visitorAnswersTo } from '../../../src/core/homes/viewing.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const FORM = { name: 'Ева', phone: '123', email: 'eva@example.com', date: '2026-11-21', time: '12:01' };
const errorsOf = (changes: Partial<typeof FORM>) =>
  new ViewingRequestCommand({ ...FORM, ...changes }).errorsAt(NOW);

describe('the form for a viewing (HOME-12)', () => {
  it('takes any telephone, and a minute from now', () => {
    expect(errorsOf({})).toEqual({});
    expect(new ViewingRequestCommand({ ...FORM, date: ' 2026-11-21 ' }).dateTime).toBe('2026-11-21 12:01');
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
  ])('%j marks %j', (changes, fields) => {
    expect(Object.keys(errorsOf(changes)).toSorted()).toEqual(fields.toSorted());
  });
});

describe('where a viewing stands', () => {
  it('says what each side may do', () => {
    expect(ownerAnswersTo('requested', false)).toEqual(['accept', 'propose', 'decline']);
    expect(ownerAnswersTo('accepted', false)).not.toContain('accept');
    expect(visitorAnswersTo('proposed', false)).toEqual(['accept', 'cancel']);
    expect(visitorAnswersTo('requested', false)).toEqual(['cancel']);
  });

  it.each(VIEWING_STATUSES)('once the time is past, nobody answers (%s)', (status) => {
    expect([...ownerAnswersTo(status, true), ...visitorAnswersTo(status, true)]).toEqual([]);
  });

  it.each(['declined', 'cancelled'] as const)('%s is the end', (status) => {
    expect([...ownerAnswersTo(status, false), ...visitorAnswersTo(status, false)]).toEqual([]);
  });
});
