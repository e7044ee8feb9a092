import { makeAutoObservable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { propertyRules } from '../../../src/core/properties/property-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PropertyEditor } from '../../../src/view-models/properties/property-editor.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { anOwnPropertiesGateway, aWholeProperty } from '../../support/an-own-properties-gateway.ts';
import { MemoryPropertyForms } from '../../support/memory/memory-property-forms.ts';
import { anUploadedPicture, MemoryUploads } from '../../support/memory/memory-uploads.ts';
import { settled } from '../../support/settled.ts';
import { SOFIA } from '../../support/a-property-catalogue.ts';

const PAUSE = 1_500;
const PICTURE = 'picture-of-a-flat';
const NO_NETWORK = new Failure('error-please-try-again-later', {}, 'unreachable');

let properties: ReturnType<typeof anOwnPropertiesGateway>;
let storedForms: MemoryPropertyForms;
let clock: FakeClock;
let session: { user: UserInfo | null };
let uploads: MemoryUploads;
let keys: number;

beforeEach(() => {
  properties = anOwnPropertiesGateway();
  storedForms = new MemoryPropertyForms();
  clock = new FakeClock();
  session = makeAutoObservable({ user: { id: 5 } as UserInfo | null });
  uploads = new MemoryUploads();
  keys = 0;
});

function anEditor(): PropertyEditor {
  return new PropertyEditor({
    properties,
    uploads,
    unsavedForms: storedForms,
    session,
    clock,
    language: 'bg',
    cities: [SOFIA],
    newKey: () => `key-of-listing-${(keys += 1)}`,
    newAbort: () => new AbortController(),
    rules: propertyRules,
  });
}

async function aDraft(): Promise<PropertyEditor> {
  const editor = anEditor();
  editor.take(properties.edited);
  return editor;
}

const pass = async (milliseconds: number) => {
  clock.pass(milliseconds);
  await settled();
};
const created = () => properties.inputs('createProperty');
const updated = () => properties.inputs('updateProperty');
const titles = () => [...created(), ...updated()].map(({ title }) => title);

describe('A draft', () => {
  it('is created a moment after the first change, and then updated', async () => {
    const editor = anEditor();
    const named: number[] = [];
    editor.created = (id) => named.push(id);
    editor.form.set('title', 'Дву');
    await pass(PAUSE - 1);
    expect(titles()).toEqual([]);
    editor.form.set('title', 'Двустаен');
    await pass(PAUSE);
    expect(created()).toMatchObject([{ key: 'key-of-listing-1', title: 'Двустаен' }]);
    expect([editor.id, named, editor.saving.state]).toEqual([7, [7], 'saved']);
    editor.form.set('price', '900');
    await pass(PAUSE);
    expect(updated()).toMatchObject([{ id: 7, price: 90_000 }]);
    expect(named).toEqual([7]);
  });

  it('is not created without a change', async () => {
    const editor = anEditor();
    await editor.saveDraft();
    await pass(60_000);
    expect(titles()).toEqual([]);
  });

  it('is saved one at a time, and the last save wins', async () => {
    properties.hold();
    const editor = await aDraft();
    editor.form.set('title', 'едно');
    await pass(PAUSE);
    editor.form.set('title', 'две');
    await pass(PAUSE);
    editor.form.set('title', 'три');
    await pass(PAUSE);
    expect(titles()).toEqual(['едно']);
    await properties.go();
    expect(titles()).toEqual(['едно', 'три']);
    await properties.go();
    expect(editor.saving.state).toBe('saved');
  });

  it('is saved with its valid values, and the rest stays in the form', async () => {
    const editor = await aDraft();
    editor.form.set('deposit', 'две хиляди');
    editor.form.set('area', '64');
    await pass(PAUSE);
    expect(updated()[0]).toMatchObject({ deposit: null, area: 64 });
    expect(editor.form.values.deposit).toBe('две хиляди');
  });

  it('is stored in this browser after an error, and offered after a reload', async () => {
    properties.failOnce('updateProperty', NO_NETWORK);
    const editor = await aDraft();
    editor.form.set('title', 'Двустаен');
    await pass(PAUSE);
    expect(editor.saving).toMatchObject({ state: 'failed', failure: NO_NETWORK });
    const reloaded = await aDraft();
    reloaded.restoreDraft();
    expect(reloaded.offered?.form.title).toBe('Двустаен');
    reloaded.restore();
    await pass(PAUSE);
    expect(titles()).toEqual(['Двустаен', 'Двустаен']);
    expect(storedForms.forms.size).toBe(0);
  });

  it('is not offered to another person', async () => {
    properties.failOnce('updateProperty', NO_NETWORK);
    const editor = await aDraft();
    editor.form.set('title', 'Двустаен');
    await pass(PAUSE);
    runInAction(() => (session.user = { id: 6 } as UserInfo));
    const theirs = await aDraft();
    theirs.restoreDraft();
    expect(theirs.offered).toBeNull();
  });

  it('is created once when a request without a response is repeated', async () => {
    properties.failOnce('createProperty', NO_NETWORK);
    const editor = anEditor();
    editor.form.set('title', 'Двустаен');
    await pass(PAUSE);
    editor.form.set('title', 'Двустаен в Лозенец');
    await pass(PAUSE);
    expect(created().map(({ key, title }) => [key, title])).toEqual([
      ['key-of-listing-1', 'Двустаен'],
      ['key-of-listing-1', 'Двустаен в Лозенец'],
    ]);
    // The first request may have created it with the old title.
    expect(updated()).toMatchObject([{ id: 7, title: 'Двустаен в Лозенец' }]);
  });

  it('waits for the login, and continues after it', async () => {
    properties.failOnce('updateProperty', new Failure('login-required', {}, 'login-required'));
    const editor = await aDraft();
    runInAction(() => (session.user = null));
    editor.form.set('title', 'Двустаен');
    await pass(PAUSE);
    expect(editor.saving.state).toBe('failed');
    runInAction(() => (session.user = { id: 5 } as UserInfo));
    await settled();
    expect(editor.saving.state).toBe('saved');
    expect(titles()).toEqual(['Двустаен', 'Двустаен']);
  });

  it('marks the fields that the server rejects', async () => {
    properties.failOnce(
      'updateProperty',
      new Failure('validation_failed', { images: 'error-picture-unknown' }, 'invalid'),
    );
    const editor = await aDraft();
    editor.form.set('title', 'Двустаен');
    await pass(PAUSE);
    expect(editor.form.errors).toEqual({ images: 'error-picture-unknown' });
  });

  it('sends its free times with a save, once', async () => {
    const editor = await aDraft();
    editor.form.set('slots', ['2026-12-01 18:30']);
    await pass(PAUSE);
    editor.form.set('title', 'Двустаен');
    await pass(PAUSE);
    expect(properties.inputs('offerSlots').map(({ slots }) => slots)).toEqual([['2026-12-01 18:30']]);
  });
});

describe('The publishing of a listing', () => {
  beforeEach(() => {
    properties.edited = { ...properties.edited, content: aWholeProperty() };
  });

  it('sends a complete listing as an active one', async () => {
    const editor = await aDraft();
    expect(await editor.form.submit()).toBe(true);
    expect(updated()).toMatchObject([{ id: 7, status: 'active', price: 120_000 }]);
    expect(editor.status).toBe('active');
  });

  it('marks all missing fields, and sends nothing', async () => {
    const editor = await aDraft();
    editor.form.set('title', 'Къс');
    editor.form.set('price', 'евтино');
    expect(await editor.form.submit()).toBe(false);
    expect(editor.form.errors).toEqual({ title: 'error-title-length', price: 'error-amount-in-digits' });
    expect(titles()).toEqual([]);
  });

  it('waits for a pending save', async () => {
    properties.hold();
    const editor = await aDraft();
    editor.form.set('title', 'Светъл двустаен в Лозенец');
    await pass(PAUSE);
    const published = editor.form.submit();
    await settled();
    expect(titles()).toHaveLength(1);
    await properties.go();
    await properties.go();
    expect(await published).toBe(true);
    expect(updated().map(({ status }) => status)).toEqual(['draft', 'active']);
  });

  it('waits for the pictures', async () => {
    const editor = await aDraft();
    editor.pictures.add([{ name: 'a.jpg', size: 1, type: 'image/jpeg' }]);
    expect(await editor.form.submit()).toBe(false);
    expect(editor.form.errors).toEqual({ images: 'error-pictures-still-sending' });
  });

  it('shows the server’s errors', async () => {
    properties.failOnce(
      'updateProperty',
      new Failure('validation_failed', { district_id: 'error-district-required' }, 'invalid'),
    );
    const editor = await aDraft();
    expect(await editor.form.submit()).toBe(false);
    expect(editor.form.errors).toEqual({ district_id: 'error-district-required' });
    expect(editor.status).toBe('draft');
  });
});

describe('A public listing', () => {
  it('is changed on its owner’s request only, and stores the draft in this browser', async () => {
    properties.edited = {
      ...properties.edited,
      status: 'active',
      content: aWholeProperty({ status: 'active' }),
    };
    const editor = await aDraft();
    editor.form.set('price', '1300');
    await pass(60_000);
    expect(titles()).toEqual([]);
    expect([editor.saving.state, storedForms.forms.get(7)?.form.price]).toEqual(['changed', '1300']);
    expect(await editor.form.submit()).toBe(true);
    expect(updated()).toMatchObject([{ id: 7, status: 'active', price: 130_000 }]);
    expect([editor.saving.state, storedForms.forms.size]).toEqual(['saved', 0]);
  });
});

describe('A listing that is open in two tabs', () => {
  const asked = () => ({ ...aWholeProperty(), status: 'active' as const });

  async function open(): Promise<PropertyEditor> {
    properties.edited = { ...properties.edited, status: 'active', content: asked() };
    return aDraft();
  }

  it('shows and keeps the price saved by the other tab', async () => {
    const editor = await open();
    properties.saveElsewhere({ price: 65_000 });
    editor.form.set('deposit', '300');
    expect(await editor.form.submit()).toBe(true);
    expect(properties.edited.content).toMatchObject({ price: 65_000, deposit: 30_000 });
    expect([editor.form.values.price, editor.version.adopted]).toEqual(['650', ['price']]);
  });

  it('asks about a conflict of prices, and saves the chosen one', async () => {
    const editor = await open();
    properties.saveElsewhere({ price: 65_000 });
    editor.form.set('price', '600');
    expect(await editor.form.submit()).toBe(false);
    // The choice replaces the error.
    expect(editor.form.refusal).toBeNull();
    expect(properties.edited.content.price).toBe(65_000);
    const [clash] = editor.version.clashes;
    expect(clash).toEqual({ field: 'price', mine: '600', theirs: '650' });
    editor.choose(clash!, 'mine');
    expect(await editor.form.submit()).toBe(true);
    expect(properties.edited.content.price).toBe(60_000);
  });

  it('does not reactivate a listing paused elsewhere', async () => {
    const editor = await open();
    properties.saveElsewhere({ status: 'paused' });
    editor.form.set('deposit', '300');
    await editor.form.submit();
    expect([properties.edited.status, editor.status]).toEqual(['paused', 'paused']);
  });

  it('with a draft published elsewhere needs a confirmation before its changes are public', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty() };
    const editor = await aDraft();
    properties.saveElsewhere({ status: 'active' });
    editor.form.set('price', '600');
    await pass(PAUSE);
    expect(editor.saving.failure).toMatchObject({
      messageKey: 'error-property-published-elsewhere',
      kind: 'conflict',
    });
    expect(properties.edited.content.price).toBe(120_000);
    expect(await editor.form.submit()).toBe(true);
    expect(properties.edited).toMatchObject({ status: 'active', content: { price: 60_000 } });
  });

  it('as a draft continues to save, and merges changes from elsewhere', async () => {
    properties.edited = { ...properties.edited, content: { ...aWholeProperty(), price: 62_000 } };
    const editor = await aDraft();
    properties.saveElsewhere({ title: 'Друго заглавие' });
    editor.form.set('price', '640');
    await pass(PAUSE);
    expect(properties.edited.content).toMatchObject({ title: 'Друго заглавие', price: 64_000 });
    expect(editor.form.values.title).toBe('Друго заглавие');
  });

  it('merges from the same base version after a reload', async () => {
    const editor = await open();
    editor.form.set('price', '600');
    properties.saveElsewhere({ price: 65_000, title: 'Друго заглавие' });
    const reloaded = await aDraft();
    reloaded.restoreDraft();
    reloaded.restore();
    expect(await reloaded.form.submit()).toBe(false);
    expect(reloaded.form.values.title).toBe('Друго заглавие');
    expect(reloaded.version.clashes).toEqual([{ field: 'price', mine: '600', theirs: '650' }]);
  });
});

