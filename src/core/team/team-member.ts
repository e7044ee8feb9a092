import { Failure } from '../shared/failure.ts';
import { TEAM_ROLES } from './permissions.ts';
import type { TeamRole } from './permissions.ts';

export type TeamMember = {
  accountId: number;
  name: string;
  email: string;
  roles: readonly TeamRole[];
};

/** A session of the back office ends after this time without a request, in minutes (TEAM-01). */
export const TEAM_IDLE_MINUTES = 30;
/** A session of the back office ends at the latest after this time, in hours (TEAM-01). */
export const TEAM_SESSION_HOURS = 12;

/** Time to enter the second factor after the password, in minutes. */
export const SECOND_FACTOR_MINUTES = 10;

export const RECOVERY_CODES = 10;
/** Length of a recovery code without its hyphen. */
export const RECOVERY_CODE_LENGTH = 10;
export const TOTP_DIGITS = 6;

export type TeamSignInStep = 'second-factor' | 'enrolment' | 'signed-in';

/** Normalises a typed code: authenticators group digits, and recovery codes have a hyphen. */
export function normaliseTeamCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

/**
 * Checks new roles of a member (TEAM-02).
 * @param owners account ids of all present owners
 * @throws Failure `invalid` without a role, `not-allowed` for one's own roles, `conflict` for the last owner
 */
export function ensureRoleChange(
  change: { accountId: number; roles: readonly TeamRole[] },
  actorId: number | null,
  owners: readonly number[],
): void {
  const { accountId, roles } = change;
  if (accountId === actorId) throw new Failure('error-own-team-roles', {}, 'not-allowed');
  if (owners.length === 1 && owners[0] === accountId && !roles.includes('owner'))
    throw new Failure('error-last-team-owner', {}, 'conflict');
}

/** Roles in the order of the table, without duplicates. */
export function sortedRoles(roles: readonly TeamRole[]): TeamRole[] {
  return TEAM_ROLES.filter((role) => roles.includes(role));
}
