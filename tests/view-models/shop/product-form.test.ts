import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { productFormOf } from '../../../src/core/shop/own-product-form.ts';
import { ownProductRules } from '../../../src/core/shop/own-product-rules.ts';
import type { OwnVariant } from '../../../src/core/shop/own-product.ts';
import type { KeyGenerator } from '../../../src/core/shared/id.ts';
import { previewOf } from '../../../src/view-models/shop/product-preview.ts';
import { ProductFormScreen } from '../../../src/view-models/shop/product-form-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aNavigation } from '../../support/a-navigation.ts';
import { aChair } from '../../support/a-product-content.ts';
import { aProduct } from '../../support/a-product.ts';
import { anOwnShop, anOwnProductsGateway } from '../../support/an-own-products-gateway.ts';
import { anUploadedPicture, MemoryUploads } from '../../support/memory/memory-uploads.ts';
import { KEYS, testKeys } from '../../support/test-keys.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';

const { signal } = new AbortController();
const CHAIRS = { id: 1, name: 'Столове', picture: null, rooms: [], productCount: 1 };

let products: ReturnType<typeof anOwnProductsGateway>;
let uploads: MemoryUploads;
let modals: Modals;
let store: MemoryTextStore;
let went: string[];
let keys: KeyGenerator;

beforeEach(() => {
  products = anOwnProductsGateway();
  uploads = new MemoryUploads();
  modals = new Modals();
  store = new MemoryTextStore();
  keys = testKeys();
});

function aScreen(): ProductFormScreen {
  const place = aNavigation();
  went = place.went;
  return new ProductFormScreen({
    products,
    catalogue: aProductCatalogue([aProduct({ categories: [{ id: 1, name: 'Столове' }] })]),
    uploads,
    drafts: new StoredFormDrafts(store),
    keys,
    modals,
    navigation: place.navigation,
    language: 'bg',
    rules: async () => ownProductRules,
    newAbort: () => new AbortController(),
  });
}

async function open({ id, variantOf }: { id?: string; variantOf?: string } = {}): Promise<ProductFormScreen> {
  const screen = aScreen();
  await screen.load({
    route: id === undefined ? 'AdminAddProduct' : 'AdminEditProduct',
    params: id === undefined ? {} : { id },
    query: variantOf === undefined ? {} : { variantOf: [variantOf] },
    signal,
  });
  screen.onEnter();
  return screen;
}

/** Returns a picture of the product from the server. */
async function showPictures(key: string): Promise<void> {
  const { ownProduct = expect.unreachable('no handler') } = products.handlers;
  products.handlers.ownProduct = async (input) => ({
    ...(await ownProduct(input)),
    pictures: [anUploadedPicture(key)],
  });
}

function write(screen: ProductFormScreen, change: Parameters<typeof aChair>[0] = {}): void {
  const form = productFormOf(aChair(change), false, 'bg');
  for (const [name, value] of Object.entries(form)) screen.form.set(name as 'code', value as string);
}

