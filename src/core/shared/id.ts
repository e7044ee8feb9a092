import { Failure } from './failure.ts';

/** Whether a text of an address can be the id of something; what can't is never asked for. */
export function isId(text: string | undefined): text is string {
  return /^[1-9]\d{0,14}$/.test(text ?? '');
}

/** @throws Failure `not-found`, with the message given, unless it can be an id */
export function ensureId(text: string | undefined, notFound: string): string {
  if (!isId(text)) throw new Failure(notFound, {}, 'not-found');
  return text;
}
