import { makeAutoObservable, runInAction } from 'mobx';
import type { SavedSearches } from '../../core/searches/saved-searches.ts';
import { Failure } from '../../core/shared/failure.ts';

/**
 * An address is confirmed, where the link of the mail leads (FIND-01). Programs that look into mails follow links too: only
 * the button confirms.
 */
export class SearchConfirmation {
  outcome: 'asked' | 'confirmed' | 'over' | 'unreachable' = 'asked';
  busy = false;
  /** Opens the search, once it is confirmed. */
  opened: string | null = null;

  constructor(
    private readonly searches: SavedSearches,
    private readonly token: string,
  ) {
    makeAutoObservable<this, 'searches' | 'token'>(this, { searches: false, token: false });
  }

  async confirm(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { token } = await this.searches.confirmSearch({ token: this.token });
      runInAction(() => {
        this.opened = token;
        this.outcome = 'confirmed';
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const isOver = error.kind === 'invalid' || error.kind === 'malformed';
      runInAction(() => {
        this.outcome = isOver ? 'over' : 'unreachable';
      });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
