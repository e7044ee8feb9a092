import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFavorites } from '../../../src/adapters/storage/stored-favorites.ts';
import { StoredFavoriteStates } from '../../../src/adapters/storage/stored-favorite-states.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { CurrentFavoriteState } from '../../../src/core/favorites/favorite-change.ts';
import { FavoriteAlert } from '../../../src/view-models/favorites/favorite-alert.ts';
import { FavoriteChanges } from '../../../src/view-models/favorites/favorite-changes.ts';
import { FavoritesViewModel } from '../../../src/view-models/favorites/favorites-view-model.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { someFavoriteStates } from '../../support/some-favorite-states.ts';

const lamp = (change: Partial<CurrentFavoriteState> = {}): CurrentFavoriteState => ({
  type: 'product',
  id: 1,
  title: 'Лампа',
  price: 5_000,
  state: 'offered',
  left: null,
  lowestPrice: null,
  ...change,
});
const home = (change: Partial<CurrentFavoriteState> = {}) =>
  lamp({ type: 'property', id: 7, title: 'Мансарда', price: 90_000, ...change });

let store: MemoryTextStore;
let states: ReturnType<typeof someFavoriteStates>;
let favorites: FavoritesViewModel;
let modals: Modals;

beforeEach(() => {
  store = new MemoryTextStore();
  states = someFavoriteStates();
  modals = new Modals();
});

async function look(user: UserInfo | null): Promise<FavoriteChanges> {
  const { session } = aSession(user, modals);
  favorites = new FavoritesViewModel(new StoredFavorites(store), modals, session, () =>
    Promise.reject(new Error('not asked for')),
  );
  favorites.read();
  const changes = new FavoriteChanges(favorites, states, new StoredFavoriteStates(store), session);
  await changes.load();
  return changes;
}
const mark = () => {
  favorites.toggle('product', 1);
  favorites.toggle('property', 7);
};
const said = ({ list }: FavoriteChanges) =>
  list.map(({ title, changes }) => [title, ...changes.map(({ kind }) => kind)]);

describe('FavoriteChanges (FIND-03)', () => {
  it('compares a visitor’s favorites with their first states in this browser', async () => {
    await look(null);
    mark();
    states.present = [lamp(), home()];
    expect(said(await look(null))).toEqual([]);
    states.present = [lamp({ price: 4_000 }), home({ title: '', price: null, state: 'rented' })];
    expect(said(await look(null))).toEqual([
      ['Лампа', 'price-drop'],
      ['Мансарда', 'rented'],
    ]);
    expect(said(await look(null))).toHaveLength(2);
    states.present = [lamp(), home()];
    expect(said(await look(null))).toEqual([]);
  });

  it('drops removed favorites, and starts again when one is added again', async () => {
    await look(null);
    mark();
    states.present = [lamp(), home()];
    await look(null);
    states.present = [lamp({ price: 4_000 }), home({ state: 'paused' })];
    const changes = await look(null);
    favorites.toggle('property', 7);
    expect(said(changes)).toEqual([['Лампа', 'price-drop']]);
    favorites.toggle('product', 1);
    favorites.toggle('property', 7);
    await look(null);
    favorites.toggle('product', 1);
    expect(said(await look(null))).toEqual([['Мансарда', 'paused']]);
  });

  it('compares an account’s favorites with the account’s states, and stores nothing in this browser', async () => {
    await look(null);
    mark();
    states.present = [lamp({ state: 'last', left: 2 })];
    states.asSaved = [{ type: 'product', id: 1, title: 'Лампа', price: 6_000, state: 'offered' }];
    expect(said(await look(aUser()))).toEqual([['Лампа', 'last', 'price-drop']]);
    expect(store.read('favorites-as-kept')).toBeNull();
  });

  it('reports no changes when the stored states are invalid', async () => {
    await look(null);
    mark();
    states.present = [lamp()];
    store.write('favorites-as-kept', '[{"type":"car","id":1},{"type":"product","id":"1"},5]');
    expect(said(await look(null))).toEqual([]);
  });
});

describe('FavoriteAlert', () => {
  it('turns mails on and off, and unsubscribes by link only after a press', async () => {
    const alert = new FavoriteAlert(states, modals);
    await alert.load();
    expect(alert.isEnabled).toBe(false);
    await alert.setEnabled(true);
    expect([alert.isEnabled, states.isTold]).toEqual([true, true]);
    const token = 'the-link'.padEnd(43, '-');
    alert.confirmEnd(token);
    const ended = () => states.inputs('endFavoriteAlertByLink');
    expect(ended()).toEqual([]);
    await alert.end();
    expect([alert.isEnded, alert.isEnabled, ended()]).toEqual([true, false, [{ token }]]);
  });

  it('stays unchanged on an error, and shows it', async () => {
    const alert = new FavoriteAlert(states, modals);
    await alert.load();
    states.failOnce('changeFavoriteAlert', new Failure('error-connection', {}, 'unreachable'));
    await alert.setEnabled(true);
    expect([alert.isEnabled, alert.busy]).toEqual([false, false]);
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-connection' } });
  });
});
