import { Failure } from './failure.ts';

/**
 * Text field of a response that the browser stores or puts in an address.
 * @throws Failure `unavailable` if the field is missing
 */
export function textIn(answer: unknown, field: string): string {
  const text = typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined;
  if (typeof text !== 'string' || text === '') throw unusable();
  return text;
}

const ADDRESS = /^(?:https?:\/\/[^\s/\\?#]+(?:[/?#]\S*)?|\/(?![/\\])\S*)$/i;

/**
 * Address of a page, on this site or on another one by http(s) (WALL-04).
 * @throws Failure `unavailable` otherwise
 */
export function addressIn(answer: unknown, field: string): string {
  const address = textIn(answer, field);
  if (!ADDRESS.test(address)) throw unusable();
  return address;
}

/**
 * Checks that a response has an `id` to build an address.
 * @throws Failure `unavailable` without one
 */
export function withId<Answer extends { id: number }>(answer: Answer): Answer {
  if (!Number.isSafeInteger((answer as Answer | null)?.id)) throw unusable();
  return answer;
}

const unusable = () => new Failure('please-try-again-later', {}, 'unavailable');
