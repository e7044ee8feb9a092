import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { roommateRules } from '../../../src/core/roommates/roommate-offer-command.ts';
import { offerFormOf } from '../../../src/core/roommates/roommate-offer-form.ts';
import type { RoommateOfferForm } from '../../../src/core/roommates/roommate-offer-form.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { RoommatePostEditor } from '../../../src/view-models/roommates/roommate-post-editor.ts';
import { RoommatePostScreen } from '../../../src/view-models/roommates/roommate-post-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import type { Navigation } from '../../../src/view-models/site/navigation.ts';
import { OwnDrafts } from '../../../src/view-models/accounts/own-drafts.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { anOffer } from '../../support/an-offer.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { anUploadedPicture, MemoryUploads } from '../../support/memory/memory-uploads.ts';
import { anOwnOffersGateway } from '../../support/an-own-offers-gateway.ts';
import { aRoommateCatalogue, PU, SU } from '../../support/a-roommate-catalogue.ts';
import { aPropertyCatalogue, SOFIA } from '../../support/a-property-catalogue.ts';
import { aVersion } from '../../support/test-keys.ts';

const { signal } = new AbortController();
const ROOM = 'picture-of-a-room';

let offers: ReturnType<typeof anOwnOffersGateway>;
let uploads: MemoryUploads;
let modals: Modals;
let store: MemoryTextStore;
let went: string[];
let keys: number;

beforeEach(() => {
  offers = anOwnOffersGateway();
  uploads = new MemoryUploads();
  modals = new Modals();
  store = new MemoryTextStore();
  went = [];
  keys = 0;
});

function aScreen(user: UserInfo | null = aUser()) {
  const { session } = aSession(user, modals);
  const navigation = { go: async (url: string) => void went.push(url), clearVisits() {} };
  const screen = new RoommatePostScreen(
    session,
    'bg',
    async () =>
      new RoommatePostEditor({
        offers,
        catalogue: aRoommateCatalogue(),
        properties: aPropertyCatalogue([], [SOFIA]),
        uploads,
        drafts: new OwnDrafts(new StoredFormDrafts(store), session),
        modals,
        navigation: navigation as unknown as Navigation,
        clock: new FakeClock(),
        language: 'bg',
        keys: { make: () => `a-key-nobody-guesses-${(keys += 1)}` },
        newAbort: () => new AbortController(),
        rules: async () => roommateRules,
      }),
  );
  const come = (id?: string) =>
    screen.load({
      route: id === undefined ? 'RoommatesPost' : 'AdminRoommatesPost',
      params: id === undefined ? {} : { id },
      query: {},
      signal,
    });
  return { screen, session, come };
}

/** Form that is open in the browser. */
async function theForm(id?: string, user = aUser()): Promise<RoommatePostEditor> {
  const { screen, come } = aScreen(user);
  await come(id);
  screen.onEnter();
  if (!screen.editor) throw new Error('There is no form');
  return screen.editor;
}

function write(editor: RoommatePostEditor, change: Partial<RoommateOfferForm> = {}): void {
  const values = { ...offerFormOf({ content: anOffer(), images: [] }, 1, 'bg'), ...change };
  for (const [name, value] of Object.entries(values)) {
    editor.form.set(name as keyof RoommateOfferForm, value as never);
  }
}

describe('The permission to post an offer (MATE-04)', () => {
  it('needs a login, which leads back to the form', async () => {
    const { screen, session, come } = aScreen(null);
    await come();
    expect([screen.editor, screen.isOtherAccount]).toEqual([null, false]);
    screen.signIn();
    expect(modals.open).toBe('login');
    session.set(aUser());
    await come();
    expect(screen.editor).not.toBeNull();
  });

  it.each(['agency', 'vendor'] as const)(
    'is refused to an account of type %s, with a notice',
    async (type) => {
      const { screen, come } = aScreen(aUser({ type }));
      await come();
      expect([screen.editor, screen.isOtherAccount]).toEqual([null, true]);
    },
  );

  it('keeps the form when the session expires meanwhile', async () => {
    const { screen, session, come } = aScreen();
    await come();
    session.clear();
    expect(screen.editor).not.toBeNull();
  });
});

