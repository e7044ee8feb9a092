import { makeAutoObservable, runInAction } from 'mobx';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { FavoriteStates } from '../../core/favorites/favorite-ports.ts';
import type { Modals } from '../site/modals.ts';
import { whileBusy } from '../site/while-busy.ts';

/** Notifications about changes of favorites (FIND-03). */
export class FavoriteAlert {
  /** Null until loaded, and for visitors. */
  isTold: boolean | null = null;
  /** Token of a mail's unsubscribe link, until it is confirmed. */
  ending: string | null = null;
  isEnded = false;
  busy = false;

  constructor(
    private readonly states: FavoriteStates,
    private readonly modals: Modals,
  ) {
    makeAutoObservable<this, 'states' | 'modals'>(this, { states: false, modals: false });
  }

  async load(signal?: CancelSignal): Promise<void> {
    const isTold = await this.states.isTold(signal);
    runInAction(() => {
      this.isTold = isTold;
    });
  }

  async tell(isTold: boolean): Promise<void> {
    await whileBusy(this, this.modals, async () => {
      await this.states.tell(isTold);
      runInAction(() => {
        this.isTold = isTold;
      });
    });
  }

  /** Asks for a confirmation, because opening the link must not unsubscribe. */
  askToEnd(token: string | null): void {
    this.ending = token;
    this.isEnded = false;
  }

  async end(): Promise<void> {
    const { ending } = this;
    if (ending === null) return;
    await whileBusy(this, this.modals, async () => {
      await this.states.endByLink(ending);
      runInAction(() => {
        this.isEnded = true;
        if (this.isTold !== null) this.isTold = false;
      });
    });
  }
}
