import { createHash } from 'node:crypto';
import { Failure } from '../../../src/core/shared/failure.ts';

/** Version of a form's content: its hash, so that any change of the content changes the version. */
export function versionOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('base64url').slice(0, 22);
}

/**
 * Rejects a save that started from an older version; the row must be locked.
 * @throws Failure `conflict` `error-edited-elsewhere`
 */
export function ensureVersion(content: object, version: string): void {
  if (versionOf(content) !== version) throw new Failure('error-edited-elsewhere', {}, 'conflict');
}

/** Sorts fields by name, because two reads may order them differently. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
