import type { Call } from '../../operation.ts';
import type * as contract from '../../accounts/sign-in.ts';

/* Written by `npm run contract:write`. */

export const login: Call<typeof contract.login> = {
  method: 'POST',
  path: '/api/auth',
};

export const loginWithGoogle: Call<typeof contract.loginWithGoogle> = {
  method: 'POST',
  path: '/api/auth/google',
};

export const logout: Call<typeof contract.logout> = {
  method: 'POST',
  path: '/api/auth/logout',
  idempotent: true,
};

export const me: Call<typeof contract.me> = {
  method: 'POST',
  path: '/api/user/me',
  idempotent: true,
};
