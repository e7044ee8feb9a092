import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOT_SAID } from '../../../src/core/plans/moving-plan.ts';
import type { HomeFacts, MovingFrom } from '../../../src/core/plans/moving-plan.ts';
import { prefilledServices, roadKilometres } from '../../../src/core/plans/prefilled-services.ts';
import { FURNITURES } from '../../../src/core/properties/property-choices.ts';
import { whyNotTogether } from '../../../src/core/services/service-selection.ts';
import { boundsOf, measuresError, measuresOf } from '../../../src/core/services/service.ts';
import type { Service, ServiceGroup } from '../../../src/core/services/service.ts';
import { someCities, someHomeFacts } from '../../support/a-plan.ts';

type Listed = Record<string, unknown> & { key: string; measure: string; usual: number };

/** Services on sale. */
const groups = (
  JSON.parse(readFileSync('content/services.json', 'utf8')) as { key: string; items: Listed[] }[]
).map(({ key, items }) => ({
  key,
  name: key,
  items: items.map(({ key: serviceKey, measure, usual, ...item }) => ({
    visitDays: null,
    ...item,
    serviceKey,
    name: serviceKey,
    description: '',
    [measure]: usual,
  })),
})) as unknown as ServiceGroup[];
const offered = new Map<string, Service>(
  groups.flatMap(({ items }) => items).map((one) => [one.serviceKey, one]),
);

const prefilled = (
  work: 'cleaning' | 'move',
  {
    home = {},
    from = {},
    people = 2,
    kilometres = 0,
  }: { home?: Partial<HomeFacts>; from?: Partial<MovingFrom>; people?: number; kilometres?: number } = {},
) =>
  prefilledServices(
    work,
    { home: someHomeFacts(home), from: { ...NOT_SAID, ...from }, people, leaving: null },
    { groups, kilometres },
  );
const amounts = (...options: Parameters<typeof prefilled>) =>
  Object.fromEntries(
    prefilled(...options).map((service) => [
      service.serviceKey,
      service.sqm ?? service.hours ?? service.quantity,
    ]),
  );

describe('Cleaning before moving in (PLAN-03)', () => {
  it('covers the whole area, a window for each room, and additional bathrooms', () => {
    expect(amounts('cleaning')).toEqual({ 'deep-home': 64, windows: 2 });
    expect(amounts('cleaning', { home: { area: 95.2, bedrooms: 2, bathrooms: 2 } })).toEqual({
      'deep-home': 96,
      'bathroom-cleaning': 1,
      windows: 3,
    });
  });

  it('has at least the minimum measures', () => {
    expect(amounts('cleaning', { home: { area: 18, bedrooms: 0 } })).toEqual({ 'deep-home': 30, windows: 2 });
  });
});

describe('The move (PLAN-04)', () => {
  it('of two people to a furnished flat has a small team, its hours and boxes', () => {
    expect(amounts('move')).toEqual({ 'moving-two': 3, 'moving-boxes': 20 });
  });

  it('has a larger team if there is furniture to carry', () => {
    expect(amounts('move', { home: { furniture: 'unfurnished' } })).toEqual({
      'moving-three': 3,
      'moving-boxes': 20,
      'moving-furniture': 2,
    });
  });

  it('counts the floors without a lift at both addresses', () => {
    expect(amounts('move', { from: { floor: 4, lift: false } })).toMatchObject({ 'moving-floors': 4 });
    expect(amounts('move', { from: { floor: 4, lift: false }, home: { lift: false } })).toMatchObject({
      'moving-floors': 7,
    });
    for (const from of [{ floor: 4, lift: true }, { floor: 4 }, { lift: false }, { floor: 0, lift: false }]) {
      expect(amounts('move', { from })).not.toHaveProperty('moving-floors');
    }
    expect(amounts('move', { from: { floor: -1, lift: false } })).toMatchObject({ 'moving-floors': 1 });
  });

  it('has more hours from another city', () => {
    const [sofia, plovdiv] = someCities as [(typeof someCities)[0], (typeof someCities)[0]];
    const kilometres = roadKilometres(sofia, plovdiv);
    expect(kilometres).toBeGreaterThan(160);
    expect(kilometres).toBeLessThan(180);
    expect(amounts('move', { kilometres })).toMatchObject({ 'moving-two': 6 });
    expect(roadKilometres(sofia, sofia)).toBe(0);
  });
});

describe('Prefilled services', () => {
  it('can always be ordered: within limits, and together', () => {
    const home = fc.record({
      area: fc.integer({ min: 50, max: 100_000 }).map((tenths) => tenths / 10),
      bedrooms: fc.integer({ min: 0, max: 20 }),
      bathrooms: fc.integer({ min: 0, max: 20 }),
      floor: fc.integer({ min: -2, max: 60 }),
      lift: fc.boolean(),
      furniture: fc.constantFrom(...FURNITURES),
    });
    const from = fc.record({ floor: fc.integer({ min: -2, max: 60 }), lift: fc.boolean() });
    const people = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(home, from, people, fc.integer({ min: 0, max: 700 }), (facts, start, count, kilometres) => {
        for (const work of ['cleaning', 'move'] as const) {
          const services = prefilled(work, { home: facts, from: start, people: count, kilometres });
          expect(services.length).toBeGreaterThan(0);
          expect(whyNotTogether(services)).toBeNull();
          for (const service of services) {
            const inCatalogue = offered.get(service.serviceKey);
            expect(inCatalogue && measuresError(inCatalogue, measuresOf(service))).toBeNull();
            expect(service.price).toBe(inCatalogue?.price);
          }
        }
      }),
    );
  });

  it('exclude services that are not offered', () => {
    const without = { groups: [], kilometres: 0 };
    const plan = { home: someHomeFacts(), from: NOT_SAID, people: 1, leaving: null };
    expect(prefilledServices('move', plan, without)).toEqual([]);
    const team = offered.get('moving-two');
    expect(team && boundsOf(team, 'hours')).toEqual({ min: 2, max: 12 });
  });
});
