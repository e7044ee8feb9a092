import { describe, expect, it, vi } from 'vitest';
import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { BrowserTextStore } from '../../src/adapters/storage/browser-text-store.ts';
import { StoredCart } from '../../src/adapters/storage/stored-cart.ts';
import { StoredCleaningCart } from '../../src/adapters/storage/stored-cleaning-cart.ts';
import { StoredCheckoutDraft } from '../../src/adapters/storage/stored-checkout-draft.ts';
import {
  StoredTransferPayload,
  StoredConsent,
  StoredLanguage,
  StoredPreferredCurrency,
} from '../../src/adapters/storage/stored-choices.ts';
import { StoredComparison } from '../../src/adapters/storage/stored-comparison.ts';
import { StoredFavorites } from '../../src/adapters/storage/stored-favorites.ts';
import { StoredFavoritesCopy } from '../../src/adapters/storage/stored-favorites-copy.ts';
import { StoredFormDrafts } from '../../src/adapters/storage/stored-form-drafts.ts';
import { StoredListingMarks } from '../../src/adapters/storage/stored-listing-marks.ts';
import { StoredLastOrder, StoredViewedProducts } from '../../src/adapters/storage/stored-history.ts';
import { StoredOwnComments } from '../../src/adapters/storage/stored-own-comments.ts';
import { StoredOwnHabits } from '../../src/adapters/storage/stored-own-habits.ts';
import { MAX_VIEWED, withViewed } from '../../src/core/shop/viewed-products.ts';
import { StoredRecentSearches } from '../../src/adapters/storage/stored-recent-searches.ts';
import { STORE_KEYS } from '../../src/adapters/storage/text-store.ts';
import { Cart } from '../../src/core/orders/cart/cart.ts';
import { NO_HABITS } from '../../src/core/roommates/habits.ts';
import { CleaningCart } from '../../src/core/services/cleaning-cart.ts';
import { ServiceSelection } from '../../src/core/services/service-selection.ts';
import { Favorites } from '../../src/core/favorites/favorites.ts';
import { aCartProduct, aVendor } from '../support/a-product.ts';
import { aCatalogue, movingBoxes, movingTeam, oneTime } from '../support/a-service.ts';
import { aCheckoutForm } from '../support/an-order.ts';

/** In-memory storage for tests without a browser. */
function aStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    key: () => null,
    length: 0,
  };
}

const stores = [
  ['memory', () => new MemoryTextStore()],
  [
    'a browser',
    () => {
      const storage = aStorage();
      return new BrowserTextStore(() => storage);
    },
  ],
] as const;

