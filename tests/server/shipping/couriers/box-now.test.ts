import { describe, expect, it } from 'vitest';
import {
  boxNowEvents,
  compartmentOf,
  internationalPhone,
} from '../../../../server/modules/shipping/couriers/box-now/box-now-values.ts';

const statesOf = (...types: string[]) =>
  boxNowEvents({
    id: '1',
    state: 'new',
    events: types.map((type, hour) => ({ type, createTime: `2026-11-20T0${hour}:00:00Z` })),
  }).map(({ state }) => state);

describe('BOX NOW', () => {
  it('returns a parcel that nobody took', () => {
    expect(statesOf('new', 'in-depot', 'final-destination', 'expired', 'returned')).toEqual([
      'in-transit',
      'at-office',
      'returning',
      'returned',
    ]);
  });

  it('brings a parcel of the buyer to the vendor', () => {
    expect(statesOf('new', 'accepted-for-return', 'in-depot', 'returned')).toEqual([
      'handed-over',
      'in-transit',
      'delivered',
    ]);
  });

  it('ignores events that are unknown or change nothing', () => {
    expect(statesOf('new', 'missing', 'teleported')).toEqual([]);
  });

  it.each([
    [[600, 450, 80], 1],
    [[600, 450, 81], 2],
    [[600, 450, 360], 3],
    [[610, 450, 80], 3],
  ] as const)('puts a parcel of %j mm into compartment %i', (sides, compartment) => {
    expect(compartmentOf(sides)).toBe(compartment);
  });

  it('gets telephones with the code of the country', () => {
    expect(internationalPhone('0888 12-34-56')).toBe('+359888123456');
    expect(internationalPhone('+359 2 987 65 43')).toBe('+35929876543');
  });
});
