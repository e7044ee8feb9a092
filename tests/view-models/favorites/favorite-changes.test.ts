import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFavorites } from '../../../src/adapters/storage/stored-favorites.ts';
import { StoredKeptStandings } from '../../../src/adapters/storage/stored-kept-standings.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { PresentStanding } from '../../../src/core/favorites/favorite-change.ts';
import { FavoriteAlert } from '../../../src/view-models/favorites/favorite-alert.ts';
import { FavoriteChanges } from '../../../src/view-models/favorites/favorite-changes.ts';
import { FavoritesViewModel } from '../../../src/view-models/favorites/favorites-view-model.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { someFavoriteStandings } from '../../support/some-favorite-standings.ts';

const lamp = (change: Partial<PresentStanding> = {}): PresentStanding => ({
  type: 'product',
  id: 1,
  title: 'Лампа',
  price: 5_000,
  state: 'offered',
  left: null,
  lowestPrice: null,
  ...change,
});
const home = (change: Partial<PresentStanding> = {}) =>
  lamp({ type: 'property', id: 7, title: 'Мансарда', price: 90_000, ...change });

let store: MemoryTextStore;
let standings: ReturnType<typeof someFavoriteStandings>;
let favorites: FavoritesViewModel;
let modals: Modals;

beforeEach(() => {
  store = new MemoryTextStore();
  standings = someFavoriteStandings();
  modals = new Modals();
});

async function look(user: UserInfo | null): Promise<FavoriteChanges> {
  const { session } = aSession(user, modals);
  favorites = new FavoritesViewModel(new StoredFavorites(store), modals, session, () =>
    Promise.reject(new Error('not asked for')),
  );
  favorites.read();
  const changes = new FavoriteChanges(favorites, standings, new StoredKeptStandings(store), session);
  await changes.load();
  return changes;
}
const mark = () => {
  favorites.toggle('product', 1);
  favorites.toggle('property', 7);
};
const said = ({ list }: FavoriteChanges) =>
  list.map(({ title, changes }) => [title, ...changes.map(({ kind }) => kind)]);

describe('What changed about favorites (FIND-03)', () => {
  it('is seen by a visitor, compared with how they stood when this browser first looked at them', async () => {
    await look(null);
    mark();
    standings.present = [lamp(), home()];
    expect(said(await look(null))).toEqual([]);
    standings.present = [lamp({ price: 4_000 }), home({ title: '', price: null, state: 'rented' })];
    expect(said(await look(null))).toEqual([
      ['Лампа', 'price-drop'],
      ['Мансарда', 'rented'],
    ]);
    expect(said(await look(null))).toHaveLength(2);
    standings.present = [lamp(), home()];
    expect(said(await look(null))).toEqual([]);
  });

  it('is of those still marked, and anew where something is marked again', async () => {
    await look(null);
    mark();
    standings.present = [lamp(), home()];
    await look(null);
    standings.present = [lamp({ price: 4_000 }), home({ state: 'paused' })];
    const changes = await look(null);
    favorites.toggle('property', 7);
    expect(said(changes)).toEqual([['Лампа', 'price-drop']]);
    favorites.toggle('product', 1);
    favorites.toggle('property', 7);
    await look(null);
    favorites.toggle('product', 1);
    expect(said(await look(null))).toEqual([['Мансарда', 'paused']]);
  });

  it('of an account is compared with what the account knows, and this browser remembers nothing', async () => {
    await look(null);
    mark();
    standings.present = [lamp({ state: 'last', left: 2 })];
    standings.asKept = [{ type: 'product', id: 1, title: 'Лампа', price: 6_000, state: 'offered' }];
    expect(said(await look(aUser()))).toEqual([['Лампа', 'last', 'price-drop']]);
    expect(store.read('favorites-as-kept')).toBeNull();
  });

  it('is nothing where the browser has kept nonsense', async () => {
    await look(null);
    mark();
    standings.present = [lamp()];
    store.write('favorites-as-kept', '[{"type":"car","id":1},{"type":"product","id":"1"},5]');
    expect(said(await look(null))).toEqual([]);
  });
});

describe('Mails about favorites', () => {
  it('are asked for, ended, and end by a press alone where a link leads', async () => {
    const alert = new FavoriteAlert(standings, modals);
    await alert.load();
    expect(alert.isTold).toBe(false);
    await alert.tell(true);
    expect([alert.isTold, standings.isTold]).toEqual([true, true]);
    const token = 'the-link'.padEnd(43, '-');
    alert.askToEnd(token);
    const ended = () => standings.inputs('endFavoriteAlertByLink');
    expect(ended()).toEqual([]);
    await alert.end();
    expect([alert.isEnded, alert.isTold, ended()]).toEqual([true, false, [{ token }]]);
  });

  it('stay as they were where something goes wrong, and it is said', async () => {
    const alert = new FavoriteAlert(standings, modals);
    await alert.load();
    standings.failOnce('changeFavoriteAlert', new Failure('error-connection', {}, 'unreachable'));
    await alert.tell(true);
    expect([alert.isTold, alert.busy]).toEqual([false, false]);
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-connection' } });
  });
});
