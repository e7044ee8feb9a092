import { makeAutoObservable, runInAction } from 'mobx';
import { dashboardOf } from '../../core/accounts/account.ts';
import type { Accounts } from '../../core/accounts/accounts.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import { pathOf, siteAddress } from '../../core/site/paths.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { Session } from './session.ts';
import { unobserved } from '../site/unobserved.ts';

/**
 * Confirms the e-mail address. In the browser that registered, it also signs in and returns to the page
 * (AUTH-10).
 */
export class ConfirmationScreen implements Screen {
  readonly head: Head = { title: { key: 'confirmation-title' } };
  outcome: 'working' | 'confirmed' | 'refused' | 'unreachable' = 'working';
  private token = '';
  /** Page of the registration; null for the dashboard. */
  private next: string | null = null;

  constructor(
    private readonly accounts: Accounts,
    private readonly session: Session,
    private readonly open: (address: string) => void,
    private readonly language: Language,
  ) {
    makeAutoObservable(this, unobserved('head', 'accounts', 'session', 'open', 'language', 'token', 'next'));
  }

  async load({ query }: Visit): Promise<void> {
    this.token = query['token']?.[0] ?? '';
    this.next = siteAddress(query['next']?.[0] ?? '');
  }

  /** Only in a browser, because programs follow links in mails and would use up the token. */
  onEnter(): void {
    if (this.outcome === 'working') void this.confirm();
  }

  async confirm(): Promise<void> {
    this.become('working');
    try {
      const { authToken: sessionToken } = await this.accounts.confirmEmail({ token: this.token });
      // The login is offered only to those who were not signed in by the link.
      if (sessionToken === null || !(await this.signIn(sessionToken))) this.become('confirmed');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.become(error.kind === 'invalid' || error.kind === 'malformed' ? 'refused' : 'unreachable');
    }
  }

  login(): void {
    this.session.requestSignIn(this.next === null ? 'dashboard' : { go: this.next });
  }

  /** Signs in and leaves the page. @returns false if the session did not begin */
  private async signIn(sessionToken: string): Promise<boolean> {
    try {
      await this.session.begin(sessionToken);
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
    this.open(this.next ?? pathOf(dashboardOf(this.session.user?.type ?? 'user'), this.language));
    return true;
  }

  private become(outcome: ConfirmationScreen['outcome']): void {
    runInAction(() => {
      this.outcome = outcome;
    });
  }
}