describe('A draft with an invalid field', () => {
  it('keeps the last valid value, shows the error, and restores the text after a reload', async () => {
    properties.edited = { ...properties.edited, content: { ...aWholeProperty(), price: 62_000 } };
    const editor = await aDraft();
    editor.form.set('price', 'около 620');
    editor.form.set('title', 'Ново заглавие');
    await pass(PAUSE);
    expect(properties.edited.content).toMatchObject({ price: 62_000, title: 'Ново заглавие' });
    expect([editor.saving.state, editor.unsaved]).toEqual(['saved', { price: 'error-amount-in-digits' }]);
    expect(editor.form.values.price).toBe('около 620');
    const reloaded = await aDraft();
    expect(reloaded.form.values.price).toBe('620');
    reloaded.restoreDraft();
    reloaded.restore();
    expect(reloaded.form.values).toMatchObject({ price: 'около 620', title: 'Ново заглавие' });
    reloaded.form.set('price', '640 лв');
    await pass(PAUSE);
    expect([properties.edited.content.price, reloaded.unsaved, storedForms.forms.size]).toEqual([
      64_000,
      {},
      0,
    ]);
  });
});

describe('The pictures of a listing', () => {
  const aFile = (name: string) => ({ name, size: 1, type: 'image/jpeg' });

  it('and its floor plan are saved with it after the upload', async () => {
    const editor = await aDraft();
    editor.pictures.add([aFile('a')]);
    editor.plan.add([aFile('plan')]);
    expect([editor.isBusy, await editor.form.submit()]).toEqual([true, false]);
    expect(editor.form.errors).toMatchObject({
      images: 'error-pictures-still-sending',
      plan: 'error-pictures-still-sending',
    });
    await uploads.sending[0]?.arrive();
    await editor.form.submit();
    expect(Object.keys(editor.form.errors)).toContain('plan');
    expect(Object.keys(editor.form.errors)).not.toContain('images');
    await uploads.sending[1]?.arrive();
    await pass(PAUSE);
    expect([editor.form.values.images.length, editor.form.values.plan?.key]).toEqual([
      1,
      'picture-key-of-plan',
    ]);
    expect([editor.isBusy, titles().length]).toEqual([false, 1]);
    editor.plan.remove(editor.plan.tiles[0]?.id ?? 0);
    expect(editor.form.values.plan).toBeNull();
  });

  it('and its floor plan are shown in the opened form', async () => {
    const [picture, plan] = [anUploadedPicture(PICTURE), anUploadedPicture('plan-of-the-flat')];
    properties.edited = { ...properties.edited, images: [picture], plan };
    const editor = await aDraft();
    expect(editor.pictures.tiles.map((tile) => tile.picture)).toEqual([picture]);
    expect(editor.plan.tiles.map((tile) => tile.picture)).toEqual([plan]);
    expect(editor.saving.state).toBe('untouched');
    properties.edited = { ...properties.edited, plan: null };
    expect((await aDraft()).plan.tiles).toEqual([]);
  });

  it('and its floor plan are updated after changes elsewhere', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty() };
    const editor = await aDraft();
    const [picture, plan] = [anUploadedPicture(PICTURE), anUploadedPicture('plan-of-the-flat')];
    properties.saveElsewhere({ images: [PICTURE] });
    properties.edited = { ...properties.edited, images: [picture], plan };
    editor.form.set('price', '640');
    await pass(PAUSE);
    expect(editor.pictures.tiles.map((tile) => tile.picture)).toEqual([picture]);
    expect(editor.plan.tiles.map((tile) => tile.picture)).toEqual([plan]);
    properties.saveElsewhere({ title: 'Друго заглавие' });
    editor.form.set('price', '645');
    await pass(PAUSE);
    expect([editor.plan.tiles.length, editor.form.values.title]).toEqual([1, 'Друго заглавие']);
    properties.saveElsewhere({ title: 'Трето заглавие' });
    properties.edited = { ...properties.edited, plan: null };
    editor.form.set('price', '650');
    await pass(PAUSE);
    expect([editor.plan.tiles, editor.pictures.tiles.length]).toEqual([[], 1]);
  });
});

