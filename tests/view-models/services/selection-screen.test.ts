import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredCleaningCart } from '../../../src/adapters/storage/stored-cleaning-cart.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { serviceRules } from '../../../src/core/services/service-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ServiceChoice } from '../../../src/view-models/services/service-choice.ts';
import { ServiceOrdering } from '../../../src/view-models/services/service-ordering.ts';
import { ServiceSelectionScreen } from '../../../src/view-models/services/service-selection-screen.ts';
import { ServicesPageScreen } from '../../../src/view-models/services/services-page-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aService, aServiceForm, oneTime, windows } from '../../support/a-service.ts';
import { aSession } from '../../support/a-session.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { aReviewCatalogue } from '../../support/a-review-catalogue.ts';
import { anAddressBook } from '../../support/an-address-book.ts';
import { aServiceGateway, SERVICES_OFFERED } from '../../support/a-service-gateway.ts';
import { testKeys } from '../../support/test-keys.ts';
import { eventually } from '../../support/eventually.ts';

const { signal } = new AbortController();
const visit = (route: 'CleaningPage' | 'MovingPage' | 'CleaningServices' | 'MovingServices') => ({
  route,
  params: {},
  query: {},
  signal,
});

/** Screen for choosing services; `broken` is the error of the form's download, `hold` delays it. */
function aScreen() {
  const gateway = aServiceGateway();
  const store = new MemoryTextStore();
  const choice = new ServiceChoice(new StoredCleaningCart(store), new Modals());
  const form = { brought: 0, broken: null as Error | null, hold: Promise.resolve() };
  const screen = new ServiceSelectionScreen(choice, gateway, async (renew) => {
    form.brought += 1;
    await form.hold;
    if (form.broken) throw form.broken;
    const tools = {
      choice,
      gateway,
      drafts: new StoredFormDrafts(store),
      keys: testKeys(),
      session: aSession(null).session,
      addresses: anAddressBook(),
      clock: new FakeClock(),
      rules: async () => serviceRules,
      newAbort: () => new AbortController(),
      follow: () => {},
    };
    return new ServiceOrdering(tools, renew);
  });
  return { screen, choice, gateway, form };
}

async function anOpenScreen(route: 'CleaningServices' | 'MovingServices' = 'CleaningServices') {
  const opened = aScreen();
  await opened.screen.load(visit(route));
  opened.screen.onEnter();
  return opened;
}

const ordered = (screen: ServiceSelectionScreen) =>
  eventually(() => {
    if (!screen.ordering) throw new Error('no form of the order');
    return screen.ordering;
  });

describe('The pages of cleaning and of moving (NAV-04)', () => {
  it.each([
    ['CleaningPage', 'cleaning', ['homes'], ['София', 'Пловдив']],
    ['MovingPage', 'moving', ['moving'], ['София']],
  ] as const)('of %s have their own services, cities and title', async (route, kind, groups, cities) => {
    const screen = new ServicesPageScreen(aServiceGateway(), aReviewCatalogue());
    expect([screen.groups, screen.cities]).toEqual([[], []]);
    await screen.load(visit(route));
    expect(screen.groups.map(({ key }) => key)).toEqual(groups);
    expect(screen.cities.map(({ name }) => name)).toEqual(cities);
    expect(screen.head).toEqual({
      title: { key: `services-page-title-${kind}` },
      description: { key: `services-page-description-${kind}` },
      canonical: { name: route },
    });
  });

  it('switch from moving back to cleaning', async () => {
    const screen = new ServicesPageScreen(aServiceGateway(), aReviewCatalogue());
    await screen.load(visit('MovingPage'));
    await screen.load(visit('CleaningPage'));
    expect(screen.kind).toBe('cleaning');
  });
});

