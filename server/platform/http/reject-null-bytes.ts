import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';

/**
 * Refuses, before any handler, what no column can hold: a zero character, half a surrogate pair, and numbers
 * that JSON reads as infinite.
 */
export function rejectNullBytes(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) ensureStorable(part);
  });
  // The validation reads the numbers of an address from text, and `Infinity` passes every limit of the schema.
  app.addHook('preHandler', async (request) => ensureStorable(request.query));
}

/** @throws Failure `malformed` of what can't be stored */
export function ensureStorable(part: unknown): void {
  const property = findUnstorableValue(part, '');
  if (property !== null)
    throw new Failure('validation_failed', { [property]: 'error-field-invalid' }, 'malformed');
}

/** The path of the first value that can't be stored; null when there is none. */
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