describe('The page of the form', () => {
  it('is indexed for a new offer only', async () => {
    const { screen, come } = aScreen();
    const ofNew = {
      title: { key: 'post-title-new' },
      description: { key: 'post-description' },
      canonical: { name: 'RoommatesPost' },
    };
    expect(screen.head).toEqual(ofNew);
    await come();
    expect(screen.head).toEqual(ofNew);
    const edited = aScreen();
    await edited.come('7');
    expect(edited.screen.head).toEqual({ title: { key: 'post-title-edit' } });
  });

  it('keeps its form when it is loaded again', async () => {
    const { screen, come } = aScreen();
    await come();
    const { editor } = screen;
    await come();
    expect(screen.editor).toBe(editor);
  });

  it('shows a visitor no form', async () => {
    const { screen, come } = aScreen(null);
    await come();
    screen.onEnter();
    expect(screen.editor).toBeNull();
  });
});

describe('A new offer', () => {
  it('is published with all its data, and its page is shown', async () => {
    const editor = await theForm();
    write(editor);
    await editor.save();
    expect(editor.form.errors).toEqual({});
    expect(offers.inputs('createRoommateOffer')).toMatchObject([anOffer()]);
    expect(went).toEqual(['/sakvartiranti/8']);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'post-published' } });
  });

  it('without data is marked from the top of the form to its end', async () => {
    const editor = await theForm();
    await editor.save();
    expect(editor.errors.map(({ name }) => name)).toEqual([
      'title',
      'city',
      'room',
      'people',
      'moveInFrom',
      'price',
      'bills',
      'aboutHome',
    ]);
    expect(offers.inputs('createRoommateOffer')).toEqual([]);
  });

  it.each([
    [{ moveInFrom: '2026-11-20' }, 'moveInFrom', 'error-date-past'],
    [{ price: 'много' }, 'price', 'error-amount-in-digits'],
    [{ people: '11' }, 'people', 'error-number-too-large'],
    [{ gpsCoordinates: '48.8566, 2.3522' }, 'gpsCoordinates', 'error-coordinates-outside'],
    [{ aboutHome: 'а'.repeat(100_000) }, 'aboutHome', 'error-about-home-length'],
    [{ districtId: null }, 'districtId', 'error-district-required'],
  ])('with $0 is rejected at its field, and the rest stays', async (change, name, error) => {
    const editor = await theForm();
    write(editor, change);
    await editor.save();
    expect(editor.form.errors).toEqual({ [name]: error });
    expect(editor.form.values.title).toBe('Слънчева стая до парка');
  });

  it('waits for its pictures, which keep their order', async () => {
    const editor = await theForm();
    write(editor);
    editor.pictures.add(['a', 'b'].map((name) => ({ name, size: 10, type: 'image/jpeg' })));
    await editor.save();
    expect(editor.form.errors).toEqual({ images: 'error-pictures-still-sending' });
    await uploads.sending[1]?.arrive();
    await uploads.sending[0]?.arrive();
    editor.pictures.move(1, 0);
    await editor.save();
    expect(offers.inputs('createRoommateOffer')[0]?.images).toEqual(['picture-key-of-b', 'picture-key-of-a']);
  });

  it('sent twice is one: the key stays over a reload, and later changes are saved', async () => {
    const editor = await theForm();
    write(editor);
    offers.failOnce('createRoommateOffer', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await editor.save();
    expect(editor.form.refusal).toBe('error-please-try-again-later');
    const later = await theForm();
    later.form.set('title', 'Слънчева стая, вече боядисана');
    await later.save();
    const [first, second] = offers.inputs('createRoommateOffer');
    expect(second?.key).toBe(first?.key);
    expect(offers.inputs('updateRoommateOffer')).toMatchObject([
      { id: 8, title: 'Слънчева стая, вече боядисана' },
    ]);
  });

  it('is restored after a reload, until it is published or discarded', async () => {
    write(await theForm(), { title: 'Почти готово' });
    const later = await theForm();
    expect([later.form.values.title, later.resumed]).toEqual(['Почти готово', true]);
    later.startAnew();
    expect(later.form.values.title).toBe('');
    expect((await theForm()).resumed).toBe(false);
    const last = await theForm();
    write(last);
    await last.save();
    expect((await theForm()).form.values.title).toBe('');
  });

  it('of one person is not shown to another', async () => {
    write(await theForm(), { title: 'На Мария' });
    expect((await theForm(undefined, aUser({ id: 99 }))).form.values.title).toBe('');
  });

  it.each(['', 'no JSON', '[]', '{"title":7,"images":7,"habits":null,"owner":31}'])(
    'ignores an invalid draft (%s) in the storage',
    async (text) => {
      store.write('form-offer-new', text);
      const editor = await theForm();
      expect([editor.form.values.title, editor.pictures.tiles]).toEqual(['', []]);
      expect(editor.form.values.habits.smoking).toBeNull();
    },
  );
});

