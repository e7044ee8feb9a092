import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/memory/memory-text-store.ts';
import { StoredBrowserKey } from '../../../src/adapters/storage/stored-browser-key.ts';
import { StoredFavorites } from '../../../src/adapters/storage/stored-favorites.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { FavoriteHomes } from '../../../src/view-models/homes/favorite-homes.ts';
import { FavoritesScreen } from '../../../src/view-models/shop/favorites-screen.ts';
import { FavoritesViewModel } from '../../../src/view-models/shop/favorites-view-model.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession } from '../../support/a-session.ts';
import { aHome } from '../../support/a-home.ts';
import { MemoryHomes } from '../../support/memory-homes.ts';
import { MemoryCatalogue } from '../../support/memory-shop.ts';
import { anOfferSummary, MemoryRoommates } from '../../support/memory-roommates.ts';

function aBrowser(homes = new MemoryHomes([aHome(), aHome({ id: 8 })])) {
  const store = new MemoryTextStore();
  const modals = new Modals();
  const { session } = aSession(null);
  const favorites = new FavoritesViewModel(new StoredFavorites(store), modals, session, () =>
    Promise.reject(new Error('nobody is signed in')),
  );
  let made = 0;
  const keys = { make: () => `the-key-of-browser-${(made += 1)}` };
  const favoriteHomes = new FavoriteHomes(favorites, homes, new StoredBrowserKey(store, keys));
  return { store, homes, modals, session, favorites, favoriteHomes };
}

const settle = () => new Promise((resume) => setTimeout(resume, 0));

describe('Homes among the favorites (SHOP-06)', () => {
  it('are counted for their owners once in each browser', async () => {
    const { favoriteHomes, homes, store } = aBrowser();
    await favoriteHomes.toggle(7);
    await favoriteHomes.toggle(8);
    await favoriteHomes.toggle(7);
    const browser = 'the-key-of-browser-1';
    expect(homes.kept).toEqual([
      { id: 7, browser, kept: true },
      { id: 8, browser, kept: true },
      { id: 7, browser, kept: false },
    ]);
    expect(store.read('browser-key')).toBe(browser);
    expect([favoriteHomes.has(7), favoriteHomes.has(8)]).toEqual([false, true]);
  });

  it('stay marked when the count fails', async () => {
    const { favoriteHomes, homes } = aBrowser();
    homes.refuse = new Failure('error-no-connection', {}, 'unreachable');
    await favoriteHomes.toggle(7);
    expect(favoriteHomes.has(7)).toBe(true);
  });

  it('are neither kept nor counted where the browser keeps nothing', async () => {
    const { favoriteHomes, homes, store, modals } = aBrowser();
    store.full = true;
    await favoriteHomes.toggle(7);
    expect([favoriteHomes.has(7), homes.kept]).toEqual([false, []]);
    expect(modals.notification?.message.key).toBe('error-favorites-not-kept');
  });

  it('give a browser no key before the first of them', () => {
    expect(aBrowser().store.read('browser-key')).toBeNull();
  });

  it('are shown with current data; those no longer offered are told of', async () => {
    const { favoriteHomes, favorites, homes, session, modals } = aBrowser();
    for (const id of [7, 8, 99]) await favoriteHomes.toggle(id);
    const roommates = new MemoryRoommates([anOfferSummary({ id: 5 })]);
    for (const id of [5, 6]) favorites.toggle('roommate', id);
    const screen = new FavoritesScreen(favorites, new MemoryCatalogue(), homes, roommates, session, modals);
    screen.shown();
    await settle();
    expect(screen.markedHomes?.map(({ id }) => id)).toEqual([8, 7]);
    expect([screen.goneHomesCount, screen.goneCount]).toEqual([1, 0]);
    expect(screen.markedRoommates?.map(({ id }) => id)).toEqual([5]);
    expect(screen.goneRoommatesCount).toBe(1);
    await favoriteHomes.toggle(8);
    expect(screen.markedHomes?.map(({ id }) => id)).toEqual([7]);
  });
});
