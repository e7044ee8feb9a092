import * as contract from '../../../api/team/team.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { confirmAuthenticator, createAuthenticator } from './sign-in/authenticator.ts';
import { countCodeAttempt } from './sign-in/code-attempts.ts';
import { newPasskeyOptions, passkeyChallenge, storePasskey, usePasskey } from './sign-in/passkeys.ts';
import { replaceRecoveryCodes } from './sign-in/recovery-codes.ts';
import type { TeamDependencies } from './team-dependencies.ts';
import {
  beginTeamSignIn,
  completeSignIn,
  enterCode,
  readMember,
  removePasskey,
  requireEnrolment,
} from './sign-in/team-sign-in.ts';

/** Strict rate limit, because these operations are targets of guessing. */
const FEW = { shareOfLimit: 1 / 20 };

/** Sign-in to the back office and second factors (TEAM-01). */
export function teamSignInRoutes(deps: TeamDependencies): Implementation[] {
  return [
    implement(contract.teamLogin, ({ body, ...client }) => beginTeamSignIn(deps, body, client), FEW),
    implement(
      contract.teamLoginWithCode,
      ({ body, ...exchange }) => enterCode(deps, body.code, exchange),
      FEW,
    ),
    implement(
      contract.teamPasskeyChallenge,
      async ({ request }) => passkeyChallenge(deps, await deps.sessions.require(request), request),
      FEW,
    ),
    implement(
      contract.teamLoginWithPasskey,
      async ({ body, request, reply }) => {
        const session = await deps.sessions.require(request);
        await countCodeAttempt(deps, session.accountId);
        await usePasskey(deps, session, request, body.response);
        return completeSignIn(deps, session.accountId, { request, reply });
      },
      FEW,
    ),
    implement(contract.createTotp, async ({ request }) => {
      const { accountId } = await requireEnrolment(deps, request);
      return createAuthenticator(deps, accountId);
    }),
    implement(
      contract.confirmTotp,
      async ({ body, request, reply }) => {
        const { accountId, isComplete } = await requireEnrolment(deps, request);
        const recoveryCodes = await confirmAuthenticator(deps, accountId, body.code);
        if (!isComplete) await completeSignIn(deps, accountId, { request, reply });
        return { recoveryCodes };
      },
      FEW,
    ),
    implement(contract.createPasskey, async ({ request }) =>
      newPasskeyOptions(deps, await requireEnrolment(deps, request), request),
    ),
    implement(contract.confirmPasskey, async ({ body, request, reply }) => {
      const session = await requireEnrolment(deps, request);
      const recoveryCodes = await storePasskey(deps, session, request, body);
      if (!session.isComplete) await completeSignIn(deps, session.accountId, { request, reply });
      return { recoveryCodes };
    }),
    implement(contract.removePasskey, async ({ params, member }) => {
      await removePasskey(deps, member.accountId, params.id);
      return { message: 'team-passkey-removed' };
    }),
    implement(contract.renewRecoveryCodes, async ({ member }) => ({
      recoveryCodes: await inTransaction(deps.db, (transaction) =>
        replaceRecoveryCodes(transaction, member.accountId),
      ),
    })),
    implement(contract.teamMe, ({ member, request }) => readMember(deps, member, request)),
    implement(contract.teamLogout, async ({ request, reply }) => {
      await deps.sessions.end(request, reply);
      return { message: 'logout-successful-message' };
    }),
  ];
}