describe('The city of a listing', () => {
  it('is that of its district, also after a change elsewhere', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty({ district_id: null }) };
    const editor = await aDraft();
    editor.form.set('address', 'ул. „Шишман“ 14');
    expect(editor.form.values.city).toBeNull();
    properties.saveElsewhere({ district_id: 11 });
    editor.form.set('price', '640');
    await pass(PAUSE);
    expect(editor.form.values).toMatchObject({ city: 1, district_id: 11 });
    properties.saveElsewhere({ title: 'Друго заглавие' });
    editor.form.set('price', '650');
    await pass(PAUSE);
    expect(editor.form.values).toMatchObject({ city: 1, title: 'Друго заглавие' });
    editor.take(properties.edited);
    expect(editor.form.values).toMatchObject({ city: 1, address: '' });
  });
});

describe('Unsaved changes of an earlier visit', () => {
  const write = async () => {
    properties.failOnce('updateProperty', NO_NETWORK);
    const editor = await aDraft();
    editor.form.set('title', 'Двустаен');
    await pass(PAUSE);
    return aDraft();
  };

  it('can be discarded', async () => {
    const editor = await write();
    editor.restoreDraft();
    editor.discard();
    expect([editor.offered, storedForms.forms.size]).toEqual([null, 0]);
    editor.restore();
    expect(editor.form.values.title).toBe('');
  });

  it('are not offered over current changes', async () => {
    const editor = await write();
    editor.form.set('deposit', '300');
    editor.restoreDraft();
    expect(editor.offered).toBeNull();
  });

  it('of a new listing are sent again with their key, and create it once', async () => {
    properties.failOnce('createProperty', NO_NETWORK);
    const editor = anEditor();
    editor.form.set('title', 'Двустаен');
    await pass(PAUSE);
    const again = anEditor();
    again.restoreDraft();
    again.restore();
    await pass(PAUSE);
    expect(created().map(({ key }) => key)).toEqual(['key-of-listing-1', 'key-of-listing-1']);
    expect(updated()).toMatchObject([{ id: 7 }]);
    expect([again.id, keys]).toEqual([7, 1]);
  });
});

