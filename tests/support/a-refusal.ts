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
