import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDays } from '../../../../src/core/plans/days/plan-days.ts';
import {
  daysToArrive,
  lastDayToOrder,
  planDeliveries,
} from '../../../../src/core/plans/things/deliveries.ts';
import { orderedGoodsOf } from '../../../../src/core/plans/things/ordered-goods.ts';
import type { ChosenThing } from '../../../../src/core/plans/things/planned-things.ts';
import { workingDaysAfter } from '../../../../src/core/shared/official-holidays.ts';
import { addDays } from '../../../../src/core/shared/sofia-time.ts';
import { aChosenThing, aPlan, someHomeFacts, someOrderedGoods } from '../../../support/a-plan.ts';
import { anOrder, aVendorOrder } from '../../../support/an-order.ts';

/** A plan with those products for Wednesday 10 March 2027, with its contract on the Tuesday before. */
const planOf = (things: ChosenThing[], movingInOn = '2027-03-10') =>
  aPlan({ movingInOn, things: { budget: 'modest', things } });
const KEYS = '2027-03-09';
const lamp = aChosenThing({
  need: 'home/lamp',
  product: {
    id: 9,
    vendor: { id: 8, name: 'Светлина', deliveryPrice: 500 },
    deliveryDays: { from: 1, to: 1 },
  },
});

describe('The deliveries of a plan (PLAN-06)', () => {
  it('that are not ordered have order days with arrival from the handover of keys on', () => {
    const [bed] = planDeliveries(planOf([aChosenThing()]), { today: '2027-02-01' }, KEYS);
    // Ordered on the 4th, it may arrive on the 8th. Ordered on the 5th, it arrives from the 9th to the 12th.
    expect(bed).toMatchObject({
      id: 'delivery-7',
      vendor: { name: 'Дървото' },
      order: { from: '2027-03-05', until: '2027-03-05' },
      day: '2027-03-12',
      comes: { from: '2027-03-09', to: '2027-03-12' },
      // Ordered by 3 March, a holiday, it may arrive on the 5th.
      keysBy: '2027-03-05',
      isLate: false,
    });
    const [, quick] = planDeliveries(planOf([aChosenThing(), lamp]), { today: '2027-02-01' }, KEYS);
    expect(quick).toMatchObject({ order: { from: '2027-03-08', until: '2027-03-09' }, day: '2027-03-09' });
  });

  it('of a chosen day are ordered for that day', () => {
    const on = (day: string, today = '2027-02-01') =>
      planDeliveries({ ...planOf([aChosenThing()]), deliveryDays: [{ id: 7, day }] }, { today }, KEYS)[0];
    expect(on('2027-03-18')).toMatchObject({
      day: '2027-03-18',
      order: { from: '2027-03-05', until: '2027-03-11' },
      isChosen: true,
      isLate: false,
      keysBy: null,
    });
    // Too late for moving in, but in time for the chosen day.
    expect(on('2027-03-18', '2027-03-08')).toMatchObject({ isLate: false, day: '2027-03-18' });
    // An impossible day is replaced by the first possible one.
    expect(on('2027-03-10')).toMatchObject({ isChosen: false, day: '2027-03-12' });
  });

  it('to a home that is free after its contract arrive after the handover of keys', () => {
    const home = someHomeFacts({ availableFrom: '2027-03-10' });
    const { days } = planDays({ ...planOf([lamp]), home }, { today: '2027-02-01' });
    const delivery = days.find(({ step }) => step === 'delivery');
    expect(delivery).toMatchObject({ day: '2027-03-10', order: { from: '2027-03-09', until: '2027-03-09' } });
  });

  it('that are too late have the last possible order day', () => {
    const { days, problem } = planDays(planOf([aChosenThing()]), { today: '2027-03-04' });
    expect(days.find(({ step }) => step === 'delivery')).toMatchObject({
      day: '2027-03-12',
      order: { until: '2027-03-03' },
      delivery: { isLate: true },
    });
    expect(problem).toBe('goods-too-late');
  });

  it('that are ordered count from their order, and appear on the day of delivery', () => {
    const plan = planOf([aChosenThing()]);
    const at = (change: object) =>
      planDeliveries(plan, { today: '2027-03-05', goods: [someOrderedGoods(change)] }, KEYS);
    expect(at({})).toMatchObject([{ day: '2027-03-09', order: null, ordered: { number: 'U-100012' } }]);
    expect(at({ status: 'delivered', deliveredOn: '2027-03-04' })).toMatchObject([{ day: '2027-03-04' }]);
    expect(at({ placedOn: '2027-03-04' })).toMatchObject([{ day: '2027-03-11', isLate: true }]);
    expect(at({ status: 'cancelled' })).toMatchObject([{ ordered: null, order: { until: '2027-03-03' } }]);
    // Another product of that vendor: the bed is not ordered.
    expect(at({ products: [{ productId: 5, quantity: 1 }] })).toMatchObject([{ ordered: null }]);
  });

  it('of one vendor have separate ids; the ordered one preserves its id', () => {
    const more = aChosenThing({ need: 'bedroom/desk', product: { id: 2 } });
    const plan = planOf([aChosenThing(), more]);
    const ids = (goods: ReturnType<typeof someOrderedGoods>[]) =>
      planDeliveries(plan, { today: '2027-02-26', goods }, KEYS).map(({ id, ordered }) => [
        id,
        ordered !== null,
      ]);
    expect(ids([])).toEqual([['delivery-7', false]]);
    expect(ids([someOrderedGoods()])).toEqual([
      ['delivery-7', true],
      ['delivery-7-2', false],
    ]);
  });

  it('are empty after the moving day, or without one', () => {
    expect(planDeliveries(planOf([lamp]), { today: '2027-03-11' }, KEYS)).toEqual([]);
    expect(planDeliveries(aPlan({ movingInOn: null }), { today: '2027-03-11' }, KEYS)).toEqual([]);
  });

  it('are in time exactly by the shop’s own rule', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((offset) => addDays('2026-01-01', offset));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 40 }),
        (today, ahead, to) => {
          const movingInOn = addDays(today, ahead);
          const thing = aChosenThing({ product: { deliveryDays: { from: Math.floor(to / 2), to } } });
          const [delivery] = planDeliveries(planOf([thing], movingInOn), { today }, movingInOn);
          const isInTime = to <= (daysToArrive(today, movingInOn) ?? 0);
          expect(delivery?.isLate).toBe(!isInTime);
          expect((delivery?.order?.until ?? '') >= today).toBe(isInTime);
          const last = lastDayToOrder(movingInOn, to);
          expect(workingDaysAfter(last, to) <= movingInOn).toBe(true);
          expect(workingDaysAfter(addDays(last, 1), to) > movingInOn).toBe(true);
        },
      ),
    );
  });
});

