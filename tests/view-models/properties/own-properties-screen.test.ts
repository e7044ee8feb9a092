import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { OwnPropertiesScreen } from '../../../src/view-models/properties/own-properties-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aNavigation } from '../../support/a-navigation.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import {
  anOwnPropertiesGateway,
  anOwnProperty,
  aWholeProperty,
} from '../../support/an-own-properties-gateway.ts';
import { settled } from '../../support/settled.ts';
import { aPremiumPurchase } from '../../support/a-wallet.ts';

const { signal } = new AbortController();

let properties: ReturnType<typeof anOwnPropertiesGateway>;
let modals: Modals;
let went: string[];
let screen: OwnPropertiesScreen;

beforeEach(() => {
  properties = anOwnPropertiesGateway();
  modals = new Modals();
  screen = aList();
});

function aList(premium: Parameters<typeof aPremiumPurchase>[0] = {}): OwnPropertiesScreen {
  const place = aNavigation();
  went = place.went;
  return new OwnPropertiesScreen(properties, new FakeClock(), modals, place.navigation, 'bg', (bought) =>
    aPremiumPurchase({ modals, bought, ...premium }),
  );
}

const load = (query: Record<string, string[]> = {}) =>
  screen.load({ route: 'AdminPropertyList', params: {}, query, signal });

/** Makes the only listing public. */
function isActive(): void {
  const content = aWholeProperty({ status: 'active' });
  properties.edited = { ...properties.edited, status: 'active', content };
}

const lists = () => properties.inputs('ownProperties');
const statuses = () => properties.inputs('changePropertyStatus').map(({ status }) => status);

describe('The owner’s list (HOME-08, HOME-09)', () => {
  it('follows the filters in the URL', async () => {
    await load({ tab: ['paused'], requested: ['1'], page: ['2'] });
    expect(lists()).toEqual([{ status: 'paused', requested: '1', offset: 10, limit: 10 }]);
    await load({ tab: ['nonsense'], page: ['-3'], premium: ['1'], requested: ['yes'] });
    expect(lists()[1]).toEqual({ status: 'active', premium: '1', offset: 0, limit: 10 });
    await load();
    expect(lists()[2]).toEqual({ status: 'active', offset: 0, limit: 10 });
    await load({ tab: ['deleted'] });
    expect(lists()[3]).toEqual({ deleted: '1', offset: 0, limit: 10 });
  });

  it('requests all listings before a filter is chosen', () => {
    expect([screen.head, screen.isFiltered]).toEqual([{ title: { key: 'own-properties-title' } }, false]);
  });

  it('shows the loaded page, and the count in each tab', async () => {
    expect([screen.properties.data, screen.properties.counts.draft, screen.wanted.tab]).toEqual([
      [],
      0,
      'active',
    ]);
    await load({ tab: ['draft'] });
    expect([screen.properties.data.length, screen.properties.counts.draft, screen.pageCount]).toEqual([
      1, 1, 1,
    ]);
  });

  it('has its tab and filters in the URL, and a change starts at the first page', async () => {
    expect(screen.queryWith({ requested: true })).toEqual({
      tab: null,
      requested: true,
      premium: false,
      page: null,
    });
    await load({ tab: ['paused'], requested: ['1'], page: ['2'] });
    expect(screen.queryWith({ page: 3 })).toEqual({
      tab: 'paused',
      requested: true,
      premium: false,
      page: 3,
    });
    expect(screen.queryWith({ tab: 'rented', premium: true })).toEqual({
      tab: 'rented',
      requested: true,
      premium: true,
      page: null,
    });
  });

  it.each([
    [{}, false],
    [{ requested: ['1'] }, true],
    [{ premium: ['1'] }, true],
  ])('of %j is filtered: %s', async (query, isFiltered) => {
    await load(query);
    expect(screen.isFiltered).toBe(isFiltered);
  });

  it.each([
    ['draft', null, ['publish', 'delete']],
    ['active', null, ['pause', 'rent', 'delete']],
    ['paused', null, ['publish', 'rent', 'delete']],
    ['rented', null, ['publish', 'pause', 'delete']],
    ['active', '2026-12-20T00:00:00.000Z', ['restore']],
  ] as const)('a listing that is %s (gone %s) can be %j', (status, gone, actions) => {
    expect(screen.actionsOf(anOwnProperty({ status, gone }))).toEqual(actions);
  });

  it('offers to delete a listing under review, but not to show it (TRUST-03)', async () => {
    const pendingHome = anOwnProperty({ status: 'paused', held: true });
    expect(screen.actionsOf(pendingHome)).toEqual(['delete']);
    properties.edited = { ...properties.edited, status: 'paused', heldPictures: ['of-others-too'] };
    await load({ tab: ['paused'] });
    await screen.do('publish', anOwnProperty({ status: 'paused' }));
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'listing-held' } });
    expect(screen.properties.data).toMatchObject([{ held: true, status: 'paused' }]);
  });

  it.each([
    ['a day too early', '2026-10-22T10:00:00.001Z', false],
    ['after 30 days', '2026-10-22T10:00:00.000Z', true],
    ['never confirmed', null, true],
  ])('asks if a listing is still valid: %s (HOME-18)', (_, confirmedAt, isAsked) => {
    const listing = anOwnProperty({ confirmedAt });
    expect(screen.isUnconfirmed(listing)).toBe(isAsked);
    expect(screen.actionsOf(listing)[0]).toBe(isAsked ? 'confirm' : 'pause');
    expect(screen.isUnconfirmed({ ...listing, status: 'paused' })).toBe(false);
    expect(screen.isUnconfirmed({ ...listing, gone: '2026-12-20T00:00:00.000Z' })).toBe(false);
  });
});

