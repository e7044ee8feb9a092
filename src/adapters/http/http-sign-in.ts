import type * as contract from '../../../api/accounts.ts';
import type { UserInfo } from '../../core/accounts/account.ts';
import type { LoginCommand } from '../../core/accounts/login-command.ts';
import { SignIn } from '../../core/accounts/sign-in.ts';
import type { HttpClient } from './http-client.ts';

export class HttpSignIn extends SignIn {
  constructor(private readonly http: HttpClient) {
    super();
  }

  me(): Promise<UserInfo> {
    return this.http.call<typeof contract.me>({
      method: 'POST',
      path: '/api/user/me',
      guarded: false,
      repeatable: true,
    });
  }

  async login({ email, password }: LoginCommand): Promise<string> {
    const { authToken } = await this.http.call<typeof contract.login>({
      method: 'POST',
      path: '/api/auth',
      guarded: false,
      body: { email, password },
    });
    return authToken;
  }

  async loginWithGoogle(credential: string): Promise<string> {
    const { authToken } = await this.http.call<typeof contract.loginWithGoogle>({
      method: 'POST',
      path: '/api/auth/google',
      guarded: false,
      body: { credential },
    });
    return authToken;
  }

  async logout(): Promise<void> {
    await this.http.call<typeof contract.logout>({
      method: 'POST',
      path: '/api/auth/logout',
      guarded: false,
      repeatable: true,
    });
  }
}
