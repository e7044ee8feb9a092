import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  sandboxEvents,
  sandboxExpectedDay,
  sandboxSettledAt,
  sandboxWaitsUntil,
} from '../../../server/modules/shipping/couriers/sandbox-course.ts';
import type { SandboxParcel } from '../../../server/modules/shipping/couriers/sandbox-course.ts';
import { HOUR } from '../../../src/core/shared/durations.ts';
import { isFinalShipment, parcelState } from '../../../src/core/shipping/shipment.ts';

const createdAt = new Date('2026-11-23T09:00:00Z');
const after = (hours: number) => new Date(createdAt.getTime() + hours * HOUR);
const parcel = (change: Partial<SandboxParcel> = {}): SandboxParcel => ({
  number: '1050000001',
  method: 'office',
  isReturn: false,
  createdAt,
  cancelledAt: null,
  codAmount: 5_000,
  ...change,
});
const statesOf = (one: SandboxParcel, hours: number) =>
  sandboxEvents(one, after(hours)).map(({ state }) => state);

describe('The course of a sandbox parcel (SHIP-03)', () => {
  it('only grows with time, has each state once, and ends in one final state', () => {
    const parcels = fc.record({
      number: fc.integer({ min: 1_050_000_000, max: 1_050_999_999 }).map(String),
      method: fc.constantFrom('address' as const, 'office' as const, 'locker' as const),
      isReturn: fc.boolean(),
    });
    fc.assert(
      fc.property(parcels, fc.nat(500), fc.nat(500), (change, one, other) => {
        const it = parcel(change);
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((hours) =>
          statesOf(it, hours),
        );
        expect(late?.slice(0, early?.length)).toEqual(early);
        expect(new Set(late).size).toBe(late?.length);
        const all = sandboxEvents(it, after(500));
        expect(all.filter(({ state }) => isFinalShipment(state))).toHaveLength(1);
        expect(isFinalShipment(parcelState(all) ?? 'ready')).toBe(true);
      }),
    );
  });

  it('is late for numbers that end with 8, and not collected for those with 9', () => {
    expect(statesOf(parcel(), 50)).toEqual(['handed-over', 'in-transit', 'at-office', 'delivered']);
    expect(statesOf(parcel({ number: '1050000008' }), 50)).toEqual(['handed-over', 'in-transit']);
    expect(statesOf(parcel({ number: '1050000009' }), 300).slice(-2)).toEqual(['returning', 'returned']);
    expect(statesOf(parcel({ number: '1050000009', isReturn: true }), 300).at(-1)).toBe('delivered');
    expect(statesOf(parcel({ cancelledAt: after(1) }), 50)).toEqual([]);
  });

  it('has an expected day, which changes when a late parcel is in transit', () => {
    const late = parcel({ number: '1050000008' });
    expect([sandboxExpectedDay(parcel(), after(1)), sandboxExpectedDay(late, after(1))]).toEqual([
      '2026-11-24',
      '2026-11-24',
    ]);
    expect(sandboxExpectedDay(late, after(10))).toBe('2026-11-27');
  });

  it('waits a week at an office, and pays its cash two days after the delivery', () => {
    expect(sandboxWaitsUntil(parcel(), after(25))).toBe('2026-12-01');
    expect(sandboxWaitsUntil(parcel(), after(50))).toBeNull();
    expect(sandboxSettledAt(parcel(), after(91))).toBeNull();
    expect(sandboxSettledAt(parcel(), after(92))).toEqual(after(92));
    expect(sandboxSettledAt(parcel({ codAmount: 0 }), after(500))).toBeNull();
  });
});
