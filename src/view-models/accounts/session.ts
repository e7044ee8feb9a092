import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountType, UserInfo } from '../../core/accounts/account.ts';
import type { SessionChanges, SignIn, TokenCookie } from '../../core/accounts/sign-in.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** Target after a login: the dashboard, the current page or an address. */
export type AfterLogin = 'dashboard' | 'stay' | { go: string };

type Person = Pick<UserInfo, 'name' | 'phone' | 'email'>;

/** Signed-in account on every screen (AUTH-01). */
export class Session {
  user: UserInfo | null = null;
  /** True if the session could not be checked. */
  isUnknown = false;
  /** True if the session expired by itself. */
  hasExpired = false;
  /** Id of the last account in this tab; null without one. */
  lastId: number | null = null;
  /** Called before a logout, while the account is still signed in. */
  beforeEnd = async (): Promise<void> => {};
  private afterLogin: AfterLogin = 'dashboard';
  private loading: Promise<void> | null = null;

  constructor(
    private readonly signIn: SignIn,
    private readonly cookie: TokenCookie,
    private readonly modals: Modals,
    private readonly changes: SessionChanges,
  ) {
    makeAutoObservable(this, {
      ...unobserved(
        'isUnknown',
        'hasExpired',
        'beforeEnd',
        'signIn',
        'cookie',
        'modals',
        'changes',
        'afterLogin',
        'loading',
      ),
      user: observableRef,
    });
  }

  /** Loads the account at start; without a cookie no request is made. */
  load(): Promise<void> {
    this.loading = this.loadUser();
    return this.loading;
  }

  /** Type of the account, once known; null for visitors. */
  async role(): Promise<AccountType | null> {
    await this.loading;
    return this.user?.type ?? null;
  }

  private async loadUser(): Promise<void> {
    if (!this.cookie.isThere()) return this.set(null);
    const requested = this.cookie.mark();
    try {
      const user = await this.signIn.me();
      // Another tab has logged in or out meanwhile.
      if (this.cookie.mark() !== requested) return await this.loadUser();
      this.set(user);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.isUnknown = error.kind === 'unavailable';
      this.set(null);
    }
  }

  set(user: UserInfo | null): void {
    this.user = user;
    this.lastId = user?.id ?? this.lastId;
  }

  /** Sets the number of conversations with new messages. */
  setUnread(messages: number): void {
    const { user } = this;
    if (user && user.waiting.messages !== messages) {
      this.user = { ...user, waiting: { ...user.waiting, messages } };
    }
  }

  /** Fills empty fields with the account's contact data; does nothing for visitors. */
  fillIn(form: { readonly values: Person; adopt(values: Partial<Person>): void }): void {
    const { user } = this;
    if (!user) return;
    const names = (['name', 'phone', 'email'] as const).filter(
      (name) => form.values[name] === '' && user[name] !== '',
    );
    form.adopt(Object.fromEntries(names.map((name) => [name, user[name]])));
  }

  /** Opens the login; from the header it leads to the dashboard (AUTH-03). */
  requestSignIn(afterLogin: AfterLogin = 'dashboard'): void {
    this.afterLogin = afterLogin;
    this.modals.show('login');
  }

  /** Page to continue at after signing in, for people who register first; null for the dashboard. */
  nextAfter(here: string): string | null {
    const { afterLogin } = this;
    if (afterLogin === 'dashboard') return null;
    return afterLogin === 'stay' ? here : afterLogin.go;
  }

  /** Handles a 401 or 403: deletes the cookie, and opens the login for a guarded call (AUTH-15). */
  refused(guarded: boolean): void {
    this.hasExpired = true;
    this.cookie.clear();
    this.set(null);
    if (guarded && this.modals.open !== 'login') this.requestSignIn('stay');
  }

  /**
   * Starts a session: stores the token and loads the account.
   * @returns the target after the login
   */
  async begin(token: string): Promise<AfterLogin> {
    this.cookie.write(token);
    this.changes.announce(this.cookie.mark());
    this.hasExpired = false;
    const user = await this.signIn.me();
    return runInAction(() => {
      this.set(user);
      const { afterLogin } = this;
      this.afterLogin = 'dashboard';
      return afterLogin;
    });
  }

  /**
   * Ends the session, also on the server (AUTH-14).
   * @throws Failure if the server cannot be reached
   */
  async end(): Promise<void> {
    await this.beforeEnd();
    await this.signIn.logout();
    this.clear();
  }

  /** Clears the account after the end of its session. */
  clear(): void {
    this.cookie.clear();
    this.changes.announce('');
    this.set(null);
  }
}
