import { describe, expect, it } from 'vitest';
import { plannedOrder } from '../../../src/core/plans/planned-order.ts';
import { aPlan } from '../../support/a-plan.ts';

const TODAY = '2027-03-01';
const from = { cityId: 2, district: 'Кършияка', floor: 4, lift: false };

describe('An order from a plan (PLAN-07)', () => {
  it('of the cleaning is for the new home, the day before', () => {
    expect(plannedOrder(aPlan({ from }), 'cleaning', TODAY)).toEqual({
      cityId: 1,
      district: 'Лозенец',
      floor: '3',
      date: '2027-03-09',
    });
  });

  it('of the move is from the old home to the new one, on the moving day', () => {
    expect(plannedOrder(aPlan({ from }), 'move', TODAY)).toEqual({
      cityId: 2,
      district: 'Кършияка',
      floor: '4',
      toCityId: 1,
      toDistrict: 'Лозенец',
      toFloor: '3',
      date: '2027-03-10',
    });
  });

  it('starts in the same city by default, and omits unknown fields', () => {
    expect(plannedOrder(aPlan(), 'move', TODAY)).toMatchObject({ cityId: 1, district: '', floor: '' });
  });

  it.each([
    ['cleaning', '2027-03-01', '2027-03-01'],
    ['cleaning', '2027-03-02', '2027-03-01'],
    ['move', '2027-02-28', ''],
    ['cleaning', '2027-02-28', ''],
    ['move', '2027-05-30', '2027-05-28'],
    ['move', '2027-05-31', ''],
    ['move', null, ''],
  ] as const)('has an available day: %s for %s is on "%s"', (work, movingInOn, date) => {
    expect(plannedOrder(aPlan({ movingInOn }), work, TODAY).date).toBe(date);
  });
});
