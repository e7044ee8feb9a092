import { reaction } from 'mobx';
import type { FavoritesStorage } from '../../core/favorites/favorites.ts';
import type { Session } from '../accounts/session.ts';
import type { FavoritesViewModel } from './favorites-view-model.ts';
import type { SignedInFavorites } from './signed-in-favorites.ts';

/** Stores favorites in the account while signed in, otherwise in the browser (SHOP-06). */
export class FavoritesSync {
  private ofPerson: SignedInFavorites | null = null;

  constructor(
    private readonly favorites: FavoritesViewModel,
    private readonly session: Session,
    private readonly own: FavoritesStorage,
    private readonly openAccount: (accountId: number) => SignedInFavorites,
  ) {
    session.beforeEnd = async () => {
      if (this.ofPerson?.hasUnsent) await this.ofPerson.refresh();
    };
    reaction(
      () => session.user?.id,
      (accountId) => this.follow(accountId),
      { fireImmediately: true },
    );
  }

  /** Loads changes by other devices. */
  async refresh(): Promise<void> {
    await this.ofPerson?.refresh();
  }

  private follow(accountId: number | undefined): void {
    this.ofPerson?.leave(!this.session.hasExpired);
    this.ofPerson = accountId === undefined ? null : this.openAccount(accountId);
    this.ofPerson?.watch(() => this.favorites.read());
    this.favorites.useStorage(this.ofPerson ?? this.own);
    void this.refresh();
  }
}