describe('The actions for a listing of the list', () => {
  it.each([
    ['pause', 'active', 'changePropertyStatus', 'property-now-paused'],
    ['rent', 'active', 'changePropertyStatus', 'property-now-rented'],
    ['publish', 'paused', 'changePropertyStatus', 'property-now-active'],
    ['confirm', 'active', 'confirmProperty', 'property-confirmed'],
    ['restore', 'active', 'restoreProperty', 'property-restored'],
  ] as const)('%s: is done, told, and the list shows it', async (action, status, operation, message) => {
    const content = aWholeProperty({ status });
    properties.edited = { ...properties.edited, status, content };
    await load({ tab: [status] });
    await screen.do(action, anOwnProperty({ status }));
    expect(properties.inputs(operation)).toMatchObject([{ id: 7 }]);
    expect(modals.notification).toEqual({ type: 'success', message: { key: message } });
    expect(screen.properties.counts[properties.edited.status]).toBe(1);
    expect(lists()).toHaveLength(2);
    expect(screen.changing).toBeNull();
  });

  it('delete only after a confirmation', async () => {
    isActive();
    await load();
    await screen.confirm();
    await screen.do('delete', anOwnProperty());
    expect([properties.inputs('deleteProperty'), screen.pendingAction?.property.id]).toEqual([[], 7]);
    screen.setPendingAction(null);
    await screen.confirm();
    expect(properties.inputs('deleteProperty')).toEqual([]);
    await screen.do('delete', anOwnProperty());
    await screen.confirm();
    expect([properties.inputs('deleteProperty'), screen.pendingAction]).toEqual([[{ id: 7 }], null]);
    expect(modals.notification?.message.key).toBe('property-deleted');
  });

  it.each([
    ['pause', 'paused'],
    ['rent', 'rented'],
  ] as const)('asks before %s ends a paid top place early (HOME-17)', async (action, status) => {
    isActive();
    await load();
    const paid = anOwnProperty({ premiumUntil: '2999-01-01T08:00:00.000Z' });
    await screen.do(action, paid);
    expect([statuses(), screen.pendingAction]).toEqual([[], { action, property: paid }]);
    await screen.confirm();
    expect(statuses()).toEqual([status]);
    await screen.do(action, anOwnProperty({ premiumUntil: '2000-01-01T08:00:00.000Z' }));
    expect(screen.pendingAction).toBeNull();
  });

  it('are sent once for repeated presses', async () => {
    isActive();
    await load();
    properties.hold();
    const pausing = screen.do('pause', anOwnProperty());
    expect(screen.changing).toBe(7);
    await screen.do('pause', anOwnProperty());
    await screen.do('rent', anOwnProperty({ id: 8 }));
    await properties.go();
    await pausing;
    expect([statuses(), screen.changing]).toEqual([['paused'], null]);
  });

  it('leave no empty page behind', async () => {
    isActive();
    await load({ page: ['2'] });
    await screen.do('pause', anOwnProperty());
    expect(lists().map(({ offset }) => offset)).toEqual([10, 10, 0]);
    expect([screen.wanted.page, screen.properties.data]).toEqual([1, []]);
  });

  it('lead to the form if the server needs a field', async () => {
    properties.failOnce(
      'changePropertyStatus',
      new Failure('validation_failed', { price: 'error-price-required' }, 'invalid'),
    );
    await screen.do('publish', anOwnProperty({ status: 'draft' }));
    expect([went, modals.notification]).toEqual([['/profil/imot/7?check=1'], null]);
    expect(screen.changing).toBeNull();
  });

  it('show any other error', async () => {
    properties.failOnce('changePropertyStatus', new Failure('property-status-not-possible', {}, 'conflict'));
    await screen.do('pause', anOwnProperty());
    expect([went, modals.notification]).toEqual([
      [],
      { type: 'error', message: { key: 'property-status-not-possible' } },
    ]);
    expect(screen.changing).toBeNull();
  });

  it('rethrow unexpected errors', async () => {
    const fault = new TypeError('not a function');
    properties.handlers.confirmProperty = () => Promise.reject(fault);
    await expect(screen.do('confirm', anOwnProperty())).rejects.toBe(fault);
  });
});

describe('A promoted listing (HOME-17)', () => {
  it.each([
    ['2026-11-21T10:00:00.001Z', true],
    ['2026-11-21T10:00:00.000Z', false],
    [null, false],
  ])('until %s is detected: %s', (premiumUntil, isPremium) => {
    expect(screen.isPremium(anOwnProperty({ premiumUntil }))).toBe(isPremium);
  });

  it('is offered for public listings, with available or purchasable credits', () => {
    expect(screen.mayBePremium(anOwnProperty())).toBe(true);
    expect(screen.mayBePremium(anOwnProperty({ status: 'paused' }))).toBe(false);
    expect(screen.mayBePremium(anOwnProperty({ gone: '2026-12-20T00:00:00.000Z' }))).toBe(false);
    expect(aList({ credits: 0, isSelling: false }).mayBePremium(anOwnProperty())).toBe(false);
  });

  it('is shown in the list at once after the purchase', async () => {
    isActive();
    await load();
    screen.premium.choose(anOwnProperty());
    await screen.premium.buy();
    await settled();
    expect(lists()).toHaveLength(2);
  });
});
