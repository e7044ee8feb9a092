import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { ActionButton } from './action-button.tsx';

/** Removes what is on the site with a statement of reasons, or restores what the team has removed. */
export function RemovalButton({
  resource,
}: {
  resource: 'vendors' | 'properties' | 'offers' | 'products';
}): ReactNode {
  const record = useRecordContext();
  if (!record) return null;
  return record['removedAt'] === null ? (
    <ActionButton
      action="remove"
      operation={`${resource}.remove`}
      label="team-take-down"
      text="team-take-down-text"
      isDangerous
    />
  ) : (
    <ActionButton
      action="restore"
      operation={`${resource}.restore`}
      label="team-restore-record"
      text="team-restore-text"
      hasReason={false}
    />
  );
}

/** Records or revokes the check of a company in the register. */
export function VerificationButton({ resource }: { resource: 'vendors' | 'agencies' }): ReactNode {
  const record = useRecordContext();
  if (!record) return null;
  return record['companyVerifiedAt'] === null ? (
    <ActionButton
      action="verify"
      operation={`${resource}.verify`}
      label="team-verify"
      text="team-verify-text"
      hasReason={false}
    />
  ) : (
    <ActionButton action="unverify" operation={`${resource}.unverify`} label="team-unverify" />
  );
}