describe('The selection of services (SERV-01)', () => {
  it.each([
    ['CleaningServices', 'cleaning', 'homes'],
    ['MovingServices', 'moving', 'moving'],
  ] as const)('%s offers its own services under its own title', async (route, kind, group) => {
    const { screen } = aScreen();
    expect([screen.groups, screen.ready]).toEqual([[], false]);
    await screen.load(visit(route));
    expect(screen.groups.map(({ key }) => key)).toEqual([group]);
    expect(screen.head).toEqual({
      title: { key: `services-title-${kind}` },
      description: { key: `services-description-${kind}` },
      canonical: { name: route },
    });
  });

  it('loads the form of the order with the first chosen service, once', async () => {
    const { screen, choice, form } = await anOpenScreen();
    expect([screen.ready, screen.ordering, form.brought]).toEqual([true, null, 0]);
    expect(screen.orderingFailed).toBe(false);
    choice.add(oneTime);
    const ordering = await ordered(screen);
    expect(ordering.cities.map(({ name }) => name)).toEqual(['София', 'Пловдив']);
    choice.remove(oneTime.serviceKey);
    choice.add(windows);
    await screen.prepare();
    expect([form.brought, screen.ordering]).toEqual([1, ordering]);
  });

  it('has the form at once with earlier chosen services', async () => {
    const { screen, choice } = aScreen();
    choice.add(oneTime);
    await screen.load(visit('CleaningServices'));
    screen.onEnter();
    expect(await ordered(screen)).toBeDefined();
  });

  it('keeps the first form after two requests', async () => {
    const { screen, form } = await anOpenScreen();
    let arrive = () => {};
    form.hold = new Promise((resolve) => (arrive = resolve));
    const late = screen.prepare();
    form.hold = Promise.resolve();
    await screen.prepare();
    const { ordering } = screen;
    arrive();
    await late;
    expect(ordering).not.toBeNull();
    expect(screen.ordering).toBe(ordering);
  });

  it('reports a failed download of the form, and retries it on request', async () => {
    const { screen, form } = await anOpenScreen();
    form.broken = new Failure('error-no-connection', {}, 'unreachable');
    await screen.prepare();
    expect([screen.orderingFailed, screen.ordering]).toEqual([true, null]);
    form.broken = null;
    await screen.prepare();
    expect(screen.orderingFailed).toBe(false);
    expect(screen.ordering).not.toBeNull();
  });

  it('rethrows unexpected errors', async () => {
    const { screen, form } = await anOpenScreen();
    form.broken = new TypeError('a fault');
    await expect(screen.prepare()).rejects.toThrow('a fault');
    expect(screen.orderingFailed).toBe(true);
  });

  it('requests no time slots after it is left, and continues when it is opened again', async () => {
    const { screen, choice, gateway, form } = await anOpenScreen();
    choice.add(oneTime);
    const { form: order, windows: free } = await ordered(screen);
    screen.onLeave();
    order.set('cityId', 1);
    expect(free.state).toBe('nothing');
    screen.onEnter();
    await eventually(() => expect(free.state).toBe('ready'));
    expect([gateway.inputs('serviceSlots').length, form.brought]).toEqual([1, 1]);
  });

  it('loads no form for choices elsewhere after it was left', async () => {
    const { screen, choice, form } = await anOpenScreen();
    screen.onEnter();
    screen.onLeave();
    choice.add(oneTime);
    await Promise.resolve();
    expect(form.brought).toBe(0);
  });

  it('shows changes of the catalogue until it is left', async () => {
    const { screen, choice, gateway } = aScreen();
    choice.add(oneTime);
    const items = [aService({ price: 400 })];
    gateway.handlers.cleaningServices = () => ({
      ...SERVICES_OFFERED,
      services: [{ key: 'homes', catalogue: 'cleaning', name: '', items }],
    });
    await screen.load(visit('CleaningServices'));
    screen.onEnter();
    expect(choice.changes).toMatchObject([{ kind: 'price', before: 350, now: 400 }]);
    screen.onLeave();
    expect(choice.changes).toEqual([]);
  });

  it('shows the new prices when an order is rejected for the old ones', async () => {
    const { screen, choice, gateway } = await anOpenScreen();
    choice.add(oneTime);
    const { form } = await ordered(screen);
    for (const [name, value] of Object.entries(aServiceForm({ date: '2026-11-25' }))) {
      form.set(name as keyof typeof form.values, value);
    }
    const items = [aService({ price: 400 })];
    gateway.handlers.cleaningServices = () => ({
      ...SERVICES_OFFERED,
      services: [{ key: 'homes', catalogue: 'cleaning', name: '', items }],
    });
    gateway.failOnce('orderOneTimeCleaning', new Failure('service-order-changed', {}, 'conflict'));
    expect(await form.submit()).toBe(false);
    expect(form.refusal).toBe('service-order-changed');
    expect(screen.groups[0]?.items[0]?.price).toBe(400);
    expect(choice.selection.totalPrice).toBe(60 * 400);
  });
});
