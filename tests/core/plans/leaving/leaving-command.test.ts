import { describe, expect, it } from 'vitest';
import { LeavingCommand, leavingFormOf } from '../../../../src/core/plans/leaving/leaving-command.ts';
import type { LeavingForm } from '../../../../src/core/plans/leaving/leaving-command.ts';
import { leavingTasks, routeOf, USUAL_LEAVING } from '../../../../src/core/plans/leaving/leaving.ts';
import { makePlan } from '../../../../src/core/plans/make-plan.ts';
import { NOT_SAID } from '../../../../src/core/plans/moving-plan.ts';
import { plannedOrder } from '../../../../src/core/plans/planned-order.ts';
import { aPlan, someHomeFacts } from '../../../support/a-plan.ts';

const form = (change: Partial<LeavingForm> = {}): LeavingForm => ({
  ...leavingFormOf(USUAL_LEAVING, 'bg'),
  ...change,
});
const errors = (change: Partial<LeavingForm>) =>
  new LeavingCommand(form(change)).errorsAt(90_000, '2027-03-01');

describe('The terms of leaving', () => {
  it('are parsed as people type them', () => {
    const written = form({
      noticeCount: '30',
      noticeUnit: 'days',
      noticeGivenOn: '2027-03-01',
      owed: '120,50',
      termEndsOn: '2027-09-01',
    });
    expect(new LeavingCommand(written).leaving).toEqual({
      notice: { count: 30, unit: 'days' },
      noticeGivenOn: '2027-03-01',
      termEndsOn: '2027-09-01',
      rentDay: 1,
      owed: 12_050,
      depositDays: 0,
    });
    expect(leavingFormOf(new LeavingCommand(written).leaving, 'bg')).toEqual(written);
    expect(errors({})).toEqual({});
  });

  it.each([
    [{ noticeCount: '13' }, { noticeCount: 'error-leaving-notice' }],
    [{ noticeCount: 'месец' }, { noticeCount: 'error-leaving-notice' }],
    [{ noticeGivenOn: '2027-03-02' }, { noticeGivenOn: 'error-leaving-notice-given' }],
    [{ termEndsOn: '2027-02-30' }, { termEndsOn: 'error-date-invalid' }],
    [{ rentDay: '32' }, { rentDay: 'error-leaving-rent-day' }],
    [{ rentDay: '0' }, { rentDay: 'error-leaving-rent-day' }],
    [{ owed: '900,01' }, { owed: 'error-leaving-owed' }],
    [{ owed: 'много' }, { owed: 'error-amount-in-digits' }],
    [{ depositDays: '181' }, { depositDays: 'error-leaving-deposit-days' }],
  ])('reject %o', (change, refused) => {
    expect(errors(change)).toEqual(refused);
  });
});

describe('A plan for leaving', () => {
  it('moves from the home to the other address, also in its moving order', () => {
    const to = { cityId: 2, district: 'Кършияка', floor: 4, lift: false };
    const plan = aPlan({ leaving: USUAL_LEAVING, from: to, movingInOn: '2027-03-10' });
    expect(routeOf(plan)).toEqual({ start: plan.home, end: to });
    expect(plannedOrder(plan, 'move', '2027-03-01')).toMatchObject({
      cityId: 1,
      district: 'Лозенец',
      toCityId: 2,
      toDistrict: 'Кършияка',
      toFloor: '4',
      date: '2027-03-09',
    });
    expect(plannedOrder(plan, 'cleaning', '2027-03-01')).toMatchObject({
      district: 'Лозенец',
      date: '2027-03-10',
    });
  });

  it('has tasks for the heating of the home', () => {
    const tasks = (heating: 'tec' | 'gas' | 'none') => leavingTasks(someHomeFacts({ heating, bills: [] }));
    expect(tasks('tec')).toContain('heating');
    expect(tasks('tec')).not.toContain('gas');
    expect(tasks('gas')).toContain('gas');
    expect(tasks('none')).toEqual([
      'electricity',
      'water',
      'internet',
      'entrance-fee',
      'payments',
      'address',
    ]);
  });

  it('uses the cleaning for homes that are left', () => {
    const group = {
      key: 'deep',
      catalogue: 'cleaning' as const,
      name: '',
      items: ['deep-home', 'moving-out'].map((serviceKey) => ({
        serviceKey,
        name: serviceKey,
        description: '',
        type: 'deep' as const,
        price: 580,
        sqm: 60,
        severity: 1,
        least: 30,
        minutes: 3,
        visitDays: null,
      })),
    };
    const served = [{ id: 1, name: 'София', kinds: ['cleaning' as const] }];
    const sources = { groups: [group], cities: [], served: served as never };
    const keys = (leaving: typeof USUAL_LEAVING | null) =>
      makePlan(someHomeFacts(), { leaving, from: NOT_SAID }, sources).cleaning.services.map(
        ({ serviceKey }) => serviceKey,
      );
    expect(keys(USUAL_LEAVING)).toEqual(['moving-out']);
    expect(keys(null)).toEqual(['deep-home']);
  });
});
