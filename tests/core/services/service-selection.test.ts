import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CleaningCart } from '../../../src/core/services/cleaning-cart.ts';
import { renewSelection } from '../../../src/core/services/renew-selection.ts';
import { priceService } from '../../../src/core/services/service-price.ts';
import {
  whyNotTogether,
  MOVING_TRANSPORT,
  ServiceSelection,
} from '../../../src/core/services/service-selection.ts';
import {
  byKind,
  measuresError,
  measuresOf,
  SERVICE_BOUNDS,
  withMeasures,
} from '../../../src/core/services/service.ts';
import {
  aCatalogue,
  allServices,
  aService,
  deep,
  movingBoxes,
  movingTeam,
  movingTransport,
  oneTime,
  subscription,
  windows,
} from '../../support/a-service.ts';

const keysOf = ({ services }: ServiceSelection) => services.map(({ serviceKey }) => serviceKey);

describe('The price of a service', () => {
  it('is price × amount × months × severity (SERV-02)', () => {
    expect(priceService(oneTime)).toEqual({
      unitPrice: 350,
      measure: 'sqm',
      amount: 60,
      months: null,
      multiplier: null,
      total: 21_000,
    });
    expect(priceService(subscription)).toMatchObject({ months: 3, total: 900 * 60 * 3 });
    expect(priceService(movingTeam)).toMatchObject({ measure: 'hours', amount: 3, total: 22_500 });
    expect([1, 2, 3].map((severity) => priceService({ ...deep, severity }).total)).toEqual([
      45_000, 58_500, 67_500,
    ]);
    expect(priceService({ ...deep, severity: 3 }).multiplier).toBe(1.5);
  });

  it('is rounded half up to a stotinka, without binary fractions (PRICE-05)', () => {
    expect(priceService({ price: 5, quantity: 1, severity: 2 }).total).toBe(7);
    expect(priceService({ price: 15, quantity: 1, severity: 2 }).total).toBe(20);
    expect(priceService({ price: 3, quantity: 1, severity: 3 }).total).toBe(5);
  });
});

