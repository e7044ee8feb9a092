import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFavorites } from '../../../src/adapters/storage/stored-favorites.ts';
import { StoredFavoritesCopy } from '../../../src/adapters/storage/stored-favorites-copy.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { MAX_FAVORITES } from '../../../src/core/favorites/merge-favorites.ts';
import { FavoritesSync } from '../../../src/view-models/favorites/favorites-sync.ts';
import { FavoritesViewModel } from '../../../src/view-models/favorites/favorites-view-model.ts';
import { SignedInFavorites } from '../../../src/view-models/favorites/signed-in-favorites.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { MemoryAccountFavorites } from '../../support/memory/memory-account-favorites.ts';

const MARIA = aUser({ id: 31 });
const OFFLINE = new Failure('error-please-try-again-later', {}, 'unreachable');
const settle = () => new Promise((resume) => setTimeout(resume, 0));

/** Browser, or another tab of the browser with this store. */
function aBrowser(account: MemoryAccountFavorites, clock: FakeClock, store = new MemoryTextStore()) {
  const modals = new Modals();
  const { session } = aSession(null, modals);
  const own = new StoredFavorites(store);
  const favorites: FavoritesViewModel = new FavoritesViewModel(
    own,
    modals,
    session,
    async () =>
      new FavoritesSync(
        favorites,
        session,
        own,
        (id) => new SignedInFavorites(id, own, new StoredFavoritesCopy(store), account, clock, modals),
      ),
  );
  favorites.watch();
  const mark = async (id: number) => {
    clock.pass(1_000);
    favorites.toggle('product', id);
    await settle();
  };
  const signIn = async (user = MARIA) => {
    session.hasExpired = false;
    session.set(user);
    await settle();
  };
  const signOut = async () => {
    await session.end();
    await settle();
  };
  return {
    store,
    modals,
    session,
    favorites,
    mark,
    signIn,
    signOut,
    products: () => favorites.favorites.ids('product'),
  };
}

function aWorld() {
  const account = new MemoryAccountFavorites();
  const clock = new FakeClock();
  return { account, clock, browser: (store?: MemoryTextStore) => aBrowser(account, clock, store) };
}

