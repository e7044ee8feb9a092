import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';

/**
 * Rejects text that PostgreSQL cannot store (NUL, lone surrogates) and infinite numbers, before any handler.
 */
export function rejectNullBytes(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) ensureStorable(part);
  });
  // Numbers of a query are parsed from text, where `Infinity` passes all limits.
  app.addHook('preHandler', async (request) => ensureStorable(request.query));
}

/** @throws Failure `malformed` for values that cannot be stored */
export function ensureStorable(part: unknown): void {
  const property = findUnstorableValue(part, '');
  if (property !== null)
    throw new Failure('validation_failed', { [property]: 'error-field-invalid' }, 'malformed');
}

/** Returns the path of the first value that cannot be stored; null if there is none. */
export function findUnstorableValue(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const innerPath = path === '' ? name : `${path}.${name}`;
    const found = /\0/.test(name) || !name.isWellFormed() ? path : findUnstorableValue(inner, innerPath);
    if (found !== null) return found;
  }
  return null;
}
