import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ownProductRules } from '../../../src/core/shop/own-product-rules.ts';
import { OwnShopEditor } from '../../../src/view-models/shop/own-shop-editor.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { anOwnProductsGateway } from '../../support/an-own-products-gateway.ts';
import { aVersion } from '../../support/test-keys.ts';
import { MemoryUploads } from '../../support/memory/memory-uploads.ts';

const { signal } = new AbortController();
const A_FILE = { name: 'logo', size: 1, type: 'image/png' };

let products: ReturnType<typeof anOwnProductsGateway>;
let store: MemoryTextStore;
let modals: Modals;
let person: ReturnType<typeof aSession>;

beforeEach(() => {
  products = anOwnProductsGateway();
  store = new MemoryTextStore();
  modals = new Modals();
  person = aSession(aUser({ type: 'vendor' }), modals);
});

const anEditor = () =>
  new OwnShopEditor(
    products,
    new MemoryUploads(true),
    new StoredFormDrafts(store),
    modals,
    'bg',
    async () => ownProductRules,
    person.session,
  );

async function theEditor(): Promise<OwnShopEditor> {
  const editor = anEditor();
  await editor.load(signal);
  editor.restoreDraft();
  return editor;
}

describe('The holiday of a shop', () => {
  it('is saved with its last day, and ended by the switch', async () => {
    const { holiday } = await theEditor();
    holiday.form.set('isOnHoliday', true);
    holiday.form.set('holidayUntil', '2026-12-01');
    expect(await holiday.form.submit()).toBe(true);
    expect(products.own.holidayUntil).toBe('2026-12-01');
    expect(modals.notification).toMatchObject({ message: { key: 'holiday-saved-message' } });
    const { holiday: stored } = await theEditor();
    expect(stored.form.values).toEqual({ isOnHoliday: true, holidayUntil: '2026-12-01' });
    stored.form.set('isOnHoliday', false);
    expect(await stored.form.submit()).toBe(true);
    expect(products.own.holidayUntil).toBeNull();
    expect(modals.notification).toMatchObject({ message: { key: 'holiday-ended-message' } });
  });

  it('needs a last day, and shows why the server rejects it', async () => {
    const { holiday } = await theEditor();
    holiday.form.set('isOnHoliday', true);
    expect(await holiday.form.submit()).toBe(false);
    expect(holiday.form.errors).toEqual({ holidayUntil: 'error-holiday-day' });
    holiday.form.set('holidayUntil', '2026-11-01');
    products.failOnce(
      'setShopHoliday',
      new Failure('validation_failed', { holidayUntil: 'error-holiday-past' }, 'invalid'),
    );
    expect(await holiday.form.submit()).toBe(false);
    expect(holiday.form.errors).toEqual({ holidayUntil: 'error-holiday-past' });
    expect(products.own.holidayUntil).toBeNull();
  });
});

describe('The profile of a shop (VEND-03)', () => {
  it('is saved, and its new name is shown in the badge', async () => {
    const editor = await theEditor();
    expect(editor.form.values).toMatchObject({ name: 'Дървото', deliveryPrice: '5,90' });
    editor.form.set('name', 'Дъб');
    editor.form.set('deliveryPrice', '6');
    expect(await editor.form.submit()).toBe(true);
    expect(products.own).toMatchObject({ name: 'Дъб', deliveryPrice: 600 });
    expect([editor.shop?.name, editor.form.values.deliveryPrice]).toEqual(['Дъб', '6']);
    expect(person.signIn.inputs('me').length).toBe(1);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'profile-saved-message' } });
    products.own = { ...products.own, name: 'Друго' };
    expect((await theEditor()).form.values.name).toBe('Друго');
  });

  it('is rejected with invalid values', async () => {
    const editor = await theEditor();
    editor.form.set('name', '');
    expect(await editor.form.submit()).toBe(false);
    expect([Object.keys(editor.form.errors), products.own.name]).toEqual([['name'], 'Дървото']);
  });

  it('restores unsaved changes after a reload', async () => {
    const editor = await theEditor();
    editor.form.set('name', 'Дъб');
    products.failOnce('updateShop', new Failure('error-no-connection', {}, 'unreachable'));
    expect(await editor.form.submit()).toBe(false);
    expect([modals.notification, editor.form.refusal]).toEqual([null, 'error-no-connection']);
    expect((await theEditor()).form.values.name).toBe('Дъб');
  });

  it('merges changes from elsewhere, also after a reload', async () => {
    (await theEditor()).form.set('name', 'Дъб');
    products.own = { ...products.own, phone: '0888000111', version: aVersion(1) };
    const editor = await theEditor();
    expect(await editor.form.submit()).toBe(true);
    expect(products.own).toMatchObject({ name: 'Дъб', phone: '0888000111' });
    expect(editor.form.values.phone).toBe('0888000111');
  });

  it('asks about a conflict of names', async () => {
    const editor = await theEditor();
    products.own = { ...products.own, name: 'Бор', version: aVersion(1) };
    editor.form.set('name', 'Дъб');
    expect(await editor.form.submit()).toBe(false);
    expect(editor.version.clashes).toEqual([{ field: 'name', mine: 'Дъб', theirs: 'Бор' }]);
    expect([editor.shop?.name, products.own.name]).toEqual(['Бор', 'Бор']);
  });
});

describe('The logo and the cover of a shop', () => {
  it('are shown at once after the upload', async () => {
    const editor = await theEditor();
    expect([editor.logo.picture, editor.cover.picture]).toEqual([null, null]);
    await editor.logo.choose(A_FILE);
    await editor.cover.choose(A_FILE);
    expect([editor.logo.picture?.url, editor.cover.picture?.url]).toEqual([
      '/pictures/picture-key-of-logo',
      '/pictures/picture-key-of-logo',
    ]);
    await editor.logo.remove();
    expect([editor.logo.picture, editor.cover.picture === null]).toEqual([null, false]);
    expect(products.inputs('setShopPicture')).toEqual([
      { id: 3, which: 'logo', picture: 'picture-key-of-logo' },
      { id: 3, which: 'cover', picture: 'picture-key-of-logo' },
      { id: 3, which: 'logo', picture: null },
    ]);
  });

  it('are empty before the shop is loaded', async () => {
    const editor = anEditor();
    await editor.logo.choose(A_FILE);
    expect([editor.logo.picture, editor.shop, modals.notification]).toEqual([null, null, null]);
  });
});
