import { extentOf, isTeamOperation } from '../../../../src/core/team/permissions.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';

/** True if the member may read records of a kind. */
export function canRead({ roles }: Pick<SignedInMember, 'roles'>, resource: string): boolean {
  const operation = `${resource}.read`;
  return isTeamOperation(operation) && extentOf(roles, operation) !== null;
}
