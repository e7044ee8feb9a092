import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredBrowserKey } from '../../../src/adapters/storage/stored-browser-key.ts';
import { StoredFavorites } from '../../../src/adapters/storage/stored-favorites.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { FavoriteProperties } from '../../../src/view-models/favorites/favorite-properties.ts';
import { FavoritesScreen } from '../../../src/view-models/favorites/favorites-screen.ts';
import { FavoritesViewModel } from '../../../src/view-models/favorites/favorites-view-model.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession } from '../../support/a-session.ts';
import { aProperty } from '../../support/a-property.ts';
import { aboutFavorites } from '../../support/about-favorites.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { anOfferSummary, aRoommateCatalogue } from '../../support/a-roommate-catalogue.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

function aBrowser(properties = aPropertyCatalogue([aProperty(), aProperty({ id: 8 })])) {
  const store = new MemoryTextStore();
  const modals = new Modals();
  const { session } = aSession(null);
  const favorites = new FavoritesViewModel(new StoredFavorites(store), modals, session, () =>
    Promise.reject(new Error('nobody is signed in')),
  );
  let made = 0;
  const keys = { make: () => `the-key-of-browser-${(made += 1)}` };
  const favoriteProperties = new FavoriteProperties(favorites, properties, new StoredBrowserKey(store, keys));
  return { store, properties, modals, session, favorites, favoriteProperties };
}

const settle = () => new Promise((resume) => setTimeout(resume, 0));

describe('Homes among the favorites (SHOP-06)', () => {
  it('are counted for their owners once in each browser', async () => {
    const { favoriteProperties, properties, store } = aBrowser();
    await favoriteProperties.toggle(7);
    await favoriteProperties.toggle(8);
    await favoriteProperties.toggle(7);
    const browser = 'the-key-of-browser-1';
    expect(properties.inputs('favoriteProperty')).toEqual([
      { id: 7, browser, kept: true },
      { id: 8, browser, kept: true },
      { id: 7, browser, kept: false },
    ]);
    expect(store.read('browser-key')).toBe(browser);
    expect([favoriteProperties.has(7), favoriteProperties.has(8)]).toEqual([false, true]);
  });

  it('stay marked when the count fails', async () => {
    const { favoriteProperties, properties } = aBrowser();
    properties.failOnce('favoriteProperty', new Failure('error-no-connection', {}, 'unreachable'));
    await favoriteProperties.toggle(7);
    expect(favoriteProperties.has(7)).toBe(true);
  });

  it('rethrow unexpected errors', async () => {
    const { favoriteProperties, properties } = aBrowser();
    const fault = new TypeError('not a function');
    properties.handlers.favoriteProperty = () => Promise.reject(fault);
    await expect(favoriteProperties.toggle(7)).rejects.toBe(fault);
  });

  it('are neither stored nor counted in a browser without storage', async () => {
    const { favoriteProperties, properties, store, modals } = aBrowser();
    store.full = true;
    await favoriteProperties.toggle(7);
    expect([favoriteProperties.has(7), properties.inputs('favoriteProperty')]).toEqual([false, []]);
    expect(modals.notification?.message.key).toBe('error-favorites-not-kept');
  });

  it('create no browser key before the first favorite', () => {
    expect(aBrowser().store.read('browser-key')).toBeNull();
  });

  it('are shown with current data, and removed listings are reported', async () => {
    const { favoriteProperties, favorites, properties, session, modals } = aBrowser();
    for (const id of [7, 8, 99]) await favoriteProperties.toggle(id);
    const roommates = aRoommateCatalogue([anOfferSummary({ id: 5 })]);
    for (const id of [5, 6]) favorites.toggle('roommate', id);
    const screen = new FavoritesScreen(
      favorites,
      aProductCatalogue(),
      properties,
      roommates,
      session,
      modals,
      ...aboutFavorites(favorites, session, modals),
    );
    screen.onEnter();
    await settle();
    expect(screen.markedProperties?.map(({ id }) => id)).toEqual([8, 7]);
    expect([screen.deletedPropertiesCount, screen.goneCount]).toEqual([1, 0]);
    expect(screen.markedRoommates?.map(({ id }) => id)).toEqual([5]);
    expect(screen.goneRoommatesCount).toBe(1);
    await favoriteProperties.toggle(8);
    expect(screen.markedProperties?.map(({ id }) => id)).toEqual([7]);
  });
});
