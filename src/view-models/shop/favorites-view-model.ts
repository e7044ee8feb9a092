import { makeAutoObservable, observableRef } from 'mobx';
import { Favorites } from '../../core/shop/favorites.ts';
import type { FavoritesStorage, FavoriteType } from '../../core/shop/favorites.ts';
import type { Modals } from '../site/modals.ts';

/** The visitor's favorites on every screen (SHOP-06); empty until the browser's storage was read. */
export class FavoritesViewModel {
  favorites = Favorites.none;

  constructor(
    private readonly storage: FavoritesStorage,
    private readonly modals: Modals,
  ) {
    makeAutoObservable<this, 'storage' | 'modals'>(this, {
      favorites: observableRef,
      storage: false,
      modals: false,
    });
  }

  read(): void {
    this.favorites = this.storage.read();
  }

  /** From now on changes made in other tabs show here. */
  watch(): void {
    this.read();
    this.storage.watch(() => this.read());
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
