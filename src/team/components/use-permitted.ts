import { usePermissions } from 'react-admin';
import type { TeamOperation } from '../../core/team/permissions.ts';

/** True if the member's roles permit the operation for at least some records; the server checks each record. */
export function usePermitted(operation: TeamOperation): boolean {
  const { permissions } = usePermissions<TeamOperation[]>();
  return permissions?.includes(operation) ?? false;
}
