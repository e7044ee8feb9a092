import type { ReactNode } from 'react';
import { TextInput, maxLength, required } from 'react-admin';

/** Longest reason in the audit log, in characters. */
const MAX_REASON = 2000;

/** Required reason of a change (TEAM-11). */
export function ReasonInput(): ReactNode {
  return (
    <TextInput
      source="reason"
      label="team-reason"
      helperText="team-reason-hint"
      multiline
      minRows={3}
      validate={[required(), maxLength(MAX_REASON)]}
    />
  );
}
