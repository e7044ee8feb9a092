import { randomUUID } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { destination, pino } from 'pino';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';

import type { Configuration } from './configuration.ts';
import { prettyLines } from './pretty-log.ts';
import { traceId } from './tracing/spans.ts';

/** Fields that are never logged: secrets and personal data. */
const SECRET_FIELDS = [
  'password',
  'token',
  'accessToken',
  'secret',
  'cookie',
  'authorization',
  'smtpUrl',
  'databaseUrl',
  'databaseDirectUrl',
  'databaseReadUrls',
  'email',
  'phone',
  'name',
  'firstName',
  'lastName',
  'address',
  'recipient',
];

/**
 * Creates a logger: JSON lines with request ids and without personal data, or short readable lines on a
 * terminal.
 */
export function createLogger(
  { logLevel }: Pick<Configuration, 'logLevel'>,
  stream: DestinationStream = process.stdout.isTTY
    ? prettyLines(process.stdout)
    : destination({ sync: false }),
): Logger {
  return pino(loggerOptions(logLevel), stream);
}

export function loggerOptions(level: Configuration['logLevel']): LoggerOptions {
  return {
    level,
    base: null,
    mixin: () => {
      const id = traceId();
      return id === undefined ? {} : { traceId: id };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]),
      censor: '…',
    },
    serializers: { req: serializeRequest, res: serializeReply, err: serializeError, error: serializeError },
  };
}

/** Id shown on error pages. Never the client's own, which could imitate another's. */
export function newRequestId(): string {
  return randomUUID();
}

/** Length of secrets in an address (secrets.ts); one in 1,500 has no digit. */
const SECRET_LENGTH = 43;

/** Path of a request without personal data: long segments are tokens, query values may be anything. */
export function loggableUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const maskedPath = path.replace(/[^/]{20,}/g, (segment) =>
    segment.length >= SECRET_LENGTH || /^[\w%.~-]*\d[\w%.~-]*$/.test(segment) ? '…' : segment,
  );
  if (!query) return maskedPath;
  const names = [...new Set(new URLSearchParams(query).keys())];
  return `${maskedPath}?${names.join('&')}`;
}

function serializeRequest(request: Pick<FastifyRequest, 'method' | 'url' | 'id'>) {
  return { method: request.method, url: loggableUrl(request.url) };
}

function serializeReply(reply: Pick<FastifyReply, 'statusCode'>) {
  return { statusCode: reply.statusCode };
}

/** Errors of PostgreSQL or axios contain typed values, so only safe fields are logged. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table } = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint, table }),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}
