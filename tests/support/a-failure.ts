import { expect } from 'vitest';
import type { FailureKind, FieldErrors } from '../../src/core/shared/failure.ts';

/** What a person is told when a rule refuses, for `toThrow` and `rejects.toThrow`. */
export function aRefusal(messageKey: string, fields: FieldErrors = {}, kind: FailureKind = 'invalid') {
  return expect.objectContaining({ messageKey, fields, kind });
}

/** The same where fields are marked. */
export function refusedFields(fields: FieldErrors) {
  return aRefusal('validation_failed', fields);
}

/** What a refusal must be, for `rejects.toMatchObject`; `fields` where the contract says which are wrong. */
export function refused(kind: FailureKind, messageKey: string, fields?: FieldErrors): object {
  return { name: 'Failure', kind, messageKey, ...(fields && { fields }) };
}
