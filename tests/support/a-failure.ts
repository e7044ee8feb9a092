import { expect } from 'vitest';
import type { FailureKind, FieldErrors } from '../../src/core/shared/failure.ts';

/** Matcher of a failure, for `toThrow` and `rejects.toThrow`. */
export function aFailure(messageKey: string, fields: FieldErrors = {}, kind: FailureKind = 'invalid') {
  return expect.objectContaining({ messageKey, fields, kind });
}

/** Matcher of a failure with invalid fields. */
export function invalidFields(fields: FieldErrors) {
  return aFailure('validation_failed', fields);
}

/** Fields of a failure, for `rejects.toMatchObject`; `fields` if the contract names them. */
export function failureOf(kind: FailureKind, messageKey: string, fields?: FieldErrors): object {
  return { name: 'Failure', kind, messageKey, ...(fields && { fields }) };
}
