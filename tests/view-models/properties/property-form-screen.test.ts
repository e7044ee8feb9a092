import { beforeEach, describe, expect, it } from 'vitest';
import { PROPERTY_LIMITS } from '../../../src/core/properties/property-choices.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { propertyRules } from '../../../src/core/properties/property-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { BrowserHistory } from '../../../src/core/site/browser-history.ts';
import { PropertyEditors } from '../../../src/view-models/properties/property-editors.ts';
import { PropertyFormScreen } from '../../../src/view-models/properties/property-form-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import type { Navigation } from '../../../src/view-models/site/navigation.ts';
import { aNavigation } from '../../support/a-navigation.ts';
import { aFairPrice, aProperty } from '../../support/a-property.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { anOwnPropertiesGateway, aWholeProperty } from '../../support/an-own-properties-gateway.ts';
import { MemoryPropertyForms } from '../../support/memory/memory-property-forms.ts';
import { MemoryUploads } from '../../support/memory/memory-uploads.ts';
import { settled } from '../../support/settled.ts';
import { aPropertyCatalogue, SOFIA } from '../../support/a-property-catalogue.ts';

const NEVER = { aborted: false, addEventListener() {} };

let properties: ReturnType<typeof anOwnPropertiesGateway>;
let catalogue: ReturnType<typeof aPropertyCatalogue>;
let clock: FakeClock;
let modals: Modals;
let editors: PropertyEditors;
let went: string[];
let replaced: string[];
let navigation: Navigation;
let session: { user: UserInfo | null };

beforeEach(() => {
  properties = anOwnPropertiesGateway();
  catalogue = aPropertyCatalogue([], [SOFIA]);
  clock = new FakeClock();
  modals = new Modals();
  editors = new PropertyEditors();
  session = { user: null };
  replaced = [];
  ({ went, navigation } = aNavigation());
});

