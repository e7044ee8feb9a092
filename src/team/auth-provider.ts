import type { AuthProvider } from 'react-admin';
import { isTeamOperation } from '../core/team/permissions.ts';
import type { TeamOperation } from '../core/team/permissions.ts';
import { toHttpError } from './http-error.ts';
import type { Membership } from './membership.ts';
import type { TeamSession } from './session.ts';
import type { SignInGateway } from './sign-in-gateway.ts';

/** Permissions that react-admin's actions need, where their names differ. */
const ACTIONS: Record<string, string> = {
  list: 'read',
  show: 'read',
  create: 'write',
  edit: 'write',
  delete: 'write',
};

/** Resources with the permissions of another one. */
const SHARED_PERMISSIONS: Record<string, string> = { pages: 'texts' };

/** Returns the permission of an action on a resource; undefined if nobody has one. */
export function operationOf(resource: string, action: string): TeamOperation | undefined {
  const name = `${SHARED_PERMISSIONS[resource] ?? resource}.${ACTIONS[action] ?? action}`;
  return isTeamOperation(name) ? name : undefined;
}

/**
 * Tells react-admin who is signed in and what the roles permit. The sign-in pages call the operations of the two
 * steps; `login` then reads the member.
 */
export function authProvider(
  membership: Membership,
  session: TeamSession,
  gateway: SignInGateway,
): AuthProvider {
  return {
    login: async () => {
      await membership.load();
    },
    logout: async () => {
      if (membership.isKnown) await gateway.teamLogout();
      membership.forget();
    },
    checkAuth: async () => {
      // The sign-in dialog lies over the page after the session's end, so that no form is lost.
      if (session.state === 'ended') return;
      try {
        await membership.current();
      } catch (error) {
        const { status, message } = toHttpError(error);
        if (status !== 401) throw new Error(message);
        // eslint-disable-next-line no-throw-literal -- react-admin shows no message for `false`.
        throw { message: false };
      }
    },
    // TeamHttp ends a refused session; the page below the sign-in dialog stays.
    checkError: async () => {},
    getIdentity: async () => {
      const { accountId, name, email } = await membership.current();
      return { id: accountId, fullName: name, email };
    },
    getPermissions: async () => (await membership.current()).operations,
    canAccess: async ({ resource, action }) => {
      const operation = operationOf(resource, action);
      return operation !== undefined && (await membership.current()).operations.includes(operation);
    },
  };
}
