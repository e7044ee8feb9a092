import { createHash } from 'node:crypto';
import { Failure } from '../../../src/core/shared/failure.ts';

/**
 * The version of what a form edits: a hash of its content, so that whoever changes it (a form, an import, an order that
 * takes stock) changes the version. The same content has the same version.
 */
export function versionOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('base64url').slice(0, 22);
}

/**
 * Keeps a save that began from an older state from overwriting what came since; the row must be locked.
 * @throws Failure `conflict` `error-edited-elsewhere`
 */
export function ensureVersion(content: object, version: string): void {
  if (versionOf(content) !== version) throw new Failure('error-edited-elsewhere', {}, 'conflict');
}

/** Fields in the order of their names: two readings of one row may list them differently. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