function aFormScreen(): PropertyFormScreen {
  return new PropertyFormScreen(
    {
      properties,
      uploads: new MemoryUploads(),
      unsavedForms: new MemoryPropertyForms(),
      session,
      clock,
      newKey: () => 'a-key-nobody-guesses',
      newAbort: () => new AbortController(),
    },
    catalogue,
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

describe('The form of a listing in steps', () => {
  it('opens the step in the URL, or else the first', async () => {
    expect((await open(aFormScreen(), null)).step).toBe('where');
    expect((await open(aFormScreen(), null, { step: ['price'] })).step).toBe('price');
    expect((await open(aFormScreen(), null, { step: ['nowhere'] })).step).toBe('where');
  });

  it('shows rents of comparable homes at the rent, after the home is known (TRUST-01)', async () => {
    const content = aWholeProperty();
    const { district_id: district, type, area } = content;
    catalogue.homes = [
      aProperty({
        district: { id: district ?? 0, name: 'Лозенец' },
        type: type ?? 'studio',
        area: area ?? 0,
        fairPrice: aFairPrice(),
      }),
    ];
    properties.edited = { ...properties.edited, content };
    const screen = await open(aFormScreen(), '7', { step: ['home'] });
    expect(screen.fairPrice).toBeNull();
    await open(screen, '7', { step: ['price'] });
    expect(screen.fairPrice).toEqual(aFairPrice());
    screen.editor.form.set('area', 'голямо');
    await open(screen, '7', { step: ['price'] });
    expect(screen.fairPrice).toBeNull();
  });

  it('works without rents of comparable homes', async () => {
    catalogue.failOnce('fairPrice', new Failure('error-unknown'));
    properties.edited = { ...properties.edited, content: aWholeProperty() };
    const screen = await open(aFormScreen(), '7', { step: ['price'] });
    expect([screen.step, screen.fairPrice]).toEqual(['price', null]);
  });

  it('moves to another step without data loss', async () => {
    const screen = await open(aFormScreen(), null);
    screen.editor.form.set('title', 'Двустаен');
    await open(screen, null, { step: ['text'] });
    expect([screen.step, screen.editor.form.values.title]).toEqual(['text', 'Двустаен']);
  });

  it('puts the new draft into the URL, and the next screen continues with the same form', async () => {
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

  it('leads to the first step with an error, and lists all errors', async () => {
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

  it('marks missing fields when the list leads its owner here', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty({ area: null }) };
    const screen = await open(aFormScreen(), '7', { check: ['1'] });
    expect([screen.step, screen.editor.form.errors]).toEqual(['home', { area: 'error-area-in-digits' }]);
  });

  it('publishes, and shows the listing among the active ones', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty() };
    const screen = await open(aFormScreen(), '7');
    await screen.save();
    expect(went).toEqual(['visits cleared', '/profil/imoti?tab=active']);
    expect(modals.notification?.message.key).toBe('property-published-message');
  });

  it('does not open a deleted listing', async () => {
    properties.edited = { ...properties.edited, deleted: true };
    await expect(open(aFormScreen(), '7')).rejects.toMatchObject({
      messageKey: 'error-property-deleted',
      kind: 'conflict',
    });
  });

  it('clears the district with its city, and sets a location from the map', async () => {
    const screen = await open(aFormScreen(), '7');
    screen.place.chooseCity(1);
    expect(screen.place.districts.map(({ name }) => name)).toEqual(['Лозенец']);
    screen.editor.form.set('district_id', 11);
    expect(screen.place.district).toBe(11);
    screen.place.pick({ latitude: 42.67213456, longitude: 23.3215 });
    expect(screen.editor.form.values.gpsCoordinates).toBe('42.672135, 23.3215');
    screen.place.chooseCity(null);
    expect(screen.editor.form.values.district_id).toBeNull();
  });

  it('offers future times, sorted and without duplicates', async () => {
    const screen = await open(aFormScreen(), '7');
    expect(screen.addSlot('', '10:00')).toBe('error-date-required');
    expect(screen.addSlot('2026-11-20', '10:00')).toBe('error-date-time-past');
    expect(screen.addSlot('2027-02-31', '10:00')).toBe('error-date-time-invalid');
    for (const time of ['18:30', '10:00', '18:30']) expect(screen.addSlot('2026-12-01', time)).toBeNull();
    expect(screen.editor.form.values.slots).toEqual(['2026-12-01 10:00', '2026-12-01 18:30']);
    screen.removeSlot('2026-12-01 10:00');
    expect(screen.editor.form.values.slots).toEqual(['2026-12-01 18:30']);
  });

  it('inserts the generated draft, marks it, and restores the author’s text (HOME-07)', async () => {
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

/** Complete flat, as a draft or as a public listing. */
function isWhole(status: 'draft' | 'active' = 'draft'): void {
  properties.edited = { ...properties.edited, status, content: aWholeProperty({ status }) };
}

describe('The steps of the form', () => {
  it('have a fixed order', async () => {
    const screen = await open(aFormScreen(), null);
    expect([screen.previousStep, screen.nextStep]).toEqual([null, 'home']);
    await open(screen, null, { step: ['price'] });
    expect([screen.previousStep, screen.nextStep]).toEqual(['contents', 'text']);
    await open(screen, null, { step: ['viewings'] });
    expect([screen.previousStep, screen.nextStep]).toEqual(['text', null]);
  });

  it('have a URL each, for a new or an existing listing', async () => {
    const screen = await open(aFormScreen(), null);
    expect([screen.addressOf('price'), screen.head]).toEqual([
      '/profil/imot?step=price',
      { title: { key: 'property-form-new' } },
    ]);
    const other = await open(aFormScreen(), '7');
    expect([other.addressOf('price'), other.head]).toEqual([
      '/profil/imot/7?step=price',
      { title: { key: 'property-form-edit' } },
    ]);
  });

  it('open at the first marked one, and then at the one in the URL', async () => {
    isWhole();
    properties.edited = { ...properties.edited, content: aWholeProperty({ area: null }) };
    const screen = await open(aFormScreen(), '7', { check: ['1'] });
    expect(screen.editor.summary).toBe(true);
    await open(screen, '7', {});
    // The list of errors closes on another step.
    expect([screen.step, screen.editor.summary]).toEqual(['where', false]);
  });

  it('show no errors at the first visit', async () => {
    const screen = await open(aFormScreen(), '7');
    expect([screen.editor.form.errors, screen.editor.summary, screen.missingCount > 5]).toEqual([
      {},
      false,
      true,
    ]);
    screen.onLeave();
    isWhole();
    expect((await open(aFormScreen(), '7')).missingCount).toBe(0);
  });

  it('save the changes when they are left', async () => {
    const screen = await open(aFormScreen(), '7');
    screen.editor.form.set('title', 'Двустаен');
    await screen.goTo('price');
    await settled();
    expect([properties.inputs('updateProperty').length, went]).toEqual([1, ['/profil/imot/7?step=price']]);
    screen.editor.form.set('title', 'Двустаен в Лозенец');
    screen.onLeave();
    await settled();
    expect(properties.inputs('updateProperty')).toHaveLength(2);
    screen.editor.form.set('title', 'Светъл двустаен в Лозенец');
    screen.away();
    await settled();
    expect(properties.inputs('updateProperty')).toHaveLength(3);
  });
});

describe('A line of the error list', () => {
  it('leads to its field, on any step', async () => {
    const screen = await open(aFormScreen(), '7');
    await screen.goToField('gpsCoordinates');
    expect([went, screen.wanted]).toEqual([[], 'gpsCoordinates']);
    await screen.goToField('price');
    expect([went, screen.wanted]).toEqual([['/profil/imot/7?step=price'], 'price']);
    screen.want(null);
    expect(screen.wanted).toBeNull();
  });

  it('leads to the city before its district', async () => {
    const screen = await open(aFormScreen(), '7');
    await screen.goToField('district_id');
    expect(screen.wanted).toBe('city');
    screen.place.chooseCity(1);
    await screen.goToField('district_id');
    expect(screen.wanted).toBe('district_id');
  });

  it('without a step stays on the open one', async () => {
    const screen = await open(aFormScreen(), '7');
    await screen.goToField('weather');
    expect([went, screen.wanted]).toEqual([[], 'weather']);
  });

  it('leads to its field also when another screen shows the step', async () => {
    const screen = await open(aFormScreen(), null);
    let next!: PropertyFormScreen;
    navigation.go = async () => {
      next = await open(aFormScreen(), null, { step: ['price'] });
    };
    await screen.goToField('price');
    expect(next.wanted).toBe('price');
    // The destination applies once.
    expect((await open(aFormScreen(), '7')).wanted).toBeNull();
  });
});

describe('A listing whose form is opened again', () => {
  it('shows changes from elsewhere', async () => {
    isWhole();
    const screen = await open(aFormScreen(), '7');
    screen.onLeave();
    properties.saveElsewhere({ status: 'paused', title: 'Друго заглавие' });
    screen.onEnter();
    await settled();
    expect([screen.isDraft, screen.editor.form.values.title]).toEqual([false, 'Друго заглавие']);
    properties.saveElsewhere({ title: 'Трето заглавие' });
    screen.onEnter();
    await settled();
    expect(screen.editor.form.values.title).toBe('Друго заглавие');
  });

  it('keeps unsaved changes', async () => {
    isWhole('active');
    const screen = await open(aFormScreen(), '7');
    screen.editor.form.set('price', '1300');
    screen.onLeave();
    properties.saveElsewhere({ title: 'Друго заглавие' });
    screen.onEnter();
    await settled();
    expect(screen.editor.form.values).toMatchObject({ price: '1300', title: 'Светъл двустаен до парка' });
  });

  it('keeps changes made while it loads', async () => {
    isWhole('active');
    const screen = await open(aFormScreen(), '7');
    screen.onLeave();
    properties.saveElsewhere({ title: 'Друго заглавие' });
    screen.onEnter();
    screen.editor.form.set('price', '1300');
    await settled();
    expect(screen.editor.form.values).toMatchObject({ price: '1300', title: 'Светъл двустаен до парка' });
  });

  it('stays unchanged when it can’t be loaded', async () => {
    isWhole();
    const screen = await open(aFormScreen(), '7');
    screen.onLeave();
    properties.failOnce('ownProperty', new Failure('error-no-connection', {}, 'unreachable'));
    screen.onEnter();
    await settled();
    expect(screen.editor.form.values.title).toBe('Светъл двустаен до парка');
  });

  it('does not show another person’s changes', async () => {
    session.user = { id: 5 } as UserInfo;
    const screen = await open(aFormScreen(), '7');
    screen.editor.form.set('title', 'На Мария');
    session.user = null;
    expect((await open(aFormScreen(), '7')).editor).toBe(screen.editor);
    session.user = { id: 6 } as UserInfo;
    const theirs = await open(aFormScreen(), '7');
    expect([theirs.editor === screen.editor, theirs.editor.form.values.title]).toEqual([false, '']);
  });

  it('does not show a form that another person opened', async () => {
    session.user = { id: 5 } as UserInfo;
    const screen = await open(aFormScreen(), '7');
    session.user = { id: 6 } as UserInfo;
    expect((await open(aFormScreen(), '7')).editor).not.toBe(screen.editor);
  });

  it('shows a form opened before the login', async () => {
    const before = await open(aFormScreen(), '7');
    session.user = { id: 5 } as UserInfo;
    expect((await open(aFormScreen(), '7')).editor).toBe(before.editor);
  });

  it('is separate from other listings and from a new one', async () => {
    const screen = await open(aFormScreen(), '7');
    expect((await open(aFormScreen(), null)).editor).not.toBe(screen.editor);
    screen.onLeave();
    expect((await open(aFormScreen(), '7')).editor).not.toBe(screen.editor);
  });
});

describe('The start of a new listing', () => {
  it('reports an earlier draft', async () => {
    expect((await open(aFormScreen(), null)).unfinished?.id).toBe(7);
    expect(properties.inputs('ownProperties')).toEqual([{ status: 'draft', offset: 0, limit: 1 }]);
    isWhole('active');
    expect((await open(aFormScreen(), null)).unfinished).toBeNull();
    expect((await open(aFormScreen(), '7')).unfinished).toBeNull();
  });
});

describe('The save of the form', () => {
  it('confirms a change of a public listing', async () => {
    isWhole('active');
    const screen = await open(aFormScreen(), '7');
    screen.editor.form.set('price', '1300');
    await screen.save();
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'property-saved-message' } });
  });

  it('stays on a step with missing fields', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty({ price: null }) };
    const screen = await open(aFormScreen(), '7', { step: ['price'] });
    await screen.save();
    expect([went, screen.editor.summary, modals.notification]).toEqual([[], true, null]);
  });

  it('stays on its step when the server rejects the whole form', async () => {
    isWhole();
    const screen = await open(aFormScreen(), '7', { step: ['text'] });
    properties.failOnce('updateProperty', new Failure('error-too-many-properties', {}, 'conflict'));
    await screen.save();
    expect([went, screen.step, screen.editor.form.refusal]).toEqual([
      [],
      'text',
      'error-too-many-properties',
    ]);
  });
});

describe('The times offered for viewings', () => {
  it('start today, and need a day and a time each', async () => {
    const screen = await open(aFormScreen(), '7');
    expect(screen.today).toBe('2026-11-21');
    expect(screen.addSlot('2026-12-01', '')).toBe('error-time-required');
  });

  it('are limited to sixty', async () => {
    const screen = await open(aFormScreen(), '7');
    const times = Array.from({ length: PROPERTY_LIMITS.slots }, (_, index) => {
      const [day, half] = [Math.floor(index / 20), index % 20];
      const hour = String(9 + Math.floor(half / 2)).padStart(2, '0');
      return [`2026-12-0${1 + day}`, `${hour}:${half % 2 ? '30' : '00'}`] as const;
    });
    for (const [day, time] of times) expect(screen.addSlot(day, time)).toBeNull();
    expect(screen.addSlot('2026-12-09', '10:00')).toBe('error-too-many-slots');
    expect(screen.editor.form.values.slots).toHaveLength(PROPERTY_LIMITS.slots);
  });
});

describe('The generated draft of a description (HOME-07)', () => {
  it('is requested with the listing’s data and location', async () => {
    isWhole();
    const { editor, description } = await open(aFormScreen(), '7');
    editor.form.set('address', ' ул. „Шишман“ 14 ');
    await description.write();
    expect(properties.inputs('draftDescription')).toMatchObject([
      { address: 'ул. „Шишман“ 14', property: { area: 64 } },
    ]);
  });

  it('replaces nothing in an empty field', async () => {
    const { editor, description } = await open(aFormScreen(), '7');
    editor.form.set('description', '  ');
    expect([description.wouldReplace, description.isUnwritten]).toEqual([false, false]);
    await description.write();
    expect([description.replaced, description.wouldReplace]).toEqual([null, false]);
    const written = editor.form.values.description;
    description.undo();
    expect(editor.form.values.description).toBe(written);
    editor.form.set('description', `  ${written}\n`);
    expect(description.isUnwritten).toBe(true);
    editor.form.set('description', `${written} И тераса.`);
    expect([description.isUnwritten, description.wouldReplace]).toEqual([false, true]);
  });

  it('can be undone once', async () => {
    const { editor, description } = await open(aFormScreen(), '7');
    editor.form.set('description', 'Моето описание');
    await description.write();
    description.undo();
    editor.form.set('description', 'Моето друго описание');
    description.undo();
    expect(editor.form.values.description).toBe('Моето друго описание');
  });

  it('is requested one at a time', async () => {
    const { description } = await open(aFormScreen(), '7');
    const writing = description.write();
    expect(description.busy).toBe(true);
    await description.write();
    await writing;
    expect([properties.inputs('draftDescription').length, description.busy]).toEqual([1, false]);
  });

  it('reports an error, and the text stays', async () => {
    const { editor, description } = await open(aFormScreen(), '7');
    editor.form.set('description', 'Моето описание');
    properties.failOnce('draftDescription', new Failure('error-draft-not-possible', {}, 'unavailable'));
    await description.write();
    expect(modals.notification?.message.key).toBe('error-draft-not-possible');
    expect([editor.form.values.description, description.replaced, description.busy]).toEqual([
      'Моето описание',
      null,
      false,
    ]);
  });
});
