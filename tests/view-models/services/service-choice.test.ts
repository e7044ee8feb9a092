import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredCleaningCart } from '../../../src/adapters/storage/stored-cleaning-cart.ts';
import { ServiceChoice } from '../../../src/view-models/services/service-choice.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import {
  aCatalogue,
  movingTeam,
  movingTransport,
  oneTime,
  subscription,
  windows,
} from '../../support/a-service.ts';

function aChoice(store = new MemoryTextStore()) {
  const modals = new Modals();
  const choice = new ServiceChoice(new StoredCleaningCart(store), modals);
  choice.read(aCatalogue);
  return { choice, modals, store };
}

const keys = ({ selection }: ServiceChoice) => selection.services.map(({ serviceKey }) => serviceKey);

/** Catalogue with one price for all services, without those in `gone`. */
const at = (price: number, gone: readonly string[] = []) =>
  aCatalogue.map((group) => ({
    ...group,
    items: group.items
      .filter(({ serviceKey }) => !gone.includes(serviceKey))
      .map((item) => ({ ...item, price })),
  }));

describe('The choice of services', () => {
  it('reports the services that a subscription replaces, and can restore them (SERV-03)', () => {
    const { choice } = aChoice();
    choice.add(oneTime);
    choice.add(windows);
    expect(choice.notice).toBeNull();
    choice.add(subscription);
    expect(choice.notice).toMatchObject({
      kind: 'replaced',
      added: { serviceKey: 'weekly' },
      replaced: [{ why: 'subscription-alone' }, { why: 'subscription-alone' }],
    });
    choice.undo();
    expect(keys(choice)).toEqual(['home-cleaning', 'windows']);
    expect(choice.notice).toEqual({ kind: 'undone' });
    choice.undo();
    expect(keys(choice)).toEqual(['home-cleaning', 'windows']);
  });

  it('shows separate reasons why moving replaces cleaning and transport (SERV-04)', () => {
    const { choice } = aChoice();
    choice.add(oneTime);
    choice.add(movingTransport);
    choice.allowBoth();
    choice.add(movingTeam);
    expect(choice.notice).toMatchObject({
      replaced: [
        { service: { serviceKey: 'home-cleaning' }, why: 'moving-alone' },
        { service: { serviceKey: 'moving-transport' }, why: 'transport-included' },
      ],
    });
  });

  it('shows why transport is not added beside a team, and stays unchanged (SERV-04)', () => {
    const { choice } = aChoice();
    choice.add(movingTeam);
    choice.add(movingTransport);
    expect(keys(choice)).toEqual(['moving-two']);
    expect(choice.notice).toMatchObject({ service: movingTransport, why: 'transport-included', both: null });
    choice.allowBoth();
    choice.undo();
    expect(keys(choice)).toEqual(['moving-two']);
  });

  it('includes both moving and cleaning on request, in either order (SERV-04)', () => {
    for (const [first, second] of [
      [movingTeam, oneTime],
      [oneTime, movingTeam],
    ] as const) {
      const { choice } = aChoice();
      choice.add(first);
      choice.add(second);
      expect(keys(choice)).toEqual(['moving-two']);
      choice.allowBoth();
      expect(keys(choice).toSorted()).toEqual(['home-cleaning', 'moving-two']);
      expect(choice.notice).toBeNull();
    }
  });

  it('detects work that fits in no day (SERV-07)', () => {
    const { choice } = aChoice();
    choice.add(oneTime);
    expect(choice.tooLong).toEqual([]);
    choice.change('home-cleaning', { sqm: 361 });
    expect(choice.tooLong).toEqual(['cleaning']);
  });

  it('can undo a removal after a change of measures, but not after the next addition', () => {
    const { choice } = aChoice();
    choice.add(oneTime);
    choice.add(windows);
    choice.remove('windows');
    expect(choice.notice).toMatchObject({ kind: 'removed', service: { serviceKey: 'windows' } });
    choice.change('home-cleaning', { sqm: 80 });
    expect(choice.notice?.kind).toBe('removed');
    choice.add(windows);
    expect(choice.notice).toBeNull();
  });

  it('is restored after a reload, with its measures (SERV-06)', () => {
    const { choice, store } = aChoice();
    choice.add(oneTime);
    choice.change('home-cleaning', { sqm: 85 });
    const { choice: again } = aChoice(store);
    expect(again.selection.find('home-cleaning')?.sqm).toBe(85);
    expect(again.selection.totalPrice).toBe(85 * 350);
    expect(again.changes).toEqual([]);
  });

  it('shows changes of the catalogue until the person leaves the page', () => {
    const { choice, store } = aChoice();
    choice.add(oneTime);
    choice.add(windows);
    const dearer = aCatalogue.map((group) => ({
      ...group,
      items: group.items.flatMap((item) => {
        if (item.serviceKey === 'windows') return [];
        return [item.serviceKey === 'home-cleaning' ? { ...item, price: 400 } : item];
      }),
    }));
    const again = new ServiceChoice(new StoredCleaningCart(store), new Modals());
    again.read(dearer);
    expect(again.changes).toEqual([
      { kind: 'price', serviceKey: 'home-cleaning', name: 'Почистване на дом', before: 350, now: 400 },
      { kind: 'gone', serviceKey: 'windows', name: 'Прозорци' },
    ]);
    again.renew(dearer);
    expect(again.changes).toHaveLength(2);
    again.clearChanges();
    expect(again.changes).toEqual([]);
  });

  it('follows other tabs', () => {
    const { choice, store } = aChoice();
    const elsewhere = aChoice(new MemoryTextStore());
    elsewhere.choice.add(subscription);
    store.writeElsewhere('cleaning-cart', elsewhere.store.read('cleaning-cart') ?? '');
    expect(keys(choice)).toEqual(['weekly']);
    store.writeElsewhere('cleaning-cart', '{"selectedServices":');
    expect(keys(choice)).toEqual([]);
  });

  it('works in memory in a browser without storage, and reports it', () => {
    const { choice, modals, store } = aChoice();
    store.full = true;
    choice.add(oneTime);
    choice.add(windows);
    expect(keys(choice)).toEqual(['home-cleaning', 'windows']);
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-services-not-kept' } });
  });

  it('has no notice at first or for a service that is not chosen', () => {
    const { choice } = aChoice();
    expect([choice.notice, choice.changes]).toEqual([null, []]);
    choice.remove('windows');
    expect(choice.notice).toBeNull();
  });

  it('is only read without changes, so that a full storage causes no error', () => {
    const { choice, store } = aChoice();
    choice.add(oneTime);
    store.full = true;
    const again = aChoice(store);
    expect(keys(again.choice)).toEqual(['home-cleaning']);
    expect(again.modals.notification).toBeNull();
  });

  it('reports a change of the catalogue once, and keeps its result', () => {
    const { choice, store } = aChoice();
    choice.add(oneTime);
    choice.renew(at(400));
    expect(choice.changes).toHaveLength(1);
    const again = new ServiceChoice(new StoredCleaningCart(store), new Modals());
    again.read(at(400));
    expect([again.selection.totalPrice, again.changes]).toEqual([60 * 400, []]);
  });

  it('reports a newer price in place of the older one, beside removed services', () => {
    const { choice } = aChoice();
    choice.add(oneTime);
    choice.add(windows);
    const changedServices = () => choice.changes.map((change) => [change.kind, change.serviceKey]);
    choice.renew(at(400));
    expect(changedServices()).toEqual([
      ['price', 'home-cleaning'],
      ['price', 'windows'],
    ]);
    choice.renew(at(450, [windows.serviceKey]));
    expect(choice.changes).toMatchObject([
      { kind: 'price', serviceKey: 'windows', now: 400 },
      { kind: 'price', serviceKey: 'home-cleaning', before: 400, now: 450 },
      { kind: 'gone', serviceKey: 'windows' },
    ]);
  });
});
