import { Failure } from './failure.ts';

/** An id as text: of a path, a key of what is stored, a word of a command. */
export const ID_PATTERN = /^[1-9][0-9]{0,14}$/;

/** Whether a text of an address can be the id of something; what can't is never asked for. */
export function isId(text: string | undefined): text is string {
  return ID_PATTERN.test(text ?? '');
}

/** @throws Failure `not-found`, with the message given, unless it can be an id */
export function ensureId(text: string | undefined, notFound: string): string {
  if (!isId(text)) throw new Failure(notFound, {}, 'not-found');
  return text;
}
