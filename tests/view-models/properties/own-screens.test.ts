import { beforeEach, describe, expect, it } from 'vitest';
import { propertyRules } from '../../../src/core/properties/property-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { BrowserHistory } from '../../../src/core/site/browser-history.ts';
import type { OwnProperty } from '../../../src/core/properties/own-properties.ts';
import { OwnPropertiesScreen } from '../../../src/view-models/properties/own-properties-screen.ts';
import { PropertyEditors } from '../../../src/view-models/properties/property-editors.ts';
import { PropertyFormScreen } from '../../../src/view-models/properties/property-form-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import type { Navigation } from '../../../src/view-models/site/navigation.ts';
import { HeldClock } from '../../support/held-clock.ts';
import { aPremiumPurchase } from '../../support/memory/memory-wallet.ts';
import {
  aWholeProperty,
  MemoryOwnProperties,
  MemoryPropertyForms,
  MemoryUploads,
  settled,
  SofiaOnly,
} from '../../support/memory/memory-own-properties.ts';

const NEVER = { aborted: false, addEventListener() {} };

let properties: MemoryOwnProperties;
let clock: HeldClock;
let modals: Modals;
let editors: PropertyEditors;
let went: string[];
let replaced: string[];
let navigation: Navigation;

beforeEach(() => {
  properties = new MemoryOwnProperties();
  clock = new HeldClock();
  modals = new Modals();
  editors = new PropertyEditors();
  went = [];
  replaced = [];
  navigation = { go: async (url: string) => void went.push(url), forgetVisits() {} } as unknown as Navigation;
});

function aFormScreen(): PropertyFormScreen {
  return new PropertyFormScreen(
    {
      properties,
      uploads: new MemoryUploads(),
      kept: new MemoryPropertyForms(),
      session: { user: null },
      clock,
      newKey: () => 'a-key-nobody-guesses',
      newAbort: () => new AbortController(),
    },
    new SofiaOnly(),
    editors,
    modals,
    navigation,
    { replace: (url: string) => replaced.push(url) } as unknown as BrowserHistory,
    'bg',
    async () => propertyRules,
  );
}

async function open(screen: PropertyFormScreen, id: string | null, query: Record<string, string[]> = {}) {
  const route = id === null ? 'AdminAddProperty' : 'AdminEditProperty';
  await screen.load({ route, params: id === null ? {} : { id }, query, signal: NEVER });
  screen.onEnter();
  return screen;
}

describe('the form of a listing, step by step', () => {
  it('opens the step of the address, else the first', async () => {
    expect((await open(aFormScreen(), null)).step).toBe('where');
    expect((await open(aFormScreen(), null, { step: ['price'] })).step).toBe('price');
    expect((await open(aFormScreen(), null, { step: ['nowhere'] })).step).toBe('where');
  });

  it('goes to another step without losing what is written', async () => {
    const screen = await open(aFormScreen(), null);
    screen.editor.form.set('title', 'Двустаен');
    await open(screen, null, { step: ['text'] });
    expect([screen.step, screen.editor.form.values.title]).toEqual(['text', 'Двустаен']);
  });

  it('names the new draft in the address, and the next screen goes on with the same form', async () => {
    const screen = await open(aFormScreen(), null);
    screen.editor.form.set('deposit', 'две хиляди');
    clock.pass(1_500);
    await settled();
    expect(replaced).toEqual(['/profil/imot/7?step=where']);
    const next = await open(aFormScreen(), '7', { step: ['home'] });
    screen.onLeave();
    expect(next.editor).toBe(screen.editor);
    expect(next.editor.form.values.deposit).toBe('две хиляди');
  });

  it('leads to the first step with an error, and lists them all', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty({ price: null, title: '' }) };
    const screen = await open(aFormScreen(), '7');
    await screen.save();
    expect(went).toEqual(['/profil/imot/7?step=price']);
    expect(screen.errors.map(({ name }) => name)).toEqual(['price', 'title']);
    expect([screen.editor.summary, screen.stateOf('price'), screen.stateOf('home')]).toEqual([
      true,
      'wrong',
      'complete',
    ]);
  });

  it('marks what is missing where the list sends its owner', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty({ area: null }) };
    const screen = await open(aFormScreen(), '7', { check: ['1'] });
    expect([screen.step, screen.editor.form.errors]).toEqual(['home', { area: 'error-area-in-digits' }]);
  });

  it('publishes, and shows the listing among the active ones', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty() };
    const screen = await open(aFormScreen(), '7');
    await screen.save();
    expect(went).toEqual(['/profil/imoti?tab=active']);
    expect(modals.notification?.message.key).toBe('property-published-message');
  });

  it('does not open a deleted listing', async () => {
    properties.edited = { ...properties.edited, deleted: true };
    await expect(open(aFormScreen(), '7')).rejects.toMatchObject({ messageKey: 'error-property-deleted' });
  });

  it('forgets the district with its city, and takes a place from the map', async () => {
    const screen = await open(aFormScreen(), '7');
    screen.place.chooseCity(1);
    screen.editor.form.set('district_id', 11);
    screen.place.pick({ latitude: 42.67213456, longitude: 23.3215 });
    expect(screen.editor.form.values.gpsCoordinates).toBe('42.672135, 23.3215');
    screen.place.chooseCity(null);
    expect(screen.editor.form.values.district_id).toBeNull();
  });

  it('offers times to come, each once and in their order', async () => {
    const screen = await open(aFormScreen(), '7');
    expect(screen.addSlot('', '10:00')).toBe('error-date-required');
    expect(screen.addSlot('2026-11-20', '10:00')).toBe('error-date-time-past');
    expect(screen.addSlot('2027-02-31', '10:00')).toBe('error-date-time-invalid');
    for (const time of ['18:30', '10:00', '18:30']) expect(screen.addSlot('2026-12-01', time)).toBeNull();
    expect(screen.editor.form.values.slots).toEqual(['2026-12-01 10:00', '2026-12-01 18:30']);
    screen.removeSlot('2026-12-01 10:00');
    expect(screen.editor.form.values.slots).toEqual(['2026-12-01 18:30']);
  });

  it('puts the machine’s draft in, marks it, and brings one’s own words back (HOME-07)', async () => {
    const { editor, description } = await open(aFormScreen(), '7');
    editor.form.set('description', 'Моето описание');
    expect(description.wouldReplace).toBe(true);
    await description.write();
    expect([description.isUnwritten, editor.form.values.descriptionAi]).toEqual([
      true,
      editor.form.values.description,
    ]);
    description.undo();
    expect(editor.form.values).toMatchObject({ description: 'Моето описание', descriptionAi: '' });
  });
});