describe('A pending save', () => {
  it('stores later changes in this browser, until they are saved too', async () => {
    properties.hold();
    const editor = anEditor();
    editor.form.set('title', 'Двустаен');
    await pass(PAUSE);
    editor.form.set('title', 'Двустаен в Лозенец');
    await properties.go();
    // The new listing has an id, so its draft moves to it.
    expect([storedForms.forms.get(7)?.form.title, storedForms.forms.has(null)]).toEqual([
      'Двустаен в Лозенец',
      false,
    ]);
    await properties.go();
    expect([storedForms.forms.size, editor.saving.state]).toEqual([0, 'saved']);
  });

  it('of a new listing stores nothing in this browser without later changes', async () => {
    const editor = anEditor();
    editor.form.set('title', 'Двустаен');
    await pass(PAUSE);
    expect([editor.id, storedForms.forms.size]).toEqual([7, 0]);
  });

  it('of a public listing keeps later changes for the next save', async () => {
    const content = aWholeProperty({ status: 'active' });
    properties.edited = { ...properties.edited, status: 'active', content };
    const editor = await aDraft();
    editor.form.set('price', '1300');
    properties.hold();
    const saving = editor.form.submit();
    await settled();
    editor.form.set('price', '1400');
    await properties.go();
    expect(await saving).toBe(true);
    expect([editor.saving.state, storedForms.forms.get(7)?.form.price]).toEqual(['changed', '1400']);
  });
});

