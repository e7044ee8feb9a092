import type { FailureKind, FieldErrors } from '../../src/core/shared/failure.ts';

/** What a refusal must be, for `rejects.toMatchObject`; `fields` where the contract says which are wrong. */
export function refused(kind: FailureKind, messageKey: string, fields?: FieldErrors): object {
  return { name: 'Failure', kind, messageKey, ...(fields && { fields }) };
}