describe('The selection of services', () => {
  it('is replaced by a subscription, and lists the removed services (SERV-03)', () => {
    const { selection, replaced } = ServiceSelection.of([oneTime, deep]).add(subscription);
    expect(keysOf(selection)).toEqual(['weekly']);
    expect(replaced).toEqual([
      { service: oneTime, why: 'subscription-alone' },
      { service: deep, why: 'subscription-alone' },
    ]);
  });

  it('loses everything except moving, and the transport, when a moving team is added (SERV-04)', () => {
    const before = ServiceSelection.of([movingTransport, oneTime]);
    const { selection, replaced } = before.add(movingTeam);
    expect(keysOf(selection)).toEqual(['moving-two']);
    expect(replaced.map(({ why }) => why)).toEqual(['transport-included', 'moving-alone']);
    expect(keysOf(selection.add(movingBoxes).selection)).toEqual(['moving-two', 'moving-boxes']);
  });

  it('rejects the transport with a team, whose price includes it (SERV-04)', () => {
    const before = ServiceSelection.of([movingTeam, oneTime]);
    expect(before.add(movingTransport)).toEqual({
      selection: before,
      replaced: [],
      notAdded: 'transport-included',
    });
    expect(ServiceSelection.of([oneTime]).add(movingTransport).notAdded).toBeNull();
    expect(whyNotTogether([movingTeam, movingTransport])).toBe('error-service-transport-included');
    expect(whyNotTogether([oneTime, movingTransport])).toBeNull();
    expect(whyNotTogether([movingTransport])).toBeNull();
  });

  it('accepts the transport with boxes, which include no van (SERV-04)', () => {
    const boxesFirst = ServiceSelection.of([movingBoxes]).add(movingTransport);
    expect(boxesFirst.notAdded).toBeNull();
    expect(keysOf(boxesFirst.selection)).toEqual(['moving-boxes', 'moving-transport']);
    expect(whyNotTogether([movingBoxes, movingTransport])).toBeNull();
  });

  it('loses the transport when boxes are added, without the claim that they include it (SERV-04)', () => {
    const transport = ServiceSelection.of([movingTransport]);
    const { selection, replaced } = transport.add(movingBoxes);
    expect(keysOf(selection)).toEqual(['moving-boxes']);
    expect(replaced).toEqual([{ service: movingTransport, why: 'transport-removed' }]);
    const both = transport.combine(movingBoxes);
    expect(both && keysOf(both)).toEqual(['moving-transport', 'moving-boxes']);
    expect(transport.combine(movingTeam)).toBeNull();
  });

  it('is the same if cleaning or moving was added first (SERV-04)', () => {
    const movingFirst = ServiceSelection.of([movingTeam]).add(oneTime);
    expect(movingFirst).toMatchObject({ notAdded: 'moving-alone', replaced: [] });
    const cleaningFirst = ServiceSelection.of([oneTime]).add(movingTeam);
    expect(keysOf(movingFirst.selection)).toEqual(keysOf(cleaningFirst.selection));
  });

  it('accepts more cleaning, or new measures, once moving and cleaning are combined', () => {
    const both = ServiceSelection.of([movingTeam, oneTime]);
    expect(both.add(windows).notAdded).toBeNull();
    const changed = both.add({ ...oneTime, sqm: 80 });
    expect(changed.notAdded).toBeNull();
    expect(changed.selection.find('home-cleaning')?.sqm).toBe(80);
  });

  it('from a stored or ordered list is the same in any order', () => {
    const sets = [
      [movingTeam, oneTime],
      [movingBoxes, movingTransport],
      [movingTransport, movingTeam],
      [oneTime, deep],
    ];
    for (const services of sets) {
      const [forwards, backwards] = [services, services.toReversed()].map((list) =>
        keysOf(ServiceSelection.of(list)).toSorted(),
      );
      expect(forwards).toEqual(backwards);
    }
  });

  it('is rejected by the server if a subscription has other services (SERV-03)', () => {
    expect(whyNotTogether([subscription])).toBeNull();
    expect(whyNotTogether([oneTime, deep])).toBeNull();
    expect(whyNotTogether([oneTime, subscription])).toBe('error-services-together');
  });

  it.each([oneTime, deep])('loses the subscription to $name (SERV-05)', (cleaning) => {
    const { selection, replaced } = ServiceSelection.of([subscription]).add(cleaning);
    expect(keysOf(selection)).toEqual([cleaning.serviceKey]);
    expect(replaced).toEqual([{ service: subscription, why: 'subscription-ended' }]);
  });

  it('has the name of its main type', () => {
    const typeOf = (...services: typeof allServices) => ServiceSelection.of(services).cleaningType;
    expect(typeOf()).toBeNull();
    expect(typeOf(movingTeam)).toBe('moving');
    expect(typeOf(movingTeam, windows)).toBe('one-time');
    expect(typeOf(movingTeam, windows, deep)).toBe('deep');
    expect(typeOf(subscription)).toBe('subscription');
  });

  it('limits measures to the range of the service', () => {
    const selection = ServiceSelection.of([oneTime]).change('home-cleaning', { sqm: 5_000 });
    expect(selection.find('home-cleaning')?.sqm).toBe(1_000);
    expect(selection.change('home-cleaning', { sqm: 2 }).find('home-cleaning')?.sqm).toBe(30);
    expect(selection.change('home-cleaning', { sqm: Number.NaN }).find('home-cleaning')?.sqm).toBe(1_000);
    expect(selection.change('home-cleaning', { hours: 3 }).find('home-cleaning')?.hours).toBeUndefined();
  });

  it('changes and removes only the given service', () => {
    const two = ServiceSelection.of([oneTime, deep]);
    const changed = two.change('home-cleaning', { sqm: 95 });
    expect(changed.services.map(({ sqm }) => sqm)).toEqual([95, 60]);
    expect(keysOf(two.remove('home-cleaning'))).toEqual(['after-repair']);
    expect(keysOf(two.remove('windows'))).toEqual(['home-cleaning', 'after-repair']);
  });

  it('is grouped by team', () => {
    expect(byKind([movingTeam, oneTime, movingBoxes])).toEqual([
      { kind: 'cleaning', services: [oneTime] },
      { kind: 'moving', services: [movingTeam, movingBoxes] },
    ]);
    expect(byKind([movingTeam]).map(({ kind }) => kind)).toEqual(['moving']);
  });

  it('counts one piece of a service without other measures', () => {
    expect(priceService({ price: 500 })).toMatchObject({ measure: 'quantity', amount: 1, total: 500 });
  });
});

