import { Failure } from '../shared/failure.ts';
import { tidyText } from '../shared/tidy-text.ts';

/** Maximum characters of a note to the buyer. */
export const MAX_NOTE_LENGTH = 1_000;

/**
 * Normalises a note.
 * @throws Failure `invalid` if it is too long
 */
export function readNote(note: string): string {
  const text = tidyText(note);
  if (text.length > MAX_NOTE_LENGTH)
    throw new Failure('validation_failed', { note: 'error-text-too-long' }, 'invalid');
  return text;
}
