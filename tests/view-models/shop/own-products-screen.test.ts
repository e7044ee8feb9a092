import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Query } from '../../../src/core/site/paths.ts';
import type { PreferredCurrency } from '../../../src/view-models/site/preferred-currency.ts';
import { OwnProductsScreen } from '../../../src/view-models/shop/own-products-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aNavigation } from '../../support/a-navigation.ts';
import { aProduct } from '../../support/a-product.ts';
import { anOwnProduct, anOwnShop, anOwnProductsGateway } from '../../support/an-own-products-gateway.ts';
import { settled } from '../../support/settled.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';

const { signal } = new AbortController();
const NO_CONNECTION = new Failure('error-no-connection', {}, 'unreachable');

let products: ReturnType<typeof anOwnProductsGateway>;
let modals: Modals;
let went: string[];
let screen: OwnProductsScreen;

beforeEach(() => {
  products = anOwnProductsGateway([
    ...Array.from({ length: 20 }, (_, index) => anOwnProduct({ id: 101 + index, code: `C-${index}` })),
    anOwnProduct({ id: 7, title: 'Лампа', hidden: true, updatedAt: '2026-11-01T10:00:00.000Z' }),
  ]);
  modals = new Modals();
  const place = aNavigation();
  went = place.went;
  const preferred = { currency: 'BGN' } as PreferredCurrency;
  const catalogue = aProductCatalogue([aProduct()]);
  screen = new OwnProductsScreen(products, catalogue, modals, place.navigation, 'bg', preferred);
});

const load = (query: Query = {}) => screen.load({ route: 'AdminListProducts', params: {}, query, signal });
const asked = () => products.inputs('ownProducts');
const shownIds = () => screen.rows.map(({ product }) => product.id);

describe('The products of the vendor (VEND-02)', () => {
  it('are shown twenty to a page, the last changed first, with all categories', async () => {
    expect([screen.rows, screen.categories, screen.pageCount, screen.isAllChosen]).toEqual([
      [],
      [],
      1,
      false,
    ]);
    await load();
    expect([shownIds().length, screen.total, screen.pageCount]).toEqual([20, 21, 2]);
    expect(asked()).toEqual([{ state: 'all', orderBy: 'updatedAt.DESC', offset: 0, limit: 20 }]);
    expect([screen.categories.map(({ name }) => name), screen.counts.hidden]).toEqual([['Лампи'], 1]);
    await load({ page: ['2'] });
    expect(shownIds()).toEqual([7]);
  });

  it('set the title of the tab, and show no missing data before they are loaded', () => {
    expect([screen.head, screen.missing]).toEqual([{ title: { key: 'own-products-title' } }, []]);
  });

  it('follow the filters in the URL', async () => {
    await load({ tab: ['hidden'], search: ['Лам'], category: ['1'], orderBy: ['price.ASC'] });
    expect([shownIds(), screen.isFiltered]).toEqual([[7], true]);
    expect(asked()).toMatchObject([{ state: 'hidden', search: 'Лам', category: '1', orderBy: 'price.ASC' }]);
    await load({ tab: ['lost'], category: ['-1'], orderBy: ['luck'], search: ['я'.repeat(201)] });
    expect(asked()[1]).toMatchObject({
      state: 'all',
      search: 'я'.repeat(200),
      category: undefined,
      orderBy: 'updatedAt.DESC',
    });
    await load({ category: ['chairs'] });
    expect(asked()[2]).toMatchObject({ category: undefined });
  });

  it.each([
    [{}, false],
    [{ tab: ['promo'] }, true],
    [{ search: ['а'] }, true],
    [{ category: ['1'] }, true],
    [{ orderBy: ['price.ASC'], page: ['2'] }, false],
  ])('at %j are filtered: %s', async (query, isFiltered) => {
    await load(query);
    expect(screen.isFiltered).toBe(isFiltered);
  });

  it('start at the first page after a new tab, search or order, and keep the rest of the URL', async () => {
    expect(screen.queryWith({})).toEqual({
      tab: null,
      search: null,
      category: null,
      orderBy: null,
      page: null,
    });
    await load({ tab: ['promo'], search: ['а'], category: ['1'], orderBy: ['price.ASC'], page: ['2'] });
    expect(screen.queryWith({ tab: 'hidden' })).toEqual({
      tab: 'hidden',
      search: 'а',
      category: 1,
      orderBy: 'price.ASC',
      page: null,
    });
    expect(screen.queryWith({ page: 3 })).toMatchObject({ tab: 'promo', page: 3 });
    await screen.narrow({ search: 'лампа', tab: 'all', categoryId: null, orderBy: 'updatedAt.DESC' });
    expect(went.map(decodeURIComponent)).toEqual(['/profil/produkti?search=лампа']);
  });

  it('show missing data of the shop first', async () => {
    products.own = anOwnShop({ missing: ['number'] });
    await load();
    expect(screen.missing).toEqual(['number']);
  });

  it('can be selected by page', async () => {
    await load();
    screen.chooseAllOfPage(true);
    expect([screen.isAllChosen, screen.bulk.isAny, screen.bulk.chosen.size]).toEqual([true, true, 20]);
    screen.bulk.toggle(101);
    expect(screen.isAllChosen).toBe(false);
    screen.chooseAllOfPage(false);
    expect(screen.bulk.isAny).toBe(false);
    screen.chooseAllOfPage(true);
    await load({ page: ['2'] });
    expect(screen.bulk.isAny).toBe(false);
  });

  it('can all be changed at once, including other pages', async () => {
    await load({ search: ['C-'] });
    const changes = () => products.inputs('changeProducts');
    screen.chooseAllOfPage(true);
    screen.bulk.chooseAll(true);
    screen.bulk.plan('hide');
    await screen.bulk.preview();
    expect([screen.bulk.planned?.preview.total, changes()]).toEqual([21, []]);
    await screen.bulk.confirm();
    expect(changes()).toMatchObject([
      { filter: { tab: 'all', search: 'C-', categoryId: null }, action: 'hide' },
    ]);
    expect(screen.counts.hidden).toBe(21);
    // Cached screens show the old products.
    expect(went).toEqual(['visits cleared']);
  });
});