const measures = fc.record(
  {
    quantity: fc.integer({ min: -5, max: 200 }),
    hours: fc.integer({ min: -5, max: 50 }),
    sqm: fc.integer({ min: -5, max: 3_000 }),
    months: fc.integer({ min: -5, max: 30 }),
    severity: fc.integer({ min: -5, max: 9 }),
  },
  { requiredKeys: [] },
);
const step = fc.record({
  service: fc.constantFrom(...allServices),
  action: fc.constantFrom('add', 'add', 'add', 'change', 'remove'),
  measures,
});

/** Performs the steps and checks each state. */
function walk(
  steps: { service: (typeof allServices)[number]; action: string; measures: object }[],
  look: (after: ServiceSelection, before: ServiceSelection, one: (typeof steps)[number]) => void,
): void {
  let selection = ServiceSelection.empty;
  for (const one of steps) {
    const before = selection;
    if (one.action === 'add') selection = before.add(withMeasures(one.service, one.measures)).selection;
    if (one.action === 'change') selection = before.change(one.service.serviceKey, one.measures);
    if (one.action === 'remove') selection = before.remove(one.service.serviceKey);
    look(selection, before, one);
  }
}

describe('No sequence of adding, changing and removing', () => {
  const steps = fc.array(step, { maxLength: 25 });

  it('combines a subscription with a service, or transport with a team', () => {
    fc.assert(
      fc.property(steps, (all) => walk(all, (after) => expect(whyNotTogether(after.services)).toBeNull())),
    );
  });

  it('leaves services other than moving, or the transport, after a moving service was added', () => {
    fc.assert(
      fc.property(steps, (all) =>
        walk(all, (after, _, { action, service }) => {
          if (action !== 'add' || service.type !== 'moving') return;
          // Rejected transport replaces nothing.
          if (service.serviceKey === MOVING_TRANSPORT && !after.find(MOVING_TRANSPORT)) return;
          expect(after.services.every(({ type }) => type === 'moving')).toBe(true);
          if (service.serviceKey !== MOVING_TRANSPORT) expect(keysOf(after)).not.toContain(MOVING_TRANSPORT);
        }),
      ),
    );
  });

  it('makes the total differ from the sum of the lines, or duplicates a service', () => {
    fc.assert(
      fc.property(steps, (all) =>
        walk(all, (after) => {
          const sum = after.services.reduce((total, service) => total + priceService(service).total, 0);
          expect(after.totalPrice).toBe(sum);
          expect(new Set(keysOf(after)).size).toBe(after.services.length);
        }),
      ),
    );
  });

  it('makes a service that the server rejects', () => {
    fc.assert(
      fc.property(steps, (all) =>
        walk(all, (after) => {
          for (const service of after.services) {
            const offered =
              allServices.find(({ serviceKey }) => serviceKey === service.serviceKey) ?? service;
            expect(measuresError(offered, measuresOf(service))).toBeNull();
          }
        }),
      ),
    );
  });

  it('loses or adds a service without a report', () => {
    fc.assert(
      fc.property(steps, (all) =>
        walk(all, (_, before, { service }) => {
          const { selection, replaced, notAdded } = before.add(service);
          const replacedKeys = replaced.map((one) => one.service.serviceKey);
          if (notAdded) replacedKeys.push(service.serviceKey);
          expect([...keysOf(selection), ...replacedKeys].toSorted()).toEqual(
            [...new Set([...keysOf(before), service.serviceKey])].toSorted(),
          );
        }),
      ),
    );
  });

  it('makes a state that differs when its services are added again', () => {
    fc.assert(
      fc.property(steps, (all) =>
        walk(all, (after) => expect(ServiceSelection.of(after.services)).toEqual(after)),
      ),
    );
  });
});

