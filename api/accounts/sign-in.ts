import { operation } from '../operation.ts';
import { SIGNED_IN, UserInfo } from './profile.ts';
import { Done, strict, text, Token } from '../schema.ts';

const domain = 'accounts';

const AuthToken = strict({ authToken: Token });

export const me = operation({
  id: 'me',
  method: 'POST',
  path: '/api/user/me',
  summary: 'Returns the signed-in user (AUTH-01)',
  domain,
  callers: SIGNED_IN,
  guarded: false,
  idempotent: true,
  answer: UserInfo,
});

export const login = operation({
  id: 'login',
  method: 'POST',
  path: '/api/auth',
  summary:
    'Signs in with e-mail and password; returns a token and sets an HttpOnly cookie, and requests need both',
  domain,
  callers: ['anyone'],
  guarded: false,
  captcha: true,
  body: strict({ email: text(300), password: text(300) }),
  answer: AuthToken,
});

export const loginWithGoogle = operation({
  id: 'loginWithGoogle',
  method: 'POST',
  path: '/api/auth/google',
  summary: 'Signs in with a Google ID token',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({ credential: text(5_000) }),
  answer: AuthToken,
});

export const logout = operation({
  id: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session, if there is one',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  answer: Done,
});

export const signInOperations = [me, login, loginWithGoogle, logout];
