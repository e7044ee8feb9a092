import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Accounts, OwnStatistics } from '../../core/accounts/accounts.ts';
import type { UserInfo } from '../../core/accounts/account.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { Session } from './session.ts';

/** What waits for the signed-in person, and where their things stand. */
export class DashboardScreen implements Screen {
  readonly head: Head = { title: { key: 'profile-dashboard' } };
  statistics: OwnStatistics | null = null;

  constructor(
    private readonly accounts: Accounts,
    private readonly session: Session,
  ) {
    makeAutoObservable<this, 'accounts' | 'session'>(this, {
      head: false,
      statistics: observableRef,
      accounts: false,
      session: false,
    });
  }

  async load({ signal }: Visit): Promise<void> {
    const statistics = await this.accounts.statistics(signal);
    runInAction(() => {
      this.statistics = statistics;
    });
  }

  get user(): UserInfo | null {
    return this.session.user;
  }
}
