import { Failure } from '../shared/failure.ts';
import { tidyText } from '../shared/tidy-text.ts';

/** The longest note to a buyer, in characters. */
export const MAX_NOTE_LENGTH = 1_000;

/** A note as it is kept and sent. @throws Failure `invalid` for one that is too long */
export function readNote(note: string): string {
  const text = tidyText(note);
  if (text.length > MAX_NOTE_LENGTH)
    throw new Failure('validation_failed', { note: 'error-text-too-long' }, 'invalid');
  return text;
}