describe('An existing offer', () => {
  beforeEach(() => {
    offers.edited = { ...offers.edited, content: anOffer({ moveInFrom: '2026-10-01' }) };
  });

  it('keeps a day that has passed since, and leads back to the list', async () => {
    const editor = await theForm('7');
    expect([editor.form.values.city, editor.savedTitle]).toEqual([1, 'Слънчева стая до парка']);
    editor.form.set('price', '480');
    await editor.save();
    expect(offers.inputs('updateRoommateOffer')).toMatchObject([{ id: 7, price: 48_000 }]);
    expect([went, modals.notification?.message.key]).toEqual([['/profil/sakvartiranti'], 'post-saved']);
  });

  it('restores unsaved changes, and can discard them', async () => {
    (await theForm('7')).form.set('title', 'Ново заглавие');
    const editor = await theForm('7');
    expect(editor.form.values.title).toBe('Ново заглавие');
    editor.startAnew();
    expect(editor.form.values.title).toBe('Слънчева стая до парка');
  });

  it.each(['8', 'x'])('is not found as %s', async (id) => {
    await expect(aScreen().come(id)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('The location', () => {
  it('clears the district and the university with its city, and lists the city’s own first', async () => {
    const editor = await theForm();
    write(editor, { universityId: 1 });
    editor.place.chooseCity(2);
    expect(editor.form.values).toMatchObject({ city: 2, districtId: null, universityId: null });
    expect(editor.universitiesByCity).toEqual([PU, SU]);
  });

  it('picked on the map is shown in the field; without it the map is reset', async () => {
    const editor = await theForm();
    editor.place.pick({ latitude: 42.6977, longitude: 23.3219 });
    expect(editor.form.values.gpsCoordinates).toBe('42.6977, 23.3219');
    const { mapNumber } = editor;
    editor.form.set('gpsCoordinates', '');
    expect([editor.place.pin, editor.mapNumber]).toEqual([null, mapNumber + 1]);
  });
});

describe('The draft of one offer', () => {
  it('is separate from that of another', async () => {
    write(await theForm(), { title: 'Нова обява' });
    expect((await theForm('7')).form.values.title).toBe('');
    (await theForm('7')).form.set('title', 'Променена обява');
    expect((await theForm()).form.values.title).toBe('Нова обява');
  });

  it('is loaded once, and keeps later changes', async () => {
    const { screen, come } = aScreen();
    await come();
    screen.onEnter();
    screen.editor?.form.set('title', 'Нова обява');
    screen.onEnter();
    expect([screen.editor?.resumed, screen.editor?.form.values.title]).toEqual([false, 'Нова обява']);
  });

  it('started again is a new offer, separate from one that may have arrived', async () => {
    const editor = await theForm();
    write(editor);
    offers.failOnce('createRoommateOffer', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await editor.save();
    const later = await theForm();
    later.startAnew();
    expect([later.resumed, later.form.values.title]).toEqual([false, '']);
    write(later);
    await later.save();
    const [first, second, ...others] = offers.inputs('createRoommateOffer');
    expect([first?.key === second?.key, others]).toEqual([false, []]);
    expect(offers.inputs('updateRoommateOffer')).toEqual([]);
  });
});

describe('An offer that is open in two tabs', () => {
  beforeEach(() => {
    offers.edited = { ...offers.edited, content: anOffer() };
  });

  it('merges the location and the pictures from the other tab', async () => {
    const editor = await theForm('7');
    const images = [anUploadedPicture(ROOM)];
    const content = anOffer({ districtId: null, images: [ROOM] });
    offers.edited = { ...offers.edited, content, images, version: aVersion(1) };
    editor.form.set('price', '480');
    // A missing district is marked, and no data is lost.
    await editor.save();
    expect(editor.version.adopted).toEqual(['districtId', 'images']);
    expect(editor.form.values).toMatchObject({ price: '480', city: null, districtId: null, images });
    expect(editor.pictures.tiles.map(({ picture }) => picture)).toEqual(images);
  });

  it('keeps its location and pictures after other changes in the other tab', async () => {
    const images = [anUploadedPicture(ROOM)];
    offers.edited = { ...offers.edited, content: anOffer({ images: [ROOM] }), images };
    const editor = await theForm('7');
    offers.edited = {
      ...offers.edited,
      content: anOffer({ images: [ROOM], title: 'Боядисана стая до парка' }),
      version: aVersion(1),
    };
    editor.form.set('price', '480');
    await editor.save();
    expect(editor.form.values).toMatchObject({ city: 1, title: 'Боядисана стая до парка' });
    expect(editor.pictures.tiles.map(({ picture }) => picture)).toEqual(images);
    expect(offers.edited.content).toMatchObject({ price: 48_000, title: 'Боядисана стая до парка' });
  });

  it('asks about a conflict of prices', async () => {
    const editor = await theForm('7');
    offers.edited = { ...offers.edited, content: anOffer({ price: 50_000 }), version: aVersion(1) };
    editor.form.set('price', '480');
    await editor.save();
    expect(editor.version.clashes).toEqual([{ field: 'price', mine: '480', theirs: '500' }]);
    expect([went, offers.edited.content.price]).toEqual([[], 50_000]);
  });
});

describe('The form of an offer', () => {
  it('offers the cities, their districts, and days from today on (MODAL-08)', async () => {
    const editor = await theForm();
    expect(editor.today).toBe('2026-11-21');
    expect(editor.place.cities.map(({ name }) => name)).toEqual(['София']);
    editor.place.chooseCity(1);
    editor.form.set('districtId', 11);
    expect([editor.place.districts.length, editor.place.district]).toEqual([1, 11]);
    expect(editor.universitiesByCity).toEqual([SU, PU]);
  });

  it('leads to the city before its district', async () => {
    const editor = await theForm();
    write(editor, { city: null, districtId: null });
    await editor.save();
    expect(editor.errors.map(({ name }) => name)).toEqual(['city']);
    write(editor, { city: 1, districtId: null });
    await editor.save();
    expect(editor.errors.map(({ name }) => name)).toEqual(['districtId']);
  });

  it('keeps its map while there is no pin to remove', async () => {
    const editor = await theForm();
    editor.form.set('gpsCoordinates', '42.6');
    editor.form.set('title', 'Стая');
    expect(editor.mapNumber).toBe(0);
    editor.place.pick({ latitude: 42.6977, longitude: 23.3219 });
    editor.place.pick({ latitude: 42.6978, longitude: 23.3219 });
    expect(editor.mapNumber).toBe(0);
  });

  it('started again shows a map without the previous pin', async () => {
    (await theForm()).place.pick({ latitude: 42.6977, longitude: 23.3219 });
    const editor = await theForm();
    expect([editor.place.pin !== null, editor.mapNumber]).toEqual([true, 0]);
    editor.startAnew();
    expect([editor.place.pin, editor.mapNumber]).toEqual([null, 1]);
    editor.startAnew();
    expect(editor.mapNumber).toBe(1);
  });

  it('is for private accounts only, and the login leads back here', async () => {
    const { screen, session } = aScreen();
    session.clear();
    screen.signIn();
    expect(await session.begin('token')).toEqual({ go: '/sakvartiranti/publikuvay' });
    const own = aScreen(aUser());
    await own.come();
    expect([own.screen.isOtherAccount, own.screen.editor !== null]).toEqual([false, true]);
  });

  it('of an existing offer is loaded for its readers', async () => {
    const { screen, come } = aScreen(aUser({ type: 'agency' }));
    await come('7');
    expect(screen.editor).not.toBeNull();
  });
});
