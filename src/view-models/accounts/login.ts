import { makeAutoObservable } from 'mobx';
import { textIn } from '../../core/shared/answer-checks.ts';
import type { AccountRules } from '../../core/accounts/account-rules.ts';
import { dashboardOf } from '../../core/accounts/account.ts';
import type { GoogleButton, SignIn } from '../../core/accounts/sign-in.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import { pathOf } from '../../core/site/paths.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';
import type { Session } from './session.ts';
import { unobserved } from '../site/unobserved.ts';

type LoginForm = { email: string; password: string };

const EMPTY: LoginForm = { email: '', password: '' };

/** The login modal (AUTH-02 to AUTH-07). */
export class Login {
  readonly form: Form<LoginForm>;
  /** True while Google answers. */
  googleBusy = false;

  constructor(
    private readonly signIn: SignIn,
    private readonly session: Session,
    private readonly modals: Modals,
    private readonly navigation: Navigation,
    readonly google: GoogleButton,
    private readonly language: Language,
    rules: () => Promise<AccountRules>,
  ) {
    this.form = new Form<LoginForm>(EMPTY, {
      check: async (values) => (await rules()).login.errorsOf(values),
      submit: async (values) => this.login((await rules()).login.commandOf(values)),
    });
    makeAutoObservable(
      this,
      unobserved('form', 'google', 'signIn', 'session', 'modals', 'navigation', 'language'),
    );
  }

  forgottenPassword(): void {
    this.modals.show('forgottenPassword');
  }

  signUp(): void {
    this.modals.show('signUp');
  }

  /** Renders Google's button; without it the form is enough. */
  async drawGoogle(place: unknown): Promise<void> {
    try {
      await this.google.draw(place, (credential) => void this.loginWithGoogle(credential));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  private async login(command: Parameters<SignIn['login']>[0]): Promise<void> {
    try {
      await this.enter(textIn(await this.signIn.login(command), 'authToken'));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.session.clear();
      // An error without a request id did not come from our server and has no message (AUTH-04).
      const message = error.requestId === undefined ? 'error-wrong-credentials' : error.messageKey;
      // Closing the notification returns to the form, which shows the error too (AUTH-04).
      this.modals.notify('error', message, { back: 'login' });
      throw new Failure(message, error.fields, error.kind);
    }
    this.form.reset();
  }

  private async loginWithGoogle(credential: string): Promise<void> {
    this.setGoogleBusy(true);
    try {
      await this.enter(textIn(await this.signIn.loginWithGoogle({ credential }), 'authToken'));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.session.clear();
      this.modals.notify('error', 'error-google-authentication', { back: 'login' });
    } finally {
      this.setGoogleBusy(false);
    }
  }

  private setGoogleBusy(busy: boolean): void {
    this.googleBusy = busy;
  }

  /** Loads the account, closes the modal and continues (AUTH-03, NAV-16). */
  private async enter(token: string): Promise<void> {
    const { lastId } = this.session;
    const after = await this.session.begin(token);
    this.modals.close();
    // Screens of a visitor or another account are loaded again.
    this.navigation.clearVisits();
    const { id = null, type = 'user' } = this.session.user ?? {};
    // Drafts of another account stay with that account.
    const isAnother = lastId !== null && lastId !== id;
    const isStaying = after === 'dashboard' && this.navigation.current?.open?.meta.staysAfterLogin;
    if (after === 'stay' || isStaying)
      return isAnother ? this.navigation.retry() : this.navigation.retryFailed();
    await this.navigation.go(after === 'dashboard' ? pathOf(dashboardOf(type), this.language) : after.go);
  }
}