const anOwnProperty = (changes: Partial<OwnProperty> = {}): OwnProperty => ({
  id: 7,
  title: 'Двустаен в Лозенец',
  status: 'active',
  price: 120_000,
  type: 'two-room',
  area: 64,
  city: { id: 1, name: 'София' },
  district: { id: 11, name: 'Лозенец' },
  image: null,
  views: 12,
  favorites: 3,
  requests: 2,
  waiting: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  confirmedAt: '2026-11-01T08:00:00.000Z',
  gone: null,
  premiumUntil: null,
  ...changes,
});

describe('the own list (HOME-08, HOME-09)', () => {
  const aList = () =>
    new OwnPropertiesScreen(properties, clock, modals, navigation, 'bg', (bought) =>
      aPremiumPurchase({ modals, bought }),
    );
  const load = (screen: OwnPropertiesScreen, query: Record<string, string[]> = {}) =>
    screen.load({ route: 'AdminPropertyList', params: {}, query, signal: NEVER });

  it('asks for what the address says', async () => {
    const screen = aList();
    await load(screen, { tab: ['paused'], requested: ['1'], page: ['2'] });
    expect(properties.lists).toEqual([
      { tab: 'paused', requested: true, premium: false, offset: 10, limit: 10 },
    ]);
    expect(screen.queryWith({ page: 3 })).toMatchObject({ tab: 'paused', requested: true, page: 3 });
    await load(screen, { tab: ['nonsense'], page: ['-3'] });
    expect(properties.lists[1]).toMatchObject({ tab: 'active', offset: 0 });
  });

  it.each([
    ['draft', null, ['publish', 'delete']],
    ['active', null, ['pause', 'rent', 'delete']],
    ['paused', null, ['publish', 'rent', 'delete']],
    ['rented', null, ['publish', 'pause', 'delete']],
    ['active', '2026-12-20T00:00:00.000Z', ['restore']],
  ] as const)('a listing that is %s (gone %s) can be %j', (status, gone, actions) => {
    expect(aList().actionsOf(anOwnProperty({ status, gone }))).toEqual(actions);
  });

  it('asks whether a listing still holds after 30 days (HOME-18)', () => {
    const screen = aList();
    const old = anOwnProperty({ confirmedAt: '2026-10-20T08:00:00.000Z' });
    expect(screen.isUnconfirmed(anOwnProperty())).toBe(false);
    expect(screen.actionsOf(old)[0]).toBe('confirm');
    expect(screen.isUnconfirmed({ ...old, status: 'paused' })).toBe(false);
  });

  it('deletes only after the question was answered', async () => {
    const screen = aList();
    await screen.do('delete', anOwnProperty());
    expect(properties.done).toEqual([]);
    await screen.delete();
    expect(properties.done).toEqual(['delete 7']);
    expect(modals.notification?.message.key).toBe('property-deleted');
  });

  it('leads to the form where the server misses something', async () => {
    properties.refuse = [new Failure('validation_failed', { price: 'error-price-required' }, 'invalid')];
    await aList().do('publish', anOwnProperty({ status: 'draft' }));
    expect(went).toEqual(['/profil/imot/7?check=1']);
  });

  it('says what went wrong otherwise', async () => {
    properties.refuse = [new Failure('property-status-not-possible', {}, 'conflict')];
    const screen = aList();
    await screen.do('pause', anOwnProperty());
    expect(modals.notification?.message.key).toBe('property-status-not-possible');
    expect(screen.changing).toBeNull();
  });
});
