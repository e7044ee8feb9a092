import * as calls from '../../../../api/calls/accounts/sign-in.ts';
import type { UserInfo } from '../../../core/accounts/account.ts';
import type { LoginCommand } from '../../../core/accounts/login-command.ts';
import { SignIn } from '../../../core/accounts/sign-in.ts';
import { textIn } from '../../../core/shared/answer-checks.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpSignIn extends SignIn {
  constructor(private readonly http: HttpClient) {
    super();
  }

  me(): Promise<UserInfo> {
    return this.http.call(calls.me);
  }

  async login({ email, password }: LoginCommand): Promise<string> {
    return textIn(await this.http.call(calls.login, { body: { email, password } }), 'authToken');
  }

  async loginWithGoogle(credential: string): Promise<string> {
    return textIn(await this.http.call(calls.loginWithGoogle, { body: { credential } }), 'authToken');
  }

  async logout(): Promise<void> {
    await this.http.call(calls.logout);
  }
}
