import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { kindOf, statusOf } from '../../../api/failure-status.ts';
import type { ErrorBody } from '../../../api/schema.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { FailureKind } from '../../../src/core/shared/failure.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';

type InvalidField = { property: string; message: string };

/** Seconds of `Retry-After` after a temporary error. */
export const RETRY_AFTER = 2;

/** Message key of an overloaded server. */
export const TOO_BUSY = 'error-too-busy';

export type SendError = (failure: Failure, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers every error, and logs faults of the server. */
export function handleErrors(app: FastifyInstance, answer: SendError = sendError): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const failure = failureOf(error);
    logError(error, failure, request.log);
    return answer(failure, request, reply);
  });
}

/** Logs a fault of the server or of a service. */
export function logError(error: Error, failure: Failure, log: FastifyRequest['log']): void {
  if (statusOf(failure.kind) < 500) return;
  // Expected failures need no stack trace.
  if (error instanceof Failure) log.warn({ failure: error.messageKey }, 'a request was rejected');
  else log.error({ err: error }, 'a request failed');
}

export function sendError(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return startErrorReply(failure, reply).send(errorBody(failure, request.id));
}

/** The contract's shape of an error (CALL-03). */
export function errorBody({ messageKey, fields }: Failure, requestId: string): Static<typeof ErrorBody> {
  const errors = Object.entries(fields).map(([property, message]) => ({ property, message }));
  return { message: messageKey, ...(errors.length > 0 && { errors }), requestId };
}

/** Random seconds, so that a refused crowd does not return at once. */
const randomDelay = (): number => 3 + Math.floor(Math.random() * 5);

/** Sets status and headers of an error. */
export function startErrorReply(failure: Failure, reply: FastifyReply): FastifyReply {
  if (failure.kind === 'unavailable') {
    reply.header('retry-after', failure.messageKey === TOO_BUSY ? randomDelay() : RETRY_AFTER);
  }
  return reply.status(statusOf(failure.kind)).header('cache-control', 'private, no-store');
}

export function failureOf(error: FastifyError | Error): Failure {
  if (error instanceof Failure) return error;
  if ('validation' in error && error.validation) {
    // An invalid id is not found.
    if (error.validationContext === 'params') return new Failure('error-not-found', {}, 'not-found');
    const fields = error.validation.map((problem) =>
      invalidField(problem, error.validationContext ?? 'body'),
    );
    return new Failure(
      'validation_failed',
      Object.fromEntries(fields.map(({ property, message }) => [property, message])),
      'malformed',
    );
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (isDatabaseUnavailable(error)) return new Failure('error-please-try-again-later', {}, 'unavailable');
  if (status >= 400 && status < 500)
    return new Failure(MESSAGES[kindOf(status)] ?? 'error-malformed-request', {}, kindOf(status));
  if (status === 503) return new Failure('error-please-try-again-later', {}, 'unavailable');
  return new Failure('error-please-try-again-later', {}, 'fault');
}

const MESSAGES: Partial<Record<FailureKind, string>> = {
  'not-found': 'error-not-found',
  'too-large': 'error-body-too-large',
  'wrong-type': 'error-content-type',
  'too-many': 'error-too-many-requests',
};

/** Field name and message key of a schema error. */
function invalidField(
  problem: { instancePath: string; keyword: string; params: Record<string, unknown> },
  context: string,
): InvalidField {
  const path = problem.instancePath.split('/').filter((part) => part !== '');
  const extra = problem.params['additionalProperty'] ?? problem.params['missingProperty'];
  const property = [...path, ...(typeof extra === 'string' ? [extra] : [])].join('.');
  return {
    property: property === '' ? context : property,
    message: FIELD_MESSAGES[problem.keyword] ?? 'error-field-invalid',
  };
}

const FIELD_MESSAGES: Record<string, string> = {
  additionalProperties: 'error-field-unknown',
  required: 'error-field-required',
  maxLength: 'error-text-too-long',
  maximum: 'error-number-too-large',
  minimum: 'error-number-too-small',
  maxItems: 'error-too-many-items',
  enum: 'error-field-choice',
};
