import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { EMPTY_SERVICE_ORDER } from '../../../src/core/services/service-order-form.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aService, movingTeam, oneTime, subscription } from '../../support/a-service.ts';
import { SERVICE_TOKEN, SERVICES_OFFERED, slotsHandler } from '../../support/a-service-gateway.ts';
import { KEYS } from '../../support/test-keys.ts';
import { anOrdering, fill, shown } from '../../support/a-service-ordering.ts';
import { aUser } from '../../support/a-session.ts';
import { anAddressBook } from '../../support/an-address-book.ts';
import { eventually } from '../../support/eventually.ts';

describe('An order of services (SERV-07)', () => {
  it('sends the choice and the shown prices, clears the choice and leads to the order', async () => {
    const { ordering, choice, gateway, followed, store } = anOrdering();
    expect(await fill(ordering).submit()).toBe(true);
    expect(gateway.inputs('orderOneTimeCleaning')).toMatchObject([
      {
        services: [{ serviceKey: 'home-cleaning', sqm: 60 }],
        expectedTotal: 60 * 350,
        phone: '0888123456',
        toCityId: null,
      },
    ]);
    expect(choice.selection.isEmpty).toBe(true);
    expect(followed).toEqual([SERVICE_TOKEN]);
    expect(store.read('form-service-order')).toBe('');
  });

  it('needs a destination only for moving', async () => {
    const { ordering } = anOrdering({ chosen: [movingTeam] });
    const form = fill(ordering, { toCityId: null, toDistrict: '', toStreet: '' });
    await form.submit();
    expect(Object.keys(form.errors).toSorted()).toEqual(['toCityId', 'toDistrict', 'toStreet']);
  });

  it('accepts days from today to 90 days from now (MODAL-08)', async () => {
    const { ordering } = anOrdering();
    expect([ordering.today, ordering.lastDay]).toEqual(['2026-11-21', '2027-02-19']);
    const form = fill(ordering, { date: '2026-11-20' });
    await form.submit();
    expect(form.errors).toEqual({ date: 'error-date-past' });
  });

  it('offers cities with all teams for the choice', async () => {
    const { ordering, choice } = anOrdering();
    const names = () => ordering.citiesHere.map(({ name }) => name);
    expect(names()).toEqual(['София', 'Пловдив']);
    const form = fill(ordering, { cityId: 2 });
    choice.add(movingTeam);
    expect(names()).toEqual(['София']);
    await form.submit();
    expect(form.errors).toEqual({ cityId: 'error-city-not-served' });
  });

  it('is prefilled from the account', () => {
    const { ordering } = anOrdering({ user: aUser() });
    expect(ordering.form.values).toMatchObject({ name: 'Мария Георгиева', phone: '0888200101' });
  });

  it('is prefilled with the only saved address, in a city with teams', async () => {
    const addresses = anAddressBook();
    const home = { label: '', city: 'гр. София', postCode: '1000', street: 'ул. Шипка 6', details: '' };
    await addresses.addAccountAddress(home);
    const { ordering } = anOrdering({ user: aUser(), addresses });
    await eventually(() => expect(ordering.form.values).toMatchObject({ cityId: 1, street: 'ул. Шипка 6' }));
    await addresses.addAccountAddress({ ...home, street: 'ул. Друга 7' });
    const between = anOrdering({ user: aUser(), addresses });
    await Promise.resolve();
    await Promise.resolve();
    expect(between.ordering.form.values).toMatchObject({ cityId: null, street: '' });
  });

  it('needs an express request for a visit within 14 days, for cleaning only', async () => {
    const { ordering } = anOrdering();
    fill(ordering, { earlyStart: false });
    expect(ordering.isEarlyStart).toBe(true);
    await ordering.form.submit();
    expect(ordering.form.errors).toMatchObject({ earlyStart: 'error-early-start-required' });
    ordering.form.set('date', '2026-12-06');
    expect(ordering.isEarlyStart).toBe(false);
    const moving = anOrdering({ chosen: [movingTeam] });
    fill(moving.ordering, { earlyStart: false });
    expect(moving.ordering.isEarlyStart).toBe(false);
  });

  it('restores the draft with its key, without the consent', async () => {
    const store = new MemoryTextStore();
    const first = anOrdering({ store });
    first.gateway.failOnce(
      'orderOneTimeCleaning',
      new Failure('error-please-try-again-later', {}, 'unreachable'),
    );
    await fill(first.ordering).submit();
    const again = anOrdering({ store, chosen: [], gateway: first.gateway });
    const { name, cityId, window, termsAccepted } = again.ordering.form.values;
    expect([name, cityId, window, termsAccepted]).toEqual(['Мария Иванова', 1, '12-16', false]);
    again.ordering.form.set('earlyStart', true);
    again.ordering.form.set('termsAccepted', true);
    await again.ordering.form.submit();
    expect(first.gateway.inputs('orderOneTimeCleaning').map(({ key }) => key)).toEqual([KEYS[0], KEYS[0]]);
  });

  it('reports work that is too long for a day, and requests no time slots', async () => {
    const { ordering, gateway } = anOrdering({ chosen: [aService({ sqm: 900 })] });
    const form = fill(ordering);
    expect(ordering.isTooLong).toBe(true);
    await form.submit();
    expect([form.refusal, gateway.inputs('serviceSlots'), gateway.inputs('orderOneTimeCleaning')]).toEqual([
      'error-services-too-long',
      [],
      [],
    ]);
  });

  it('rejects a time slot known as taken', async () => {
    const { ordering, gateway } = anOrdering();
    gateway.handlers.serviceSlots = slotsHandler(['2026-11-25'], ['12-16']);
    const form = fill(ordering);
    await shown(ordering);
    await form.submit();
    expect(form.errors).toEqual({ window: 'error-slot-taken' });
    expect(gateway.inputs('orderOneTimeCleaning')).toEqual([]);
  });

  it('requests the time slots again after one was taken', async () => {
    const { ordering, gateway } = anOrdering();
    const form = fill(ordering);
    await shown(ordering);
    const asked = gateway.inputs('serviceSlots').length;
    const fields = { date: 'error-slot-taken', window: 'error-slot-taken' };
    gateway.failOnce('orderOneTimeCleaning', new Failure('error-slot-taken', fields, 'conflict'));
    gateway.handlers.serviceSlots = slotsHandler(['2026-11-25'], ['12-16']);
    await form.submit();
    expect(form.errors).toEqual(fields);
    await eventually(() => expect(gateway.inputs('serviceSlots').length).toBe(asked + 1));
    await shown(ordering);
    expect(ordering.windows.on('2026-11-25')?.windows[1]).toEqual({ window: '12-16', free: false });
  });

  it('shows a changed price before an order', async () => {
    const { ordering, gateway, choice, renew, offer } = anOrdering();
    const form = fill(ordering);
    await shown(ordering);
    const items = [aService({ price: 400 })];
    offer([{ key: 'homes', catalogue: 'cleaning', name: '', items }]);
    gateway.failOnce(
      'orderOneTimeCleaning',
      new Failure('service-order-changed', { expectedTotal: 'error-service-price-changed' }, 'conflict'),
    );
    await form.submit();
    expect([form.refusal, form.errors]).toEqual(['service-order-changed', {}]);
    expect(renew).toHaveBeenCalledOnce();
    expect(choice.changes).toMatchObject([{ kind: 'price', before: 350, now: 400 }]);
    expect(choice.selection.totalPrice).toBe(60 * 400);
  });

  it('shows an error of a service as a sentence, because it has no field', async () => {
    const { ordering, gateway, renew } = anOrdering();
    const form = fill(ordering);
    await shown(ordering);
    const fields = { 'services.home-cleaning': 'error-service-gone' };
    gateway.failOnce('orderOneTimeCleaning', new Failure('validation_failed', fields, 'invalid'));
    await form.submit();
    expect([form.refusal, form.errors]).toEqual(['error-service-gone', {}]);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('creates a new key after the first one has created an order', async () => {
    const { ordering, gateway } = anOrdering();
    const form = fill(ordering);
    await shown(ordering);
    gateway.failOnce('orderOneTimeCleaning', new Failure('service-order-key-used', {}, 'conflict'));
    await form.submit();
    await form.submit();
    expect(gateway.inputs('orderOneTimeCleaning').map(({ key }) => key)).toEqual(KEYS.slice(0, 2));
  });

  it('sends nothing for an empty choice, also with a complete form', async () => {
    const { ordering, gateway } = anOrdering({ chosen: [] });
    const form = fill(ordering);
    expect([await form.submit(), form.refusal]).toEqual([false, 'error-services-empty']);
    expect([gateway.inputs('orderOneTimeCleaning'), gateway.inputs('serviceSlots')]).toEqual([[], []]);
  });

  it('shows if it is for cleaning, moving or both', () => {
    const kindsOf = ({ ordering }: ReturnType<typeof anOrdering>) => [ordering.isMoving, ordering.isMixed];
    expect(kindsOf(anOrdering())).toEqual([false, false]);
    expect(kindsOf(anOrdering({ chosen: [movingTeam] }))).toEqual([true, false]);
    expect(kindsOf(anOrdering({ chosen: [movingTeam, oneTime] }))).toEqual([true, true]);
  });

  it('is empty again after its success, without further requests for time slots', async () => {
    const { ordering, gateway, choice } = anOrdering();
    const form = fill(ordering);
    await shown(ordering);
    await form.submit();
    expect(form.values).toEqual(EMPTY_SERVICE_ORDER);
    const asked = gateway.inputs('serviceSlots').length;
    choice.add(oneTime);
    form.set('cityId', 1);
    expect(gateway.inputs('serviceSlots')).toHaveLength(asked);
  });

  it('started twice requests time slots once, and none after it was left', async () => {
    const { ordering, gateway } = anOrdering();
    ordering.begin(SERVICES_OFFERED.cities);
    ordering.form.set('cityId', 1);
    await shown(ordering);
    expect(gateway.inputs('serviceSlots')).toHaveLength(1);
    ordering.end();
    ordering.form.set('date', '2027-01-10');
    expect(gateway.inputs('serviceSlots')).toHaveLength(1);
  });

  it('requests no time slots in a city without the teams', async () => {
    const { ordering, gateway } = anOrdering({ chosen: [movingTeam] });
    ordering.form.set('cityId', 2);
    expect([ordering.windows.state, gateway.inputs('serviceSlots')]).toEqual(['nothing', []]);
  });

  it('marks a missing city as missing, not as one without teams', async () => {
    const { ordering } = anOrdering();
    const form = fill(ordering, { cityId: null });
    await form.submit();
    expect(Object.keys(form.errors)).toEqual(['cityId']);
    expect(form.errors['cityId']).not.toBe('error-city-not-served');
  });

  it('shows the server’s errors at its fields, and does not reload the catalogue', async () => {
    const { ordering, gateway, renew } = anOrdering();
    const form = fill(ordering);
    await shown(ordering);
    const asked = gateway.inputs('serviceSlots').length;
    gateway.failOnce(
      'orderOneTimeCleaning',
      new Failure('validation_failed', { street: 'error-street-required' }, 'invalid'),
    );
    await form.submit();
    expect([form.errors, form.refusal]).toEqual([{ street: 'error-street-required' }, null]);
    expect(renew).not.toHaveBeenCalled();
    expect(gateway.inputs('serviceSlots')).toHaveLength(asked);
  });

  it('rethrows unexpected errors', async () => {
    const { ordering, gateway, renew } = anOrdering();
    const form = fill(ordering);
    await shown(ordering);
    gateway.handlers.orderOneTimeCleaning = () => Promise.reject(new TypeError('a fault'));
    await expect(form.submit()).rejects.toThrow('a fault');
    expect(renew).not.toHaveBeenCalled();
  });

  it.each([
    ['08-12', 1, { window: '08-12', cityId: 1, toCityId: 1 }],
    ['night', 'x', { window: null, cityId: null, toCityId: null }],
  ])(
    'restores the valid values of a draft with the time slot %s and the city %s',
    (window, city, expected) => {
      const store = new MemoryTextStore();
      store.write('form-service-order', JSON.stringify({ window, cityId: city, toCityId: city }));
      expect(anOrdering({ store }).ordering.form.values).toMatchObject(expected);
    },
  );
});

describe('The free time slots', () => {
  it('are requested by month after the city is chosen, and again for other work', async () => {
    const { ordering, gateway, choice } = anOrdering();
    expect(ordering.windows.state).toBe('nothing');
    ordering.form.set('cityId', 1);
    await shown(ordering);
    ordering.form.set('date', '2026-11-25');
    ordering.form.set('date', '2026-12-25');
    await shown(ordering);
    expect(gateway.inputs('serviceSlots').map(({ from }) => from)).toEqual(['2026-11-21', '2026-12-22']);
    choice.change('home-cleaning', { sqm: 70 });
    expect(gateway.inputs('serviceSlots')).toHaveLength(2);
    choice.add(subscription);
    await shown(ordering);
    expect(gateway.inputs('serviceSlots').at(-1)).toMatchObject({ visits: 12, every: 7 });
  });

  it('list the first free days, without today’s past ones', async () => {
    const { ordering, gateway } = anOrdering();
    const date = '2026-11-22';
    gateway.handlers.serviceSlots = slotsHandler([date]);
    ordering.form.set('cityId', 1);
    await shown(ordering);
    expect(ordering.windows.first(2).map(({ date: day }) => day)).toEqual(['2026-11-21', '2026-11-23']);
    expect(ordering.windows.on('2026-11-21')?.windows.map(({ free }) => free)).toEqual([false, false, true]);
  });

  it('can be requested again after an error', async () => {
    const { ordering, gateway } = anOrdering();
    gateway.failOnce('serviceSlots', new Failure('error-no-connection', {}, 'unreachable'));
    ordering.form.set('cityId', 1);
    await eventually(() => expect(ordering.windows.state).toBe('failed'));
    ordering.windows.reload();
    await shown(ordering);
    expect(ordering.windows.first(1)).toHaveLength(1);
  });

  it('of an earlier choice are not shown', async () => {
    const { ordering, choice } = anOrdering();
    ordering.form.set('cityId', 1);
    choice.remove('home-cleaning');
    expect(ordering.windows.state).toBe('nothing');
    await Promise.resolve();
    expect(ordering.windows.first(1)).toEqual([]);
  });
});
