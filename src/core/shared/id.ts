import { Failure } from './failure.ts';

/** Pattern of an id in paths, storage keys and commands. */
export const ID_PATTERN = /^[1-9][0-9]{0,14}$/;

/** True if the text of an address is a valid id; invalid ones are never requested. */
export function isId(text: string | undefined): text is string {
  return ID_PATTERN.test(text ?? '');
}

/** @throws Failure `not-found` with the given message if the text is not a valid id */
export function ensureId(text: string | undefined, notFound: string): string {
  if (!isId(text)) throw new Failure(notFound, {}, 'not-found');
  return text;
}

/** Port to random idempotency keys; a repeated request with the same key has no second effect. */
export abstract class KeyGenerator {
  abstract make(): string;
}