describe('Changes during the publishing of a draft', () => {
  it('become public with the next save, and do not make the listing a draft', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty() };
    const editor = await aDraft();
    properties.hold();
    const publishing = editor.form.submit();
    await settled();
    editor.form.set('price', '1300');
    await pass(PAUSE);
    for (let turn = 0; turn < 4; turn += 1) await properties.go();
    await publishing;
    expect(properties.edited).toMatchObject({ status: 'active', content: { price: 130_000 } });
  });
});

describe('Publishing without a session', () => {
  it('waits for the login, and then saves the draft', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty() };
    const editor = await aDraft();
    editor.form.set('price', '1300');
    runInAction(() => (session.user = null));
    properties.failOnce('updateProperty', new Failure('login-required', {}, 'login-required'));
    expect(await editor.form.submit()).toBe(false);
    runInAction(() => (session.user = { id: 5 } as UserInfo));
    await settled();
    expect([editor.saving.state, properties.edited.content.price]).toEqual(['saved', 130_000]);
  });

  it('with another error saves nothing at the next login', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty() };
    const editor = await aDraft();
    editor.form.set('price', '1300');
    runInAction(() => (session.user = null));
    properties.handlers.updateProperty = () => Promise.reject(NO_NETWORK);
    await editor.form.submit();
    await editor.saveDraft();
    runInAction(() => (session.user = { id: 5 } as UserInfo));
    await settled();
    expect(titles()).toHaveLength(2);
  });
});

