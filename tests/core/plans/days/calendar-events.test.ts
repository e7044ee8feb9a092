import { describe, expect, it } from 'vitest';
import { planDays } from '../../../../src/core/plans/days/plan-days.ts';
import { calendarEvents, revisionOf } from '../../../../src/core/plans/days/calendar-events.ts';
import { aPlan } from '../../../support/a-plan.ts';

const known = { today: '2027-03-01', viewing: '2027-03-02 18:30' };

describe('The events of a plan (PLAN-06)', () => {
  it('have ids that do not change with their days', () => {
    const [before, after] = ['2027-03-10', '2027-03-17'].map((movingInOn) =>
      calendarEvents('one', planDays(aPlan({ movingInOn }), known).days),
    );
    const uids = (events: typeof before) => events?.map(({ uid }) => uid);
    expect(uids(after)).toEqual(uids(before));
    expect(new Set(uids(before)).size).toBe(before?.length);
    const other = calendarEvents('other', planDays(aPlan(), known).days);
    expect(uids(other)).not.toContain(before?.[0]?.uid);
    expect(before?.find(({ step }) => step === 'moving-in')?.day).toBe('2027-03-10');
    expect(after?.find(({ step }) => step === 'moving-in')?.day).toBe('2027-03-17');
  });

  it('remove the cleaning and the move if a plan has none', () => {
    const events = calendarEvents('one', planDays(aPlan(), known).days);
    expect(events.filter(({ isGone }) => isGone).map(({ step }) => step)).toEqual(['cleaning', 'move']);
    expect(events[0]).toMatchObject({ step: 'viewing', time: '18:30', isGone: false });
  });

  it('are empty without a moving day', () => {
    expect(calendarEvents('one', [])).toEqual([]);
  });

  it('have increasing revisions: with each change and each day', () => {
    const [morning, noon] = [new Date('2027-03-01T06:00:00Z'), new Date('2027-03-01T10:00:00Z')];
    const of = (changedAt: Date, today: string) => revisionOf(changedAt, today).sequence;
    expect(of(noon, '2027-03-01')).toBeGreaterThan(of(morning, '2027-03-01'));
    expect(of(morning, '2027-03-02')).toBeGreaterThan(of(noon, '2027-03-01'));
    expect(revisionOf(morning, '2027-03-02').at.toISOString()).toBe('2027-03-01T22:00:00.000Z');
    expect(of(new Date('2060-01-01'), '2060-01-01')).toBeLessThan(2 ** 31);
  });
});
