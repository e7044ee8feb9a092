import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountType, UserInfo } from '../../core/accounts/account.ts';
import type { SessionChanges } from '../../core/accounts/session-changes.ts';
import type { SignIn, TokenCookie } from '../../core/accounts/sign-in.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Modals } from '../site/modals.ts';

/** What a login leads to: the dashboard, staying where one is, or the address that was asked for. */
export type AfterLogin = 'dashboard' | 'stay' | { go: string };

type Person = Pick<UserInfo, 'name' | 'phone' | 'email'>;

/** Who is signed in, on every screen (AUTH-01). */
export class Session {
  user: UserInfo | null = null;
  /** Whether there is somebody could not be found out now. */
  isUnknown = false;
  /** It ran out, and nobody asked it to end. */
  hasExpired = false;
  /** Who was signed in last in this tab; null where nobody was. */
  lastId: number | null = null;
  /** What must still be told as the person who signs out. */
  beforeEnd = async (): Promise<void> => {};
  private afterLogin: AfterLogin = 'dashboard';
  private loading: Promise<void> | null = null;

  constructor(
    private readonly signIn: SignIn,
    private readonly cookie: TokenCookie,
    private readonly modals: Modals,
    private readonly changes: SessionChanges,
  ) {
    makeAutoObservable<this, 'signIn' | 'cookie' | 'modals' | 'changes' | 'afterLogin' | 'loading'>(this, {
      user: observableRef,
      isUnknown: false,
      hasExpired: false,
      beforeEnd: false,
      signIn: false,
      cookie: false,
      modals: false,
      changes: false,
      afterLogin: false,
      loading: false,
    });
  }

  /** Loads the state at the start; without a cookie nobody is signed in, and nothing is asked. */
  load(): Promise<void> {
    this.loading = this.ask();
    return this.loading;
  }

  /** What the signed-in account is, once that is known; null for a visitor. */
  async role(): Promise<AccountType | null> {
    await this.loading;
    return this.user?.type ?? null;
  }

  private async ask(): Promise<void> {
    if (!this.cookie.isThere()) return this.set(null);
    const asked = this.cookie.mark();
    try {
      const user = await this.signIn.me();
      // Another tab has signed in or out meanwhile.
      if (this.cookie.mark() !== asked) return await this.ask();
      this.set(user);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.isUnknown = error.kind === 'unavailable';
      this.set(null);
    }
  }

  /** The person's data has changed. */
  set(user: UserInfo | null): void {
    this.user = user;
    this.lastId = user?.id ?? this.lastId;
  }

  /** So many conversations have something new, as the inbox says. */
  setUnread(messages: number): void {
    const { user } = this;
    if (user && user.waiting.messages !== messages) {
      this.user = { ...user, waiting: { ...user.waiting, messages } };
    }
  }

  /** Fills in what is known of the person, where nothing was written yet; a visitor fills in all. */
  fillIn(form: { readonly values: Person; adopt(values: Partial<Person>): void }): void {
    const { user } = this;
    if (!user) return;
    const names = (['name', 'phone', 'email'] as const).filter(
      (name) => form.values[name] === '' && user[name] !== '',
    );
    form.adopt(Object.fromEntries(names.map((name) => [name, user[name]])));
  }

  /** Opens the login; pressed in the header it leads to the dashboard afterwards (AUTH-03). */
  askToSignIn(afterLogin: AfterLogin = 'dashboard'): void {
    this.afterLogin = afterLogin;
    this.modals.show('login');
  }

  /** Page to continue at after signing in, for a person who signs up first; null for the dashboard. */
  nextAfter(here: string): string | null {
    const { afterLogin } = this;
    if (afterLogin === 'dashboard') return null;
    return afterLogin === 'stay' ? here : afterLogin.go;
  }

  /** A 401 or 403: the cookie goes, and a guarded call opens the login (AUTH-15). */
  refused(guarded: boolean): void {
    this.hasExpired = true;
    this.cookie.clear();
    this.set(null);
    if (guarded && this.modals.open !== 'login') this.askToSignIn('stay');
  }

  /** Signed in: keeps the token, loads the person. @returns what was wanted before. */
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

  /** Ends the session, on the server too (AUTH-14). @throws Failure when the server can't be told. */
  async end(): Promise<void> {
    await this.beforeEnd();
    await this.signIn.logout();
    this.forget();
  }

  /** The session is over. */
  forget(): void {
    this.cookie.clear();
    this.changes.announce('');
    this.set(null);
  }
}
