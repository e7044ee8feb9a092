import { makeAutoObservable, runInAction } from 'mobx';
import type { Accounts } from '../../core/accounts/accounts.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { Session } from './session.ts';

/** Where the e-mail's link leads: the address is confirmed, or why not (AUTH-10). */
export class ConfirmationScreen implements Screen {
  readonly head: Head = { title: { key: 'confirmation-title' } };
  outcome: 'working' | 'confirmed' | 'refused' | 'unreachable' = 'working';
  private token = '';

  constructor(
    private readonly accounts: Accounts,
    private readonly session: Session,
  ) {
    makeAutoObservable<this, 'accounts' | 'session' | 'token'>(this, {
      head: false,
      accounts: false,
      session: false,
      token: false,
    });
  }

  async load({ query }: Visit): Promise<void> {
    this.token = query['token']?.[0] ?? '';
  }

  /** Only in a browser: programs that look into e-mails follow links too, and would use the token up. */
  onEnter(): void {
    if (this.outcome === 'working') void this.confirm();
  }

  async confirm(): Promise<void> {
    this.become('working');
    try {
      await this.accounts.confirm(this.token);
      this.become('confirmed');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.become(error.kind === 'invalid' || error.kind === 'malformed' ? 'refused' : 'unreachable');
    }
  }

  login(): void {
    this.session.askToSignIn();
  }

  private become(outcome: ConfirmationScreen['outcome']): void {
    runInAction(() => {
      this.outcome = outcome;
    });
  }
}