describe('A product of the list', () => {
  it('is deleted only after a confirmation, without an empty page', async () => {
    await load({ page: ['2'] });
    await screen.delete();
    screen.setDeleting(anOwnProduct());
    screen.setDeleting(null);
    await screen.delete();
    const deleted = () => products.inputs('deleteProduct').map(({ id }) => id);
    expect(deleted()).toEqual([]);
    screen.setDeleting(anOwnProduct());
    expect(screen.deleting?.id).toBe(7);
    await screen.delete();
    expect([deleted(), screen.deleting, modals.notification]).toEqual([
      [7],
      null,
      { type: 'success', message: { key: 'product-deleted' } },
    ]);
    expect([screen.wanted.page, shownIds().length, went]).toEqual([1, 20, ['visits cleared']]);
  });

  it('is hidden and shown again', async () => {
    await load();
    await screen.show(anOwnProduct(), true);
    expect(modals.notification?.message.key).toBe('product-shown');
    await screen.show(anOwnProduct(), false);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'product-hidden' } });
    expect(products.inputs('changeProducts')).toEqual([
      { ids: [7], action: 'show' },
      { ids: [7], action: 'hide' },
    ]);
  });

  it('shows why it can’t be published', async () => {
    await load();
    products.failOnce('changeProducts', new Failure('error-vendor-incomplete', {}, 'conflict'));
    await screen.show(anOwnProduct(), true);
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-vendor-incomplete' } });
  });

  it('stays in its place after a change of stock, and moves to another tab’s count', async () => {
    await load({ page: ['2'] });
    const [row] = screen.rows;
    row?.type('quantity', '0');
    await row?.save('quantity');
    await settled();
    expect([row?.product.quantity, screen.rows[0] === row, went]).toEqual([0, true, ['visits cleared']]);
    expect(asked().at(-1)).toMatchObject({ state: 'all', offset: 0, limit: 1 });
    await screen.show(anOwnProduct(), true);
    expect(screen.counts['sold-out']).toBe(1);
  });

  it('shows the previous counts after an error', async () => {
    await load();
    const before = screen.counts;
    products.failOnce('ownProducts', NO_CONNECTION);
    screen.rows[0]?.type('quantity', '0');
    await screen.rows[0]?.save('quantity');
    await settled();
    expect([screen.counts, modals.notification]).toEqual([before, null]);
  });

  it('updates the counts of the tabs after a change of stock', async () => {
    await load();
    screen.rows[0]?.type('quantity', '0');
    await screen.rows[0]?.save('quantity');
    await settled();
    expect(screen.counts).toMatchObject({ all: 21, 'sold-out': 1 });
  });
});