describe('A new product (VEND-02)', () => {
  it('starts empty, with all categories to choose from', async () => {
    const screen = await open();
    expect([screen.head, screen.id, screen.restored]).toEqual([
      { title: { key: 'product-form-new' } },
      null,
      false,
    ]);
    expect([screen.form.values.code, screen.pictures.tiles, screen.family]).toEqual(['', [], []]);
    expect(screen.categories.map(({ name }) => name)).toEqual(['Столове']);
    expect([screen.deleting, screen.preview]).toEqual([false, null]);
  });

  it('is added with its pictures in their order, and shown in the list', async () => {
    const screen = await open();
    write(screen, { code: 'CHAIR-2' });
    screen.pictures.add(['a', 'b'].map((name) => ({ name, size: 1, type: 'image/jpeg' })));
    expect(await screen.form.submit()).toBe(false);
    expect(screen.form.errors).toEqual({ pictures: 'error-pictures-still-sending' });
    await uploads.sending[0]?.arrive();
    await uploads.sending[1]?.arrive();
    screen.pictures.move(1, 0);
    expect(await screen.form.submit()).toBe(true);
    expect(products.inputs('createProduct')).toMatchObject([
      {
        key: KEYS[0],
        content: aChair({ code: 'CHAIR-2' }),
        pictures: ['picture-key-of-b', 'picture-key-of-a'],
      },
    ]);
    expect(went).toEqual(['visits cleared', '/profil/produkti']);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'product-added' } });
    expect((await open()).form.values.code).toBe('');
  });

  it('is rejected at its fields', async () => {
    const screen = await open();
    write(screen, { titleBg: '' });
    expect(await screen.form.submit()).toBe(false);
    expect([Object.keys(screen.form.errors), products.inputs('createProduct'), went]).toEqual([
      ['titleBg'],
      [],
      [],
    ]);
  });

  it('sent twice is one: the key stays over a reload', async () => {
    const screen = await open();
    write(screen, { code: 'CHAIR-2' });
    products.failOnce('createProduct', new Failure('error-no-connection', {}, 'unreachable'));
    expect(await screen.form.submit()).toBe(false);
    const again = await open();
    expect(again.restored).toBe(true);
    await again.form.submit();
    expect(products.inputs('createProduct').map(({ key }) => key)).toEqual([KEYS[0], KEYS[0]]);
  });

  it('is restored after a reload with its pictures, until it is discarded', async () => {
    const screen = await open();
    screen.form.set('titleBg', 'Почти готов стол');
    screen.pictures.add([{ name: 'a', size: 1, type: 'image/jpeg' }]);
    await uploads.sending[0]?.arrive();
    const again = await open();
    expect([again.restored, again.form.values.titleBg, again.pictures.tiles.length]).toEqual([
      true,
      'Почти готов стол',
      1,
    ]);
    again.startAnew();
    expect([again.restored, again.form.values.titleBg, again.pictures.tiles]).toEqual([false, '', []]);
    expect((await open()).restored).toBe(false);
  });

  it('is hidden at first if the shop’s profile is incomplete, and can’t be published', async () => {
    expect((await open()).form.values.hidden).toBe(false);
    expect((await open()).mayShow).toBe(true);
    products.own = anOwnShop({ missing: ['number'] });
    const screen = await open();
    expect([screen.form.values.hidden, screen.mayShow, aScreen().mayShow]).toEqual([true, false, false]);
  });

  it('can’t be deleted', async () => {
    const screen = await open();
    await screen.delete();
    expect([products.inputs('deleteProduct'), went, modals.notification]).toEqual([[], [], null]);
  });
});

