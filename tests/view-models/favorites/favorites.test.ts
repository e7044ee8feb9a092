import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFavorites } from '../../../src/adapters/storage/stored-favorites.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { FavoritesScreen } from '../../../src/view-models/favorites/favorites-screen.ts';
import type { FavoritesSync } from '../../../src/view-models/favorites/favorites-sync.ts';
import { FavoritesViewModel } from '../../../src/view-models/favorites/favorites-view-model.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aProperty } from '../../support/a-property.ts';
import { aProduct } from '../../support/a-product.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { aboutFavorites } from '../../support/about-favorites.ts';
import { settled } from '../../support/settled.ts';
import { anOfferSummary, aRoommateCatalogue } from '../../support/a-roommate-catalogue.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

let store: MemoryTextStore;
let modals: Modals;
let session: ReturnType<typeof aSession>['session'];
let loaded: number;
let loadSync: () => Promise<FavoritesSync>;
let favorites: FavoritesViewModel;
let catalogue: ReturnType<typeof aProductCatalogue>;
let screen: FavoritesScreen;

beforeEach(() => {
  store = new MemoryTextStore();
  modals = new Modals();
  ({ session } = aSession(null, modals));
  loaded = 0;
  loadSync = () => Promise.reject(new Error('the code did not come'));
  favorites = new FavoritesViewModel(new StoredFavorites(store), modals, session, () => {
    loaded += 1;
    return loadSync();
  });
  catalogue = aProductCatalogue([1, 2, 3].map((id) => aProduct({ id })));
  screen = new FavoritesScreen(
    favorites,
    catalogue,
    aPropertyCatalogue([aProperty({ id: 7 }), aProperty({ id: 8 })]),
    aRoommateCatalogue([anOfferSummary({ id: 5 })]),
    session,
    modals,
    ...aboutFavorites(favorites, session, modals),
  );
});

const enter = async () => {
  screen.onEnter();
  await settled();
};
const ids = (list: readonly { id: number }[] | null) => list?.map(({ id }) => id);

describe('The favorites of a visitor (SHOP-06)', () => {
  it('are stored in this browser, and follow other tabs', () => {
    new StoredFavorites(store).write(favorites.favorites.toggle('product', 1));
    expect(favorites.has('product', 1)).toBe(false);
    favorites.watch();
    expect([favorites.has('product', 1), loaded]).toEqual([true, 0]);
    store.writeElsewhere('favorites', '');
    expect(favorites.has('product', 1)).toBe(false);
  });

  it('are not marked when the browser can’t store them, and the visitor is notified', () => {
    store.full = true;
    favorites.toggle('product', 1);
    expect([favorites.has('product', 1), modals.notification]).toEqual([
      false,
      { type: 'error', message: { key: 'error-favorites-not-kept' } },
    ]);
  });

  it('stay unchanged when the account’s can’t be loaded', async () => {
    favorites.watch();
    favorites.toggle('product', 1);
    session.set(aUser());
    await favorites.refresh();
    expect([loaded, favorites.has('product', 1)]).toEqual([1, true]);
  });

  it('are loaded from the account after a login', async () => {
    let refreshed = 0;
    loadSync = async () => ({ refresh: async () => void (refreshed += 1) }) as FavoritesSync;
    favorites.watch();
    await favorites.refresh();
    expect(refreshed).toBe(0);
    session.set(aUser());
    await favorites.refresh();
    expect(refreshed).toBe(1);
  });

  it('are read from their new storage', () => {
    const account = new StoredFavorites(new MemoryTextStore());
    account.write(favorites.favorites.toggle('product', 2));
    favorites.useStorage(account);
    expect(favorites.has('product', 2)).toBe(true);
    favorites.toggle('product', 3);
    expect([account.read().count, new StoredFavorites(store).read().count]).toEqual([2, 0]);
  });
});

describe('The page of the favorites (SHOP-06)', () => {
  it('is empty before they are loaded', () => {
    expect([screen.head, screen.isInAccount]).toEqual([{ title: { key: 'favourites' } }, false]);
    expect([screen.marked, screen.markedProperties, screen.markedRoommates]).toEqual([null, null, null]);
    expect([screen.goneCount, screen.deletedPropertiesCount, screen.goneRoommatesCount]).toEqual([0, 0, 0]);
  });

  it('shows the latest first, and counts deleted ones', async () => {
    for (const id of [1, 3, 99]) favorites.toggle('product', id);
    for (const id of [7, 8, 98]) favorites.toggle('property', id);
    for (const id of [5, 97, 96]) favorites.toggle('roommate', id);
    await enter();
    expect([ids(screen.marked), ids(screen.markedProperties), ids(screen.markedRoommates)]).toEqual([
      [3, 1],
      [8, 7],
      [5],
    ]);
    expect([screen.goneCount, screen.deletedPropertiesCount, screen.goneRoommatesCount]).toEqual([1, 1, 2]);
    expect(catalogue.inputs('searchProducts')).toMatchObject([{ ids: [99, 3, 1], offset: 0, limit: 100 }]);
  });

  it('hides an unmarked one at once', async () => {
    favorites.toggle('product', 1);
    favorites.toggle('property', 7);
    favorites.toggle('roommate', 5);
    await enter();
    favorites.toggle('product', 1);
    favorites.toggle('property', 7);
    favorites.toggle('roommate', 5);
    expect([screen.marked, screen.markedProperties, screen.markedRoommates]).toEqual([[], [], []]);
    expect([screen.goneCount, screen.deletedPropertiesCount, screen.goneRoommatesCount]).toEqual([0, 0, 0]);
  });

  it('sends no request without favorites', async () => {
    const asked: string[] = [];
    Object.assign(screen, {
      propertyCatalogue: { byIds: async () => asked.push('homes') },
      roommateCatalogue: { byIds: async () => asked.push('roommates') },
    });
    await enter();
    expect([screen.marked, screen.markedProperties, screen.markedRoommates]).toEqual([[], [], []]);
    expect([catalogue.inputs('searchProducts'), asked]).toEqual([[], []]);
  });

  it('requests at most the latest hundred of each kind', async () => {
    for (let id = 1; id <= 101; id += 1) favorites.toggle('product', id);
    await enter();
    const [search] = catalogue.inputs('searchProducts');
    expect(search).toMatchObject({ ids: expect.objectContaining({ length: 100, 0: 101 }) });
    expect([ids(screen.marked), screen.goneCount]).toEqual([[3, 2], 98]);
  });

  it('names the owner of the list, and the reason for an error', async () => {
    session.set(aUser());
    expect(screen.isInAccount).toBe(true);
    favorites.toggle('product', 1);
    catalogue.failOnce('searchProducts', new Failure('error-no-connection', {}, 'unreachable'));
    await enter();
    expect([modals.notification?.message.key, screen.marked]).toEqual(['error-no-connection', null]);
  });
});