describe('An order in a plan (PLAN-07)', () => {
  it('is one per vendor, less returned pieces', () => {
    const delivered = { status: 'delivered', at: '2026-11-24T22:30:00.000Z', note: '' } as const;
    const [part] = orderedGoodsOf(
      anOrder({ vendorOrders: [aVendorOrder({ status: 'delivered', steps: [delivered] })] }),
    );
    expect(part).toMatchObject({
      placedOn: '2026-11-20',
      deliveredOn: '2026-11-25',
      products: [{ productId: 1, quantity: 1 }],
      isAwaited: false,
    });
  });
});

describe('The working days available for a delivery (PLAN-05, PLAN-06)', () => {
  it.each([
    ['Monday to Friday', '2027-03-08', '2027-03-12', 4],
    ['Friday to Monday', '2027-03-12', '2027-03-15', 1],
    ['the day itself', '2027-03-12', '2027-03-12', 0],
    // 30 April to 3 May are Easter, and 4 May replaces Labour Day on a Saturday.
    ['over Easter', '2027-04-29', '2027-05-05', 1],
    ['over Christmas', '2026-12-23', '2026-12-29', 1],
  ])('include %s', (_, today, day, days) => {
    expect(daysToArrive(today, day)).toBe(days);
  });

  it('are unlimited without a day, or after it', () => {
    expect([daysToArrive('2027-03-08', null), daysToArrive('2027-03-08', '2027-03-01')]).toEqual([
      null,
      null,
    ]);
  });

  it('are at most the longest delivery of a vendor', () => {
    expect(daysToArrive('2027-01-01', '2027-12-31')).toBe(180);
  });
});