describe('A variant of a product', () => {
  it('starts as a copy of its main product, with its pictures', async () => {
    await showPictures('picture-of-a-chair');
    const screen = await open({ variantOf: '7' });
    expect([screen.id, screen.head.title, screen.form.values]).toMatchObject([
      null,
      { key: 'product-form-variant' },
      { variantOf: '7', titleBg: 'Стол „Ана“', code: '' },
    ]);
    expect(screen.pictures.tiles.map(({ picture }) => picture?.key)).toEqual(['picture-of-a-chair']);
  });

  it('has a separate draft', async () => {
    (await open({ variantOf: '7' })).form.set('titleBg', 'Вариант');
    expect((await open()).restored).toBe(false);
    expect((await open({ id: '7' })).restored).toBe(false);
    (await open()).form.set('titleBg', 'Нов');
    expect((await open({ variantOf: '7' })).form.values.titleBg).toBe('Вариант');
  });

  it('is started from the open product', async () => {
    expect((await open({ id: '7' })).variantAddress).toBe('/profil/produkt?variantOf=7');
  });

  it('is not found for a missing product', async () => {
    await expect(open({ variantOf: '99' })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('An existing product', () => {
  it('is saved, and shown in the list', async () => {
    const screen = await open({ id: '7' });
    expect([screen.id, screen.titleKey, screen.form.values.price]).toEqual([7, 'product-form-edit', '129']);
    screen.form.set('price', '139');
    expect(await screen.form.submit()).toBe(true);
    expect(products.inputs('updateProduct')).toMatchObject([
      { id: 7, content: { price: 13_900 }, hidden: false },
    ]);
    expect(went).toEqual(['visits cleared', '/profil/produkti']);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'product-saved' } });
    expect((await open({ id: '7' })).restored).toBe(false);
  });

  it('merges from the same base version after a reload', async () => {
    (await open({ id: '7' })).form.set('price', '139');
    products.products = products.products.map((one) => ({ ...one, quantity: 3 }));
    const screen = await open({ id: '7' });
    expect([screen.restored, screen.form.values.price, screen.form.values.quantity]).toEqual([
      true,
      '139',
      '8',
    ]);
    expect(await screen.form.submit()).toBe(true);
    expect(products.products[0]).toMatchObject({ price: 13_900, quantity: 3 });
  });

  it('asks about a conflict of prices', async () => {
    const screen = await open({ id: '7' });
    products.products = products.products.map((one) => ({ ...one, price: 15_000 }));
    screen.form.set('price', '139');
    expect(await screen.form.submit()).toBe(false);
    expect(screen.version.clashes).toEqual([{ field: 'price', mine: '139', theirs: '150' }]);
    expect(went).toEqual([]);
  });

  it('merges pictures changed elsewhere', async () => {
    const screen = await open({ id: '7' });
    products.products = products.products.map((one) => ({ ...one, quantity: 3 }));
    await showPictures('picture-from-elsewhere');
    screen.form.set('price', '139');
    expect(await screen.form.submit()).toBe(true);
    expect(products.inputs('updateProduct').at(-1)?.pictures).toEqual(['picture-from-elsewhere']);
    expect(screen.pictures.tiles.map(({ picture }) => picture?.key)).toEqual(['picture-from-elsewhere']);
  });

  it('keeps its pictures after other changes elsewhere', async () => {
    await showPictures('picture-of-a-chair');
    const screen = await open({ id: '7' });
    products.products = products.products.map((one) => ({ ...one, quantity: 3 }));
    screen.form.set('price', '139');
    await screen.form.submit();
    expect(products.inputs('updateProduct').at(-1)?.pictures).toEqual(['picture-of-a-chair']);
    expect(screen.pictures.tiles).toHaveLength(1);
  });

  it('is deleted after a confirmation, with its draft', async () => {
    const screen = await open({ id: '7' });
    screen.form.set('price', '139');
    screen.setDeleting(true);
    expect(screen.deleting).toBe(true);
    await screen.delete();
    expect([products.inputs('deleteProduct'), screen.deleting, went]).toEqual([
      [{ id: 7 }],
      false,
      ['visits cleared', '/profil/produkti'],
    ]);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'product-deleted' } });
    products = anOwnProductsGateway();
    expect((await open({ id: '7' })).restored).toBe(false);
  });

  it('that can’t be deleted shows the reason, and its draft stays', async () => {
    const screen = await open({ id: '7' });
    screen.form.set('price', '139');
    products.products = [];
    await screen.delete();
    expect([went, modals.notification]).toEqual([
      [],
      { type: 'error', message: { key: 'error-product-not-found' } },
    ]);
    products = anOwnProductsGateway();
    expect((await open({ id: '7' })).form.values.price).toBe('139');
  });

  it('opens and closes a preview for buyers', async () => {
    const screen = await open({ id: '7' });
    screen.form.set('titleBg', 'Стол „Ани“');
    screen.showPreview(true);
    expect(screen.preview).toMatchObject({ id: 7, title: 'Стол „Ани“', vendor: { name: 'Дървото' } });
    screen.showPreview(false);
    expect(screen.preview).toBeNull();
    const before = aScreen();
    before.showPreview(true);
    expect(before.preview).toBeNull();
    const added = await open();
    added.showPreview(true);
    expect(added.preview?.id).toBe(0);
  });
});

