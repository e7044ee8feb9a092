import { makeAutoObservable, observableRef, when } from 'mobx';
import { Favorites } from '../../core/favorites/favorites.ts';
import type { FavoritesStorage, FavoriteType } from '../../core/favorites/favorites.ts';
import type { Session } from '../accounts/session.ts';
import type { Modals } from '../site/modals.ts';
import type { FavoritesSync } from './favorites-sync.ts';
import { unobserved } from '../site/unobserved.ts';

/** Favorites on all screens (SHOP-06); empty until the browser's storage was read. */
export class FavoritesViewModel {
  favorites = Favorites.none;
  private sync: Promise<FavoritesSync | undefined> | undefined;

  constructor(
    private storage: FavoritesStorage,
    private readonly modals: Modals,
    private readonly session: Session,
    private readonly loadSync: (favorites: FavoritesViewModel) => Promise<FavoritesSync>,
  ) {
    makeAutoObservable(this, {
      ...unobserved('sync', 'storage', 'modals', 'session', 'loadSync'),
      favorites: observableRef,
    });
  }

  read(): void {
    this.favorites = this.storage.read();
  }

  /** Follows changes by other tabs, and loads the account's favorites after a login. */
  watch(): void {
    this.read();
    this.storage.watch(() => this.read());
    when(
      () => this.session.user !== null,
      () => {
        this.sync = this.loadSync(this).catch(() => undefined);
      },
    );
  }

  useStorage(storage: FavoritesStorage): void {
    this.storage = storage;
    this.read();
  }

  /** Loads changes by other devices; without an account or answer nothing changes. */
  async refresh(): Promise<void> {
    await (await this.sync)?.refresh();
  }

  has(type: FavoriteType, id: number): boolean {
    return this.favorites.has(type, id);
  }

  toggle(type: FavoriteType, id: number): void {
    const changed = this.storage.read().toggle(type, id);
    if (!this.storage.write(changed)) return this.modals.notify('error', 'error-favorites-not-kept');
    this.favorites = changed;
  }
}
