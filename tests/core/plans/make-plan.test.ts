import { describe, expect, it } from 'vitest';
import { changePlan } from '../../../src/core/plans/change-plan.ts';
import { isServed, makePlan, withPrefilled } from '../../../src/core/plans/make-plan.ts';
import { NOT_SAID } from '../../../src/core/plans/moving-plan.ts';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';
import { renewPlanned } from '../../../src/core/plans/plan-changes.ts';
import { aService } from '../../support/a-service.ts';
import type { ServiceCity } from '../../../src/core/services/service-gateway.ts';
import type { Service, ServiceGroup } from '../../../src/core/services/service.ts';
import { someCities, someHomeFacts } from '../../support/a-plan.ts';

const { sqm: _, ...counted } = aService({ type: 'moving' });
const items = (price: number): Service[] => [
  aService({ serviceKey: 'deep-home', type: 'deep', severity: 1 }),
  { ...counted, serviceKey: 'moving-two', hours: 3, least: 2 },
  { ...counted, serviceKey: 'moving-boxes', quantity: 20, least: 5, price },
];
const offering = (price: number): ServiceGroup[] => [
  { key: 'all', catalogue: 'cleaning', name: '', items: items(price) },
];
const served = [
  { id: 1, name: 'София', kinds: ['cleaning', 'moving'] },
  { id: 2, name: 'Пловдив', kinds: ['moving'] },
] satisfies ServiceCity[];
const sources = { groups: offering(350), cities: someCities, served };
const plan = makePlan(someHomeFacts(), { movingInOn: '2027-03-10' }, sources);
const boxes = ({ move }: MovingPlan) => move.services.find(({ serviceKey }) => serviceKey === 'moving-boxes');
const hours = ({ move }: MovingPlan) =>
  move.services.find(({ serviceKey }) => serviceKey === 'moving-two')?.hours;

describe('A plan (PLAN-01)', () => {
  it('is for one person by default, with its cleaning and move filled in', () => {
    expect(plan).toMatchObject({ people: 1, budget: null, movingInOn: '2027-03-10', from: NOT_SAID });
    expect(plan.cleaning.services).toMatchObject([{ serviceKey: 'deep-home', sqm: 64 }]);
    expect(boxes(plan)).toMatchObject({ quantity: 10, price: 350 });
  });

  it('has more boxes for more people, and more hours from another city', () => {
    expect(boxes(changePlan(plan, { people: 3 }, sources))?.quantity).toBe(30);
    expect(hours(plan)).toBe(3);
    expect(hours(changePlan(plan, { from: { ...NOT_SAID, cityId: 2 } }, sources))).toBe(6);
    expect(hours(changePlan(plan, { from: { ...NOT_SAID, cityId: 1 } }, sources))).toBe(3);
  });

  it('does not change chosen or ordered services', () => {
    const chosen = changePlan(plan, { move: { ...plan.move, chosen: true } }, sources);
    expect(boxes(changePlan(chosen, { people: 3 }, sources))?.quantity).toBe(10);
    const ordered = changePlan(plan, { move: { ...plan.move, orderToken: 'the-link' } }, sources);
    expect(boxes(changePlan(ordered, { people: 3 }, sources))?.quantity).toBe(10);
    expect(withPrefilled(chosen, 'move', sources).move.chosen).toBe(false);
  });

  it('deletes the shares of removed people', () => {
    const shared = changePlan(plan, { people: 2, parts: [2, 1] }, sources);
    expect(shared.parts).toEqual([2, 1]);
    expect(changePlan(shared, { budget: 100 }, sources).parts).toEqual([2, 1]);
    expect(changePlan(shared, { people: 3 }, sources).parts).toBeNull();
  });
});

describe('Teams', () => {
  const from = (cityId: number | null) => ({ ...NOT_SAID, cityId });
  const inCity = (cityId: number | null, start: number | null, work: 'cleaning' | 'move') =>
    isServed({ home: someHomeFacts({ cityId }), from: from(start), leaving: null }, work, served);

  it('serve the city of the home for cleaning and the start of the move', () => {
    expect(inCity(1, 9, 'cleaning')).toBe(true);
    expect(inCity(2, 1, 'cleaning')).toBe(false);
    expect(inCity(9, 1, 'cleaning')).toBe(false);
    expect(inCity(2, 1, 'move')).toBe(true);
    expect(inCity(2, null, 'move')).toBe(true);
    expect(inCity(1, 9, 'move')).toBe(false);
    expect(inCity(9, 1, 'move')).toBe(false);
    expect(inCity(null, null, 'move')).toBe(true);
  });

  it('from other cities are not included', () => {
    const elsewhere = makePlan(someHomeFacts({ cityId: 9 }), {}, sources);
    expect([elsewhere.cleaning.services, elsewhere.move.services]).toEqual([[], []]);
  });
});

describe('Changed service prices (PLAN-10)', () => {
  const dearer = { ...sources, groups: offering(400) };

  it('do not change a plan automatically', () => {
    expect(boxes(changePlan(plan, { budget: 100, movingInOn: null }, dearer))?.price).toBe(350);
  });

  it('are reported with the new price', () => {
    const { services, changes } = renewPlanned(plan.move, dearer.groups);
    expect(changes).toMatchObject([{ kind: 'price', serviceKey: 'moving-boxes', before: 350, now: 400 }]);
    expect(services.at(-1)).toMatchObject({ quantity: 10, price: 400 });
    expect(renewPlanned(plan.move, sources.groups)).toEqual({ services: plan.move.services, changes: [] });
  });

  it('are reported with discontinued services', () => {
    expect(renewPlanned(plan.move, []).changes.map(({ kind }) => kind)).toEqual(['gone', 'gone']);
  });
});
