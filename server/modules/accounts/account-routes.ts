import * as contract from '../../../api/accounts/accounts.ts';
import * as signInContract from '../../../api/accounts/sign-in.ts';
import { siteAddress } from '../../../src/core/site/paths.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { CONFIRMATION_HOURS } from './account-tokens.ts';
import { changePassword, requestPasswordReset, resetPassword } from './change-password.ts';
import { signIn, signInWithGoogle } from './sign-in.ts';
import { confirmEmail, signUp } from './sign-up.ts';
import { readUserInfo } from './user-info.ts';

/** Secret of the browser that signed up, sent with the confirmation request only. */
const SIGN_UP_COOKIE = 'registration';

/** Strict rate limit, because these operations are targets of guessing. */
const FEW = { shareOfLimit: 1 / 20 };

/** Routes of registration, sign-in, sign-out and passwords. */
export function accountRoutes(deps: AccountDependencies): Implementation[] {
  return [
    implement(signInContract.me, ({ account }) => readUserInfo(deps, account.id)),
    implement(
      signInContract.login,
      async ({ body, ...exchange }) => ({ authToken: await signIn(deps, body, exchange) }),
      FEW,
    ),
    implement(
      signInContract.loginWithGoogle,
      async ({ body, language, request, reply }) => ({
        authToken: await signInWithGoogle(deps, body.credential, language, { request, reply }),
      }),
      FEW,
    ),
    implement(signInContract.logout, async ({ request, reply }) => {
      await deps.sessions.end(request, reply);
      return { message: 'logout-successful-message' };
    }),
    implement(
      contract.signUp,
      async ({ body: { next, ...form }, language, sender, reply }) => {
        const device = await signUp(deps, form, { language, sender, next: siteAddress(next ?? '') });
        reply.setCookie(SIGN_UP_COOKIE, device, {
          ...deps.sessions.cookie,
          path: contract.confirmEmail.path,
          maxAge: CONFIRMATION_HOURS * 60 * 60,
        });
        return { message: 'successful-registration-message' };
      },
      FEW,
    ),
    implement(
      contract.confirmEmail,
      async ({ body, request, reply }) => {
        const { sessions } = deps;
        const accountId = await confirmEmail(deps, body.token, request.cookies[SIGN_UP_COOKIE]);
        const message = 'email-confirmed-message';
        if (accountId === null) return { message, authToken: null };
        reply.clearCookie(SIGN_UP_COOKIE, { ...sessions.cookie, path: contract.confirmEmail.path });
        await sessions.end(request, reply);
        return { message, authToken: await sessions.open(accountId, request, reply) };
      },
      FEW,
    ),
    implement(
      contract.requestPasswordReset,
      async ({ body, sender, language }) => {
        await requestPasswordReset(deps, body, { address: sender, language });
        return { message: 'password-reset-requested-message' };
      },
      FEW,
    ),
    implement(
      contract.resetPassword,
      async ({ body }) => {
        await resetPassword(deps, body);
        return { message: 'password-change-success-message' };
      },
      FEW,
    ),
    implement(
      contract.changePassword,
      async ({ body, account }) => {
        await changePassword(deps, account, body);
        return { message: 'password-updated-successfully' };
      },
      FEW,
    ),
  ];
}
