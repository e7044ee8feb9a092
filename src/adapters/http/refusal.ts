import { kindOf } from '../../../api/failure-status.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';

/** Converts an error response to a failure; without a body of the API it has the general message. */
export function failureOf(status: number, body: unknown): Failure {
  const refusal = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown;
    errors?: unknown;
    requestId?: unknown;
  };
  const message = typeof refusal.message === 'string' ? refusal.message : 'error-please-try-again-later';
  const requestId = typeof refusal.requestId === 'string' ? refusal.requestId : undefined;
  return new Failure(message, fieldErrors(refusal.errors), kindOf(status), requestId);
}

function fieldErrors(errors: unknown): FieldErrors {
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    errors
      .filter((error) => typeof error?.property === 'string' && typeof error?.message === 'string')
      .map((error) => [error.property, error.message]),
  );
}