describe('A draft after its author’s session expired', () => {
  it('is not saved for another person who signs in, and continues for its author', async () => {
    properties.failOnce('createProperty', new Failure('login-required', {}, 'login-required'));
    const editor = anEditor();
    editor.form.set('title', 'Двустаен');
    runInAction(() => (session.user = null));
    await pass(PAUSE);
    runInAction(() => (session.user = { id: 6 } as UserInfo));
    await settled();
    expect([titles().length, editor.saving.state]).toEqual([1, 'failed']);
    runInAction(() => (session.user = { id: 5 } as UserInfo));
    await settled();
    expect([titles(), editor.saving.state]).toEqual([['Двустаен', 'Двустаен', 'Двустаен'], 'saved']);
  });
});

describe('A choice between two values', () => {
  it('saves a draft automatically with the last one', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty() };
    const editor = await aDraft();
    properties.saveElsewhere({ price: 65_000, deposit: 65_000 });
    editor.form.set('price', '600');
    editor.form.set('deposit', '600');
    await pass(PAUSE);
    const [price, deposit] = editor.version.clashes;
    editor.choose(price!, 'mine');
    await settled();
    expect(properties.edited.content.price).toBe(65_000);
    editor.choose(deposit!, 'theirs');
    await settled();
    expect(properties.edited.content).toMatchObject({ price: 60_000, deposit: 65_000 });
  });

  it('saves a public listing on request only', async () => {
    const content = aWholeProperty({ status: 'active' });
    properties.edited = { ...properties.edited, status: 'active', content };
    const editor = await aDraft();
    properties.saveElsewhere({ price: 65_000 });
    editor.form.set('price', '600');
    await editor.form.submit();
    editor.choose(editor.version.clashes[0]!, 'mine');
    await settled();
    expect(properties.edited.content.price).toBe(65_000);
  });
});

describe('The marks of missing fields', () => {
  it('are listed above the form and count as a rejection', async () => {
    const editor = await aDraft();
    editor.mark();
    expect([editor.summary, editor.form.failedSubmits]).toEqual([true, 1]);
    expect(editor.form.errors).toEqual(editor.missing);
    editor.list(false);
    expect([editor.summary, editor.form.errors]).toEqual([false, editor.missing]);
  });

  it('of free times name those no longer possible, except for saved ones', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty(), slots: ['2026-11-20 10:00'] };
    const editor = await aDraft();
    expect(await editor.form.submit()).toBe(true);
    const again = await aDraft();
    again.form.set('slots', ['2026-11-20 10:00', '2026-11-20 11:00']);
    expect(await again.form.submit()).toBe(false);
    expect(again.form.errors).toEqual({ slots: 'error-date-time-past' });
  });
});

describe('An unsaved field of a draft', () => {
  it('is still a change: a conflict with another change needs a choice', async () => {
    properties.edited = { ...properties.edited, content: aWholeProperty({ price: 62_000 }) };
    const editor = await aDraft();
    editor.form.set('price', 'около 620');
    await pass(PAUSE);
    properties.saveElsewhere({ price: 65_000 });
    editor.form.set('title', 'Ново заглавие');
    await pass(PAUSE);
    expect(editor.version.clashes).toEqual([{ field: 'price', mine: 'около 620', theirs: '650' }]);
  });
});
