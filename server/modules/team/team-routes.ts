import * as recordContract from '../../../api/team/records.ts';
import * as contract from '../../../api/team/team.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { extentOf, isTeamOperation } from '../../../src/core/team/permissions.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { confirmAuthenticator, createAuthenticator } from './authenticator.ts';
import { countCodeAttempt } from './code-attempts.ts';
import { newPasskeyOptions, passkeyChallenge, storePasskey, usePasskey } from './passkeys.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { readRecord, readRecords } from './records/read-records.ts';
import type { RecordResource } from './records/record-resource.ts';
import { runAction } from './records/run-action.ts';
import { searchRecords } from './records/search-records.ts';
import type { TeamDependencies } from './team-dependencies.ts';
import {
  beginTeamSignIn,
  completeSignIn,
  enterCode,
  readMember,
  removePasskey,
  requireEnrolment,
} from './team-sign-in.ts';

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

/** Records of the back office (TEAM-05). */
export function teamRecordRoutes(
  deps: TeamDependencies,
  resources: readonly RecordResource[],
): Implementation[] {
  const { db } = deps;
  const resourceNamed = (name: string): RecordResource => {
    const resource = resources.find((one) => one.name === name);
    if (!resource) throw new Failure('error-not-found', {}, 'not-found');
    return resource;
  };
  return [
    implement(recordContract.teamRecords, ({ params, query }) => {
      const { filter, offset = 0, limit = 25, ...rest } = query;
      return readRecords(db, resourceNamed(params.resource), {
        ...rest,
        offset,
        limit,
        filter: filterOf(filter),
      });
    }),
    implement(recordContract.teamRecord, async ({ params }) => ({
      record: await readRecord(db, resourceNamed(params.resource), params.id),
    })),
    implement(recordContract.createTeamRecord, async ({ params, body, member }) => {
      const resource = resourceNamed(params.resource);
      const action = { name: 'write', action: resource.create };
      const id = await runAction(deps, resource, action, { id: '', member, request: body });
      return { record: await readRecord(db, resource, id) };
    }),
    implement(recordContract.changeTeamRecord, async ({ params, body, member }) => {
      const resource = resourceNamed(params.resource);
      const { actions = {} } = resource;
      const action = Object.hasOwn(actions, params.action) ? actions[params.action] : undefined;
      // Refuses unknown and foreign records before anything else.
      await readRecord(db, resource, params.id);
      await runAction(
        deps,
        resource,
        { name: params.action, action },
        { id: params.id, member, request: body },
      );
      return { record: await readRecord(db, resource, params.id).catch(removedRecord(params.id)) };
    }),
    implement(recordContract.teamSearch, async ({ query, member }) => ({
      data: await searchRecords(
        db,
        resources.filter(({ name }) => {
          const operation = `${name}.read`;
          return isTeamOperation(operation) && extentOf(member.roles, operation) !== null;
        }),
        query.q,
      ),
    })),
  ];
}

/** An action may remove the record: then only its id is returned. */
const removedRecord = (id: string) => (error: unknown) => {
  if (error instanceof Failure && error.kind === 'not-found') return { id };
  throw error;
};

/** @throws Failure `malformed` if it is not a JSON object */
function filterOf(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Reported below like any other text that is no object.
  }
  throw new Failure('error-malformed-request', {}, 'malformed');
}
