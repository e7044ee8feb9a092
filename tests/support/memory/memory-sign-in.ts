import type { UserInfo } from '../../../src/core/accounts/account.ts';
import type { LoginCommand } from '../../../src/core/accounts/login-command.ts';
import { SignIn } from '../../../src/core/accounts/sign-in.ts';
import { Failure } from '../../../src/core/shared/failure.ts';

/** One person's way in and out; whoever is given is in already. Google knows them by `credential`. */
export class MemorySignIn extends SignIn {
  /** How often it was asked who is signed in. */
  loads = 0;
  readonly password = 'парола-за-проба';
  readonly credential = 'credential-of-google';
  isIn = true;
  /** Every sign-in is refused with it. */
  refuse: Failure | null = null;

  constructor(public user: UserInfo | null) {
    super();
  }

  async me(): Promise<UserInfo> {
    this.loads += 1;
    if (!this.user || !this.isIn) throw new Failure('error-login-required', {}, 'login-required');
    return this.user;
  }

  async login({ email, password }: LoginCommand): Promise<string> {
    return this.enter(email === this.user?.email && password === this.password, 'error-wrong-credentials');
  }

  async loginWithGoogle(credential: string): Promise<string> {
    return this.enter(credential === this.credential, 'error-google-authentication');
  }

  async logout(): Promise<void> {
    this.isIn = false;
  }

  private enter(isRight: boolean, otherwise: string): string {
    if (this.refuse) throw this.refuse;
    if (!isRight) throw new Failure(otherwise, {}, 'login-required', 'request-1');
    this.isIn = true;
    return 'token';
  }
}
