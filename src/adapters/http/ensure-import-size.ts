import { Failure } from '../../core/shared/failure.ts';
import { IMPORT_LIMITS } from '../../core/shared/import/import-columns.ts';
import type { ChosenFile } from '../../core/shared/chosen-file.ts';

/**
 * Checks the size before an upload of possibly minutes.
 * @throws Failure `too-large`, `invalid` for an empty file
 */
export function ensureImportSize({ size }: ChosenFile): void {
  if (size > IMPORT_LIMITS.bytes) throw new Failure('error-import-too-large', {}, 'too-large');
  if (size === 0) throw new Failure('error-import-empty', {}, 'invalid');
}
