import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ensurePickup, pickupDays, pickupErrors } from '../../../src/core/shipping/pickup.ts';
import { settlementResult } from '../../../src/core/shipping/settlement.ts';
import { inOrder, PARCEL_STATES, parcelState } from '../../../src/core/shipping/shipment.ts';
import type { ParcelEvent } from '../../../src/core/shipping/shipment.ts';

const event = (state: ParcelEvent['state'], hour: number): ParcelEvent => ({
  key: `${state}-${hour}`,
  state,
  at: new Date(Date.UTC(2026, 10, 21, hour)).toISOString(),
});

const events = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...PARCEL_STATES), fc.integer({ min: 0, max: 23 })).map(([s, h]) => event(s, h)),
  { selector: ({ key }) => key, maxLength: 8 },
);

describe('The state of a parcel (SHIP-05)', () => {
  it('does not depend on the order or the repetition of its events', () => {
    fc.assert(
      fc.property(events, fc.infiniteStream(fc.nat()), (all, random) => {
        const shuffled = [...all, ...all.slice(0, 3)]
          .map((one) => ({ one, rank: random.next().value ?? 0 }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ one }) => one);
        expect(parcelState(shuffled)).toBe(parcelState(all));
        expect(inOrder(shuffled)).toEqual(inOrder(all));
      }),
    );
  });

  it('never leaves a final state, whatever is reported later', () => {
    const delivered = [event('handed-over', 1), event('delivered', 9)];
    expect(parcelState([...delivered, event('in-transit', 12)])).toBe('delivered');
    expect(parcelState([event('in-transit', 5), event('handed-over', 2)])).toBe('in-transit');
    expect(parcelState([])).toBeNull();
  });
});

describe('The window of a collection', () => {
  const friday = new Date('2026-11-20T10:00:00Z');
  const window = { day: '2026-11-23', from: '10:00', to: '14:00' };

  it('is on a working day within two weeks', () => {
    expect(pickupErrors(window, friday)).toEqual({});
    expect(pickupDays(friday)).not.toContain('2026-11-21');
    for (const day of ['2026-11-19', '2026-11-22', '2026-12-20', '2026-02-30', 'x']) {
      expect(pickupErrors({ ...window, day }, friday), day).toEqual({ day: 'error-pickup-day' });
    }
  });

  it('leaves two hours within the working time, which are not over today', () => {
    expect(pickupErrors({ ...window, to: '11:59' }, friday)).toEqual({ to: 'error-pickup-window' });
    expect(pickupErrors({ ...window, from: '07:00' }, friday)).toEqual({ from: 'error-pickup-hours' });
    expect(pickupErrors({ ...window, to: '99:99' }, friday)).toEqual({ to: 'error-pickup-window' });
    // It is noon in Sofia.
    const today = { day: '2026-11-20', from: '09:00', to: '13:00' };
    expect(pickupErrors(today, friday)).toEqual({ to: 'error-pickup-window' });
    expect(pickupErrors({ ...today, to: '14:00' }, friday)).toEqual({});
    expect(() => ensurePickup({ ...today, to: '10:00' }, friday)).toThrow(Failure);
  });
});

describe('A payout of cash on delivery (SHIP-06)', () => {
  it('matches the parcel, has another amount, or is of an unknown parcel', () => {
    expect([settlementResult(500, 500), settlementResult(499, 500), settlementResult(500, null)]).toEqual([
      'matched',
      'other-amount',
      'unknown-number',
    ]);
  });
});