describe('Submitted measures', () => {
  it.each([
    [oneTime, { sqm: 60 }, null],
    [oneTime, { sqm: 29 }, 'error-service-amount'],
    [oneTime, { sqm: -60 }, 'error-service-amount'],
    [oneTime, { sqm: 60.5 }, 'error-service-amount'],
    [oneTime, { sqm: SERVICE_BOUNDS.sqm.max + 1 }, 'error-service-amount'],
    [oneTime, { hours: 3 }, 'error-service-measure'],
    [oneTime, {}, 'error-service-measure'],
    [oneTime, { sqm: 60, severity: 1 }, 'error-service-measure'],
    [deep, { sqm: 60 }, 'error-service-measure'],
    [deep, { sqm: 60, severity: 4 }, 'error-service-amount'],
  ])('%o in %o give: %s', (service, given, error) => {
    expect(measuresError(service, given)).toBe(error);
  });
});

describe('The history of the selection', () => {
  it('restores a service with its previous measures', () => {
    const cart = CleaningCart.empty.add(oneTime).cart.change('home-cleaning', { sqm: 95 });
    const back = cart.remove('home-cleaning').add(oneTime);
    expect(back.cart.selection.find('home-cleaning')?.sqm).toBe(95);
  });

  it('restores an earlier selection', () => {
    const before = CleaningCart.empty.add(oneTime).cart.add(deep).cart;
    const after = before.add(subscription).cart;
    expect(after.with(before.selection).selection).toEqual(before.selection);
  });

  it('stores the measures of a removed service while it is offered', () => {
    const cart = CleaningCart.empty.add(deep).cart.change('after-repair', { sqm: 95 }).remove('after-repair');
    const { cart: renewed } = renewSelection(cart, aCatalogue);
    expect(renewed.add(deep).cart.selection.find('after-repair')?.sqm).toBe(95);
    expect(renewSelection(cart, []).cart.cache).toEqual({});
  });

  it('resets a service whose measure changed to its usual amount', () => {
    const cart = CleaningCart.empty.add({ ...deep, severity: 3 }).cart;
    const { sqm: _, ...rest } = deep;
    const byHours = aCatalogue.map((group) => ({ ...group, items: [{ ...rest, hours: 4, least: 2 }] }));
    const { cart: renewed, changes } = renewSelection(cart, byHours);
    expect(renewed.selection.services).toMatchObject([{ hours: 4, severity: 2 }]);
    expect(changes).toMatchObject([{ kind: 'amount', before: 60, now: 4 }]);
  });

  it('applies current prices and names, and reports the changes', () => {
    const old = [
      { ...oneTime, price: 300, name: 'Home cleaning' },
      { ...windows, quantity: 2 },
      aService({ serviceKey: 'gone', name: 'Изчезнала' }),
    ];
    const cart = CleaningCart.empty.with(ServiceSelection.of(old));
    const raised = aCatalogue.map((group) => ({
      ...group,
      items: group.items.map((item) => (item.serviceKey === 'windows' ? { ...item, least: 3 } : item)),
    }));
    const renewed = renewSelection(cart, raised);
    expect(renewed.changes).toEqual([
      { kind: 'price', serviceKey: 'home-cleaning', name: 'Почистване на дом', before: 300, now: 350 },
      { kind: 'amount', serviceKey: 'windows', name: 'Прозорци', before: 2, now: 3 },
      { kind: 'gone', serviceKey: 'gone', name: 'Изчезнала' },
    ]);
    expect(renewed.cart.selection.services.map(({ name }) => name)).toEqual([
      'Почистване на дом',
      'Прозорци',
    ]);
    expect(Object.keys(renewed.cart.cache)).toEqual(['home-cleaning', 'windows']);
    expect(renewSelection(renewed.cart, raised)).toEqual({ cart: renewed.cart, changes: [] });
  });
});
