import { makeAutoObservable, runInAction } from 'mobx';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { FavoriteStates } from '../../core/favorites/favorite-ports.ts';
import type { Modals } from '../site/modals.ts';
import { whileBusy } from '../site/while-busy.ts';
import { unobserved } from '../site/unobserved.ts';

/** Notifications about changes of favorites (FIND-03). */
export class FavoriteAlert {
  /** Null until loaded, and for visitors. */
  isEnabled: boolean | null = null;
  /** Token of a mail's unsubscribe link, until it is confirmed. */
  ending: string | null = null;
  isEnded = false;
  busy = false;

  constructor(
    private readonly states: FavoriteStates,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, unobserved('states', 'modals'));
  }

  async load(signal?: CancelSignal): Promise<void> {
    const { isTold } = await this.states.favoriteAlert({}, signal);
    runInAction(() => {
      this.isEnabled = isTold;
    });
  }

  async setEnabled(enabled: boolean): Promise<void> {
    await whileBusy(this, this.modals, async () => {
      await this.states.changeFavoriteAlert({ isTold: enabled });
      runInAction(() => {
        this.isEnabled = enabled;
      });
    });
  }

  /** Asks for a confirmation, because opening the link must not unsubscribe. */
  confirmEnd(token: string | null): void {
    this.ending = token;
    this.isEnded = false;
  }

  async end(): Promise<void> {
    const { ending } = this;
    if (ending === null) return;
    await whileBusy(this, this.modals, async () => {
      await this.states.endFavoriteAlertByLink({ token: ending });
      runInAction(() => {
        this.isEnded = true;
        if (this.isEnabled !== null) this.isEnabled = false;
      });
    });
  }
}
