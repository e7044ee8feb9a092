import { makeAutoObservable, runInAction } from 'mobx';
import type { SavedSearches } from '../../core/searches/saved-searches.ts';
import { Failure } from '../../core/shared/failure.ts';
import { unobserved } from '../site/unobserved.ts';

/** Confirms an e-mail address (FIND-01). Programs follow links in mails, so a button confirms. */
export class SearchConfirmation {
  outcome: 'asked' | 'confirmed' | 'over' | 'unreachable' = 'asked';
  busy = false;
  opened: string | null = null;

  constructor(
    private readonly searches: SavedSearches,
    private readonly token: string,
  ) {
    makeAutoObservable(this, unobserved('searches', 'token'));
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
