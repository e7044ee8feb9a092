import { Failure } from '../../core/shared/failure.ts';
import type { FailureKind } from '../../core/shared/failure.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type {
  AccountFavorites,
  FavoritesCopy,
  FavoritesCopyStorage,
} from '../../core/favorites/favorite-ports.ts';
import { Favorites, FavoritesStorage } from '../../core/favorites/favorites.ts';
import {
  changesBetween,
  isSameThing,
  latestOf,
  MAX_FAVORITES,
  withChanges,
} from '../../core/favorites/merge-favorites.ts';
import type { FavoriteMark } from '../../core/favorites/merge-favorites.ts';
import type { Modals } from '../site/modals.ts';

const RETRY_MILLISECONDS = 30_000;

/** Errors that will not change with a retry. */
const NEVER_TAKEN: readonly FailureKind[] = ['malformed', 'invalid'];

/**
 * Favorites of an account with unsent changes. Favorites of the visitor join them and stay in the browser
 * until the account has them.
 */
export class SignedInFavorites extends FavoritesStorage {
  private copy: FavoritesCopy;
  private changed = () => {};
  private exchange: Promise<void> | null = null;
  private cancelRetry = () => {};
  private hasLeft = false;

  constructor(
    private readonly accountId: number,
    private readonly own: FavoritesStorage,
    private readonly copies: FavoritesCopyStorage,
    private readonly account: AccountFavorites,
    private readonly clock: Clock,
    private readonly modals: Modals,
  ) {
    super();
    this.copy = this.storedCopy();
    const { favorites, unsent } = this.copy;
    const marked = changesBetween(Favorites.none, own.read(), this.now);
    // An unsent change of the same item is newer.
    this.store(favorites, latestOf([...marked.filter((mark) => !isAmong(mark, unsent)), ...unsent]));
  }

  read(): Favorites {
    return withChanges(this.copy.favorites, this.copy.unsent);
  }

  write(wanted: Favorites): boolean {
    const { favorites, unsent } = this.copy;
    this.store(favorites, latestOf([...unsent, ...changesBetween(this.read(), wanted, this.now)]));
    void this.refresh();
    return true;
  }

  watch(changed: () => void): void {
    this.changed = changed;
    this.copies.watch(() => {
      if (this.hasLeft) return;
      this.copy = this.storedCopy();
      changed();
    });
  }

  get hasUnsent(): boolean {
    return this.copy.unsent.length > 0;
  }

  /** Sends unsent changes and loads the list; retried after a failure. */
  refresh(): Promise<void> {
    this.exchange ??= this.sync().finally(() => {
      this.exchange = null;
    });
    return this.exchange;
  }

  /**
   * Called after a logout or expired session. After a logout nothing remains in the browser; after an expired
   * session unsent changes wait for the same account.
   */
  leave(forGood: boolean): void {
    this.hasLeft = true;
    this.cancelRetry();
    if (forGood || !this.hasUnsent) this.copies.clear();
    else this.copies.write(this.accountId, { favorites: Favorites.none, unsent: this.copy.unsent });
  }

  private async sync(): Promise<void> {
    this.cancelRetry();
    do {
      const notified = this.copy.unsent.slice(0, MAX_FAVORITES);
      try {
        const favorites =
          notified.length > 0 ? await this.account.change(notified) : await this.account.list();
        if (this.hasLeft) return;
        this.settle(notified, favorites);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (!this.hasLeft && notified.length > 0) this.discardRejected(error, notified);
        return;
      }
    } while (this.hasUnsent);
  }

  /** Applies the answer; changes made meanwhile are newer. */
  private settle(notified: readonly FavoriteMark[], favorites: Favorites): void {
    this.store(favorites, this.without(notified));
    const own = this.own.read();
    const left = withChanges(
      own,
      notified.map((mark) => ({ ...mark, kept: false })),
    );
    if (left.count < own.count) this.own.write(left);
    const isFull = ({ type, id, kept }: FavoriteMark) =>
      kept && !favorites.has(type, id) && favorites.ids(type).length >= MAX_FAVORITES;
    if (notified.some(isFull)) {
      this.modals.notify('error', { key: 'error-favorites-full', values: { count: MAX_FAVORITES } });
    }
  }

  private discardRejected(error: Failure, notified: readonly FavoriteMark[]): void {
    if (NEVER_TAKEN.includes(error.kind)) {
      this.store(this.copy.favorites, this.without(notified));
      this.modals.notifyOf(error);
    } else {
      this.cancelRetry = this.clock.after(RETRY_MILLISECONDS, () => void this.refresh());
    }
  }

  private without(notified: readonly FavoriteMark[]): FavoriteMark[] {
    return this.copy.unsent
      .filter((mark) => !notified.some((one) => isSameThing(one, mark) && one.kept === mark.kept))
      .map((mark) => (isAmong(mark, notified) ? { ...mark, changedAt: this.now } : mark));
  }

  private store(favorites: Favorites, unsent: readonly FavoriteMark[]): void {
    this.copy = { favorites, unsent };
    this.copies.write(this.accountId, this.copy);
    this.changed();
  }

  private storedCopy(): FavoritesCopy {
    return this.copies.read(this.accountId) ?? { favorites: Favorites.none, unsent: [] };
  }

  private get now(): number {
    return this.clock.now().getTime();
  }
}

function isAmong(mark: FavoriteMark, marks: readonly FavoriteMark[]): boolean {
  return marks.some((one) => isSameThing(one, mark));
}
