import { beforeEach, describe, expect, it } from 'vitest';
import type { PushAlerts } from '../../../src/core/searches/push-alerts.ts';
import type { SavedSearches } from '../../../src/core/searches/saved-searches.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { SavedSearchesScreen } from '../../../src/view-models/searches/saved-searches-screen.ts';
import { PushSwitch } from '../../../src/view-models/searches/push-switch.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSavedSearch, somePushAlerts, someSavedSearches } from '../../support/a-saved-search.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import { MemoryPushDevice } from '../../support/memory/memory-push-device.ts';

const NOT_FOUND = new Failure('error-search-not-found', {}, 'not-found');

let searches: FakeGateway<SavedSearches>;
let modals: Modals;
let alerts: FakeGateway<PushAlerts>;
let device: MemoryPushDevice;
let screen: SavedSearchesScreen;
beforeEach(async () => {
  searches = someSavedSearches([
    aSavedSearch({ id: 3, name: 'Трето' }),
    aSavedSearch({ id: 2, name: 'Второ' }),
    aSavedSearch({ id: 1, name: 'Първо' }),
  ]);
  modals = new Modals();
  alerts = somePushAlerts();
  device = new MemoryPushDevice();
  screen = new SavedSearchesScreen(searches, modals, new PushSwitch(alerts, device, modals));
  await screen.load({
    route: 'AdminSavedSearches',
    params: {},
    query: {},
    signal: new AbortController().signal,
  });
});
const names = () => screen.list.map(({ name }) => name);
const named = (name: string) => screen.list.find((search) => search.name === name) ?? screen.list[0]!;

describe('The saved searches of a person (FIND-01)', () => {
  it('are renamed after a change of the name', async () => {
    screen.rename(named('Второ'));
    screen.type('  За брат ми ');
    await screen.saveName(named('Второ'));
    expect(screen.renamed).toBeNull();
    screen.rename(named('Първо'));
    screen.type('   ');
    await screen.saveName(named('Първо'));
    expect(names()).toEqual(['Трето', 'За брат ми', 'Първо']);
  });

  it('send push notifications in a browser that supports them', async () => {
    await screen.push.look();
    device.answer = 'no';
    await screen.setChannel(named('Второ'), 'push');
    expect([named('Второ').channel, screen.push.state]).toEqual(['email', 'blocked']);
    device.answer = 'yes';
    device.blocked = false;
    await screen.push.look();
    await screen.setChannel(named('Второ'), 'push');
    expect(named('Второ').channel).toBe('push');
    expect(alerts.inputs('savePushSubscription')).toMatchObject([{ endpoint: device.address }]);
    await screen.setFrequency(named('Второ'), 'weekly');
    expect(searches.inputs('changeSearch').at(-1)).not.toHaveProperty('channel');
    await screen.setChannel(named('Второ'), 'push');
    await screen.setChannel(named('Второ'), 'by-pigeon');
    expect(named('Второ').channel).toBe('push');
    // Another person has subscribed here since, or the push service has ended the subscription.
    await alerts.deletePushSubscription({ endpoint: device.address });
    await screen.push.look();
    expect(screen.push.state).toBe('off');
    device.isBroken = true;
    expect(await screen.push.turnOn()).toBe(false);
    expect(modals.notification?.message).toEqual({ key: 'error-push-endpoint' });
    device.isBroken = false;
    expect(await screen.push.turnOn()).toBe(true);
    await screen.push.turnOff();
    expect(screen.push.state).toBe('off');
    expect(alerts.inputs('deletePushSubscription').at(-1)).toEqual({ endpoint: device.address });
    await screen.setChannel(named('Второ'), 'email');
    expect(named('Второ').channel).toBe('email');
  });

  it('have a chosen frequency of alerts, and can be paused', async () => {
    await screen.setFrequency(named('Второ'), 'weekly');
    await screen.setFrequency(named('Второ'), 'never');
    await screen.pauseOrResume(named('Второ'));
    expect(named('Второ')).toMatchObject({ frequency: 'weekly', isPaused: true });
    await screen.pauseOrResume(named('Второ'));
    expect(named('Второ').isPaused).toBe(false);
  });

  it('are restored in their place after a deletion, unchanged', async () => {
    const second = named('Второ');
    await screen.delete(second);
    expect(names()).toEqual(['Трето', 'Първо']);
    expect(screen.removed).toEqual(second);
    await screen.undoDelete();
    expect(screen.list[1]).toEqual(second);
    expect(screen.removed).toBeNull();
  });

  it('stay unchanged after an error, which is shown', async () => {
    searches.failOnce('deleteSearch', NOT_FOUND);
    searches.failOnce('changeSearch', NOT_FOUND);
    await screen.delete(named('Второ'));
    await screen.pauseOrResume(named('Второ'));
    expect(names()).toEqual(['Трето', 'Второ', 'Първо']);
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-search-not-found' } });
    expect(screen.changing).toBeNull();
  });
});