describe('Favorites of a signed-in person (SHOP-06)', () => {
  it('merge the account’s and the browser’s, and move into the account', async () => {
    const { browser } = aWorld();
    const [laptop, phone] = [browser(), browser()];
    await laptop.signIn();
    await laptop.mark(1);
    await phone.mark(2);
    await phone.mark(3);
    await phone.signIn();
    expect(phone.products()).toEqual([3, 2, 1]);
    expect(new StoredFavorites(phone.store).read().count).toBe(0);
    await laptop.favorites.refresh();
    expect(laptop.products()).toEqual([3, 2, 1]);
  });

  it('are not restored from a device with an old list', async () => {
    const { browser } = aWorld();
    const [laptop, phone] = [browser(), browser()];
    await laptop.signIn();
    await laptop.mark(1);
    await phone.signIn();
    await laptop.mark(1);
    await phone.mark(2);
    expect(phone.products()).toEqual([2]);
    await phone.signOut();
    await phone.signIn();
    expect(phone.products()).toEqual([2]);
  });

  it('are deleted from the browser at logout', async () => {
    const { browser } = aWorld();
    const laptop = browser();
    await laptop.signIn();
    await laptop.mark(1);
    await laptop.signOut();
    expect(laptop.products()).toEqual([]);
    expect([laptop.store.read('favorites'), laptop.store.read('account-favorites')]).toEqual([null, '']);
    await laptop.mark(2);
    expect(laptop.products()).toEqual([2]);
    await laptop.signIn();
    expect(laptop.products()).toEqual([2, 1]);
  });

  it('are not shown to another person in the same browser', async () => {
    const { browser } = aWorld();
    const laptop = browser();
    await laptop.signIn();
    await laptop.mark(1);
    const others = aBrowser(new MemoryAccountFavorites(), new FakeClock(), laptop.store);
    await others.signIn(aUser({ id: 32 }));
    expect(others.products()).toEqual([]);
  });

  it('are stored while the account is unavailable, and sent later', async () => {
    const { account, clock, browser } = aWorld();
    const laptop = browser();
    await laptop.mark(1);
    account.refuse = OFFLINE;
    await laptop.signIn();
    await laptop.mark(2);
    expect(laptop.products()).toEqual([2, 1]);
    expect(new StoredFavorites(laptop.store).read().ids('product')).toEqual([1]);
    account.refuse = null;
    clock.pass(30_000);
    await settle();
    expect((await account.list()).ids('product')).toEqual([2, 1]);
    expect(new StoredFavorites(laptop.store).read().count).toBe(0);
  });

  it('are sent by the next page when this one is left first', async () => {
    const { account, browser } = aWorld();
    const laptop = browser();
    await laptop.signIn();
    account.refuse = OFFLINE;
    await laptop.mark(1);
    account.refuse = null;
    const nextPage = browser(laptop.store);
    await nextPage.signIn();
    expect((await account.list()).ids('product')).toEqual([1]);
  });

  it('wait for their owner when the session expires before they are sent', async () => {
    const { account, browser } = aWorld();
    const laptop = browser();
    await laptop.signIn();
    await laptop.mark(1);
    account.refuse = new Failure('error-login-required', {}, 'login-required');
    await laptop.mark(2);
    laptop.session.refused(true);
    expect(laptop.products()).toEqual([]);
    expect(laptop.store.read('account-favorites')).not.toContain('"product":[1]');
    account.refuse = null;
    await laptop.signIn();
    expect(laptop.products()).toEqual([2, 1]);
  });

  it('are sent before the logout', async () => {
    const { account, browser } = aWorld();
    const laptop = browser();
    await laptop.signIn();
    account.refuse = OFFLINE;
    await laptop.mark(1);
    account.refuse = null;
    await laptop.signOut();
    expect((await account.list()).ids('product')).toEqual([1]);
  });

  it('agree in two tabs', async () => {
    const { browser } = aWorld();
    const [one, other] = [browser(), browser()];
    await one.signIn();
    await other.signIn();
    await one.mark(1);
    other.store.writeElsewhere('account-favorites', one.store.read('account-favorites') ?? '');
    expect(other.products()).toEqual([1]);
    other.store.writeElsewhere('account-favorites', '');
    expect(other.products()).toEqual([]);
  });

  it('include changes made during an opposite request', async () => {
    const { account, browser } = aWorld();
    const laptop = browser();
    await laptop.signIn();
    laptop.favorites.toggle('product', 1);
    laptop.favorites.toggle('product', 1);
    await settle();
    expect(laptop.products()).toEqual([]);
    expect((await account.list()).count).toBe(0);
  });

  it('drop deleted listings, and report a full account', async () => {
    const { account, clock, browser } = aWorld();
    account.gone.add(7);
    const now = clock.now().getTime();
    account.marks = Array.from({ length: MAX_FAVORITES - 1 }, (_, index) => ({
      type: 'product' as const,
      id: 1_000 + index,
      kept: true,
      changedAt: now - 1_000_000,
    }));
    const laptop = browser();
    await laptop.mark(7);
    await laptop.signIn();
    expect(laptop.favorites.has('product', 7)).toBe(false);
    expect(laptop.modals.notification).toBeNull();
    await laptop.mark(8);
    await laptop.mark(9);
    expect([laptop.favorites.has('product', 8), laptop.favorites.has('product', 9)]).toEqual([true, false]);
    expect(laptop.modals.notification).toEqual({
      type: 'error',
      message: { key: 'error-favorites-full', values: { count: MAX_FAVORITES } },
    });
  });

  it('are not sent endlessly when the account rejects them', async () => {
    const { account, clock, browser } = aWorld();
    const laptop = browser();
    await laptop.signIn();
    account.refuse = new Failure('error-malformed-request', {}, 'malformed');
    await laptop.mark(1);
    expect(laptop.products()).toEqual([]);
    const { told } = account;
    clock.pass(60_000);
    await settle();
    expect(account.told).toBe(told);
  });

  it('show the account’s error', async () => {
    const { account, browser } = aWorld();
    const laptop = browser();
    await laptop.signIn();
    account.refuse = new Failure('error-malformed-request', {}, 'malformed');
    await laptop.mark(1);
    expect(laptop.modals.notification?.message.key).toBe('error-malformed-request');
  });

  it('are sent in batches when there are many', async () => {
    const { account, browser } = aWorld();
    const parts: number[] = [];
    const change = account.change.bind(account);
    account.change = (changes) => {
      parts.push(changes.length);
      return change(changes);
    };
    const store = new MemoryTextStore();
    const many = Object.fromEntries(Array.from({ length: MAX_FAVORITES }, (_, index) => [index + 1, index]));
    store.write('favorites', JSON.stringify({ product: many, property: { 5: 1 } }));
    await browser(store).signIn();
    expect(parts).toEqual([MAX_FAVORITES, 1]);
  });

  it('only load the account’s list when nothing changed', async () => {
    const { account, browser } = aWorld();
    await browser().signIn();
    expect(account.told).toBe(0);
  });

  it('are not requested again after a failed load without changes', async () => {
    const { account, clock, browser } = aWorld();
    account.refuse = new Failure('error-malformed-request', {}, 'malformed');
    const laptop = browser();
    let asked = 0;
    const list = account.list.bind(account);
    account.list = () => {
      asked += 1;
      return list();
    };
    await laptop.signIn();
    clock.pass(60_000);
    await settle();
    expect([asked, laptop.modals.notification]).toEqual([1, null]);
  });

  it('of a signed-out person are neither sent nor received', async () => {
    const { account, browser } = aWorld();
    const laptop = browser();
    await laptop.signIn();
    await laptop.mark(1);
    let answer!: () => void;
    const list = account.list.bind(account);
    account.list = async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return list();
    };
    const asking = laptop.favorites.refresh();
    await settle();
    laptop.session.set(null);
    await settle();
    answer();
    await asking;
    expect([laptop.products(), laptop.store.read('account-favorites')]).toEqual([[], '']);
    laptop.store.writeElsewhere('account-favorites', 'something of another tab');
    expect(laptop.products()).toEqual([]);
  });

  it('that were removed before they were sent do not return with the next page', async () => {
    const { account, browser } = aWorld();
    const laptop = browser();
    await laptop.mark(1);
    account.refuse = OFFLINE;
    await laptop.signIn();
    await laptop.mark(1);
    expect(laptop.products()).toEqual([]);
    account.refuse = null;
    const nextPage = browser(laptop.store);
    await nextPage.signIn();
    expect(nextPage.products()).toEqual([]);
  });

  it('that could not be sent before the logout are deleted from the browser', async () => {
    const { account, browser } = aWorld();
    const laptop = browser();
    await laptop.signIn();
    account.refuse = OFFLINE;
    await laptop.mark(1);
    await laptop.signOut();
    expect(laptop.store.read('account-favorites')).toBe('');
  });
});
