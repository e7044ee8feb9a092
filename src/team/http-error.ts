import { HttpError } from 'react-admin';
import { statusOf } from '../../api/failure-status.ts';
import { Failure } from '../core/shared/failure.ts';

/** Part of a request that contains the inputs of a form. */
const WRAPPER = /^(values?|input)\./;

/**
 * Converts an error of the API for react-admin, which translates the message keys where it shows them.
 * `body.errors` has the keys of the fields by the name of their input.
 */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (!(error instanceof Failure)) throw error;
  const { messageKey, kind, requestId } = error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([field, key]) => [field.replace(WRAPPER, ''), key]),
  );
  return new HttpError(messageKey, statusOf(kind), {
    ...(Object.keys(fields).length > 0 && { errors: fields }),
    requestId,
  });
}