describe('The preview of a product', () => {
  const variant = (change: Partial<OwnVariant> = {}): OwnVariant => ({
    id: 7,
    code: 'CHAIR-1',
    colour: 'oak',
    size: null,
    price: 10_000,
    promoPrice: null,
    quantity: 1,
    image: null,
    hidden: false,
    ...change,
  });
  const preview = ({
    content = {} as Parameters<typeof aChair>[0],
    language = 'bg' as Language,
    family = [] as OwnVariant[],
    shop = anOwnShop(),
    lowestPrice = 12_900 as number | null,
  } = {}) =>
    previewOf(productFormOf(aChair(content), false, 'bg'), {
      id: 7,
      shop,
      categories: [{ ...CHAIRS, id: 2 }, CHAIRS],
      family,
      pictures: [anUploadedPicture('chair')],
      language,
      history: { price: 12_900, promoPrice: null, priorPrice: null, lowestPrice },
    });

  it('shows all entered data', () => {
    expect(preview()).toEqual({
      id: 7,
      title: 'Стол „Ана“',
      description: 'Удобен стол за трапезарията.',
      price: 12_900,
      promoPrice: null,
      image: anUploadedPicture('chair'),
      pictures: [anUploadedPicture('chair')],
      vendor: { id: 3, name: 'Дървото', deliveryPrice: 590 },
      categories: [{ id: 1, name: 'Столове' }],
      quantity: 8,
      rating: null,
      variants: 0,
      colour: 'green',
      material: 'wood',
      size: null,
      ean: '3800123456787',
      dimensions: { width: 450, height: 820, depth: 500, weight: 5_200 },
      deliveryDays: { from: 2, to: 5 },
      manufacturer: {
        name: 'Дървото ООД',
        address: 'Троян, ул. Минзухар 1',
        contact: 'office@darvoto.example',
      },
      responsiblePerson: null,
      safety: '',
      family: [],
    });
  });

  it('is in the language of the page if the product has a text in it', () => {
    expect(preview({ language: 'en' }).title).toBe('Chair “Ana”');
    expect(preview({ language: 'en', content: { titleEn: ' ' } }).title).toBe('Стол „Ана“');
  });

  it('omits missing data', () => {
    const content = {
      categoryId: null,
      price: null,
      promoPrice: 100,
      quantity: null,
      deliveryDaysFrom: null,
      deliveryDaysTo: null,
    };
    expect(preview({ content, shop: anOwnShop({ deliveryPrice: null }) })).toMatchObject({
      categories: [],
      price: 0,
      promoPrice: null,
      quantity: 0,
      deliveryDays: { from: 0, to: 0 },
      vendor: { deliveryPrice: 0 },
    });
  });

  it.each([
    [9_900, 9_900],
    [12_900, null],
    [13_000, null],
    [null, null],
  ])('has the promo of %s stotinki only below its price', (promoPrice, shown) => {
    expect(preview({ content: { promoPrice } }).promoPrice).toBe(shown);
  });

  it.each([
    [null, { price: 9_900, promoPrice: null }],
    [9_900, { price: 9_900, promoPrice: null }],
    [11_000, { price: 11_000, promoPrice: 9_900 }],
    [20_000, { price: 12_900, promoPrice: 9_900 }],
  ])('shows a promo of 9 900 against the lowest price of 30 days, %s', (lowestPrice, shown) => {
    expect(preview({ content: { promoPrice: 9_900 }, lowestPrice })).toMatchObject(shown);
  });

  it('shows the stock, which is never negative', () => {
    expect(preview({ content: { quantity: -3 } }).quantity).toBe(0);
  });

  it('shows the current product among its visible variants', () => {
    const family = [variant(), variant({ id: 8 }), variant({ id: 9, hidden: true })];
    const shown = preview({ family, content: { size: '90 см', promoPrice: 9_900 } });
    expect(shown.variants).toBe(2);
    expect(shown.family).toEqual([
      { ...variant(), colour: 'green', size: '90 см', price: 12_900, promoPrice: 9_900, quantity: 8 },
      variant({ id: 8 }),
    ]);
    expect(preview({ family: [variant({ hidden: true })] }).family).toHaveLength(1);
    expect(preview({ family, content: { price: null } }).family[0]?.price).toBe(0);
  });
});