describe.each(stores)('Stored in %s', (_, makeStore) => {
  it('a cart is restored (CART-01)', () => {
    const storage = new StoredCart(makeStore());
    expect(storage.read().isEmpty).toBe(true);
    const cart = Cart.empty
      .add(aVendor(), aCartProduct({ quantity: 2, productNotes: 'червена' }))
      .add(aVendor({ id: 8 }), aCartProduct({ id: 2, promoPrice: 3990 }));
    expect(storage.write(cart)).toBe(true);
    expect(storage.read()).toEqual(cart);
  });

  it('own habits are restored, without unknown values', () => {
    const store = makeStore();
    const storage = new StoredOwnHabits(store);
    expect(storage.read()).toEqual(NO_HABITS);
    expect(storage.write({ ...NO_HABITS, smoking: 'outside', quietHours: 'late' })).toBe(true);
    expect(storage.read()).toEqual({ ...NO_HABITS, smoking: 'outside', quietHours: 'late' });
    store.write('roommate-habits', '{"pets":"yes","smoking":7,"guests":"always"}');
    expect(storage.read()).toEqual({ ...NO_HABITS, pets: 'yes' });
    store.write('roommate-habits', 'not JSON');
    expect(storage.read()).toEqual(NO_HABITS);
  });

  it('seen and hidden listings are restored, without invalid ones (FIND-07)', () => {
    const store = makeStore();
    const storage = new StoredListingMarks(store);
    expect(storage.read()).toEqual({ account: null, marks: [], untold: [] });
    const seen = { kind: 'roommate', mark: 'seen', id: 7, on: true, changedAt: 5 } as const;
    const hidden = { kind: 'property', mark: 'hidden', id: 8, on: false, changedAt: 9 } as const;
    expect(storage.write({ account: 31, marks: [hidden, seen], untold: [seen] })).toBe(true);
    expect(storage.read()).toEqual({ account: 31, marks: [hidden, seen], untold: [seen] });
    store.write(
      'listing-marks',
      '{"account":-1,"marks":[[0,0,0,1,1],[5,0,1,1,1],[0,1,3,7,1],"x",null],"untold":{}}',
    );
    expect(storage.read()).toEqual({ account: null, marks: [], untold: [] });
  });

  it('compared homes and products are restored separately, without invalid ones (FIND-06)', () => {
    const store = makeStore();
    const storage = new StoredComparison(store);
    const nothing = { category: null, ids: [] };
    expect(storage.read('products')).toEqual(nothing);
    expect(storage.write('products', { category: 9, ids: [5, 3] })).toBe(true);
    expect(storage.write('properties', { category: null, ids: [12] })).toBe(true);
    expect(storage.read('products')).toEqual({ category: 9, ids: [5, 3] });
    expect(storage.read('properties')).toEqual({ category: null, ids: [12] });
    store.write('comparison', '{"products":{"category":"9","ids":[1,"2",-3,1,4,5,6,7]},"properties":7}');
    expect(storage.read('products')).toEqual({ category: null, ids: [1, 4, 5, 6] });
    expect(storage.read('properties')).toEqual(nothing);
    store.write('comparison', 'not JSON');
    expect(storage.read('products')).toEqual(nothing);
  });

  it('favorites are restored in their order (SHOP-06)', () => {
    const storage = new StoredFavorites(makeStore());
    expect(storage.read().count).toBe(0);
    const favorites = Favorites.none.toggle('product', 3).toggle('product', 1).toggle('roommate', 9);
    expect(storage.write(favorites)).toBe(true);
    expect(storage.read()).toEqual(favorites);
  });

  it('the copy of an account’s favorites is restored for that account only (SHOP-06)', () => {
    const store = makeStore();
    const storage = new StoredFavoritesCopy(store);
    expect(storage.read(31)).toBeNull();
    const favorites = Favorites.of({ product: [3, 1], roommate: [9] });
    const unsent = [{ type: 'property', id: 4, kept: false, changedAt: 1_700_000_000_000 }] as const;
    storage.write(31, { favorites, unsent });
    expect(storage.read(31)).toEqual({ favorites, unsent });
    expect(storage.read(32)).toBeNull();
    storage.clear();
    expect(storage.read(31)).toBeNull();
    store.write(
      'account-favorites',
      '{"account":31,"favorites":{"product":[1,"x",-2]},"unsent":[{"id":1},7]}',
    );
    expect(storage.read(31)).toEqual({ favorites: Favorites.of({ product: [1] }), unsent: [] });
  });

  it('a selection of services is restored (SERV-06)', () => {
    const storage = new StoredCleaningCart(makeStore());
    expect(storage.read()).toEqual(CleaningCart.empty);
    const chosen = ServiceSelection.of([movingTeam, { ...movingBoxes, quantity: 40 }, oneTime]);
    const cart = new CleaningCart(ServiceSelection.empty, aCatalogue, { windows: { quantity: 9 } }).with(
      chosen,
    );
    expect(storage.write(cart)).toBe(true);
    expect(storage.read()).toEqual(cart);
  });

  it('a checkout draft is restored, without the agreement to the terms', async () => {
    const storage = new StoredCheckoutDraft(makeStore());
    expect(await storage.read()).toBeNull();
    const key = 'k'.repeat(32);
    storage.write({ form: aCheckoutForm({ paymentMethod: 'card' }), key });
    expect(await storage.read()).toEqual({
      form: aCheckoutForm({ paymentMethod: 'card', termsAccepted: false }),
      key,
    });
    storage.clear();
    expect(await storage.read()).toBeNull();
  });

  it('the last order is restored, and an invalid one is not', () => {
    const store = makeStore();
    const storage = new StoredLastOrder(store);
    expect(storage.read()).toBeNull();
    storage.write({ token: 't'.repeat(43), isThanked: true, isUnpaid: false });
    expect(storage.read()).toEqual({ token: 't'.repeat(43), isThanked: true, isUnpaid: false });
    store.write('last-order', '{"token":"../../etc"}');
    expect(storage.read()).toBeNull();
  });

  it('drafts of forms are restored, each for its form', () => {
    const storage = new StoredFormDrafts(makeStore());
    expect(storage.read('sign-up')).toBeNull();
    const person = { name: 'Мария', optMarketingFlag: true, cityId: 2, window: null, images: [{ key: 'a' }] };
    storage.write('sign-up', person);
    storage.write('contact', { message: 'Здравейте' });
    expect(storage.read('sign-up')).toEqual(person);
    storage.clear('sign-up');
    expect([storage.read('sign-up'), storage.read('contact')]).toEqual([null, { message: 'Здравейте' }]);
  });

  it('the secrets of own comments are restored until removed (BLOG-02)', () => {
    const storage = new StoredOwnComments(makeStore());
    const comment = (id: number) => ({ id, post: 'depozit-pri-naem', secret: 's'.repeat(43) });
    storage.add(comment(1));
    storage.add(comment(2));
    storage.add(comment(1));
    expect(storage.read()).toEqual([comment(2), comment(1)]);
    storage.remove(2);
    expect(storage.read()).toEqual([comment(1)]);
  });

  it('recent searches are restored, the latest first', () => {
    const storage = new StoredRecentSearches(makeStore());
    expect(storage.read()).toEqual([]);
    storage.write(['лампа', 'килим']);
    expect(storage.read()).toEqual(['лампа', 'килим']);
  });

  it('viewed products are restored, without other stored values', () => {
    const store = makeStore();
    const storage = new StoredViewedProducts(store);
    expect(storage.read()).toEqual([]);
    storage.write(withViewed(withViewed([1, 2], 3), 1));
    expect(storage.read()).toEqual([1, 3, 2]);
    const many = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(withViewed(many, 30)).toHaveLength(MAX_VIEWED);
    store.write('viewed-products', JSON.stringify(['one', -1, 4, 4]));
    expect(storage.read()).toEqual([4]);
    store.write('viewed-products', '{');
    expect(storage.read()).toEqual([]);
  });

  it('the currency of price fields is restored', () => {
    const store = makeStore();
    const storage = new StoredPreferredCurrency(store);
    expect(storage.read()).toBeNull();
    storage.write('EUR');
    expect(storage.read()).toBe('EUR');
  });

  it('the decision about cookies is restored (MODAL-05)', () => {
    const storage = new StoredConsent(makeStore());
    expect(storage.read()).toBe('undecided');
    storage.write('purposes-seen');
    expect(storage.read()).toBe('purposes-seen');
  });

  it('the chosen language is restored (LANG-03)', () => {
    const storage = new StoredLanguage(makeStore());
    expect(storage.read()).toBeNull();
    storage.write('debug');
    expect(storage.read()).toBe('debug');
  });

  it('transferred values are restored, and the others stay (LANG-11)', () => {
    const store = makeStore();
    const payload = new StoredTransferPayload(store, new StoredConsent(store));
    store.write(STORE_KEYS.favorites, '{"product":{"1":0}}');
    payload.write({ cart: '{}', favorites: null, cleaningCart: null, plans: null, consent: 'accepted' });
    expect(payload.read()).toEqual({
      cart: '{}',
      favorites: '{"product":{"1":0}}',
      cleaningCart: null,
      plans: null,
      consent: 'accepted',
    });
  });
});

describe('A stored value', () => {
  it('notifies only its own watchers: cart, favorites or services', () => {
    const store = new MemoryTextStore();
    const [cart, favorites, services] = [vi.fn(), vi.fn(), vi.fn()];
    new StoredCleaningCart(store).watch(services);
    new StoredCart(store).watch(cart);
    new StoredFavorites(store).watch(favorites);
    store.writeElsewhere('favorites', '{}');
    store.writeElsewhere('cleaning-cart', '{}');
    store.writeElsewhere('cleaning-cart', '{}');
    const calls = [cart, favorites, services].map(({ mock }) => mock.calls.length);
    expect(calls).toEqual([0, 1, 2]);
  });
});
