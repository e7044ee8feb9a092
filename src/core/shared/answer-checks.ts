import { Failure } from './failure.ts';

/**
 * Text of an answer's field that the browser is going to store or to build an address of.
 * @throws Failure `unavailable` for an answer without it
 */
export function textIn(answer: unknown, field: string): string {
  const text = typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined;
  if (typeof text !== 'string' || text === '') throw unusable();
  return text;
}

const ADDRESS = /^(?:https?:\/\/[^\s/\\?#]+(?:[/?#]\S*)?|\/(?![/\\])\S*)$/i;

/** Address of another page, on this site or by http(s) elsewhere (WALL-04). @throws Failure `unavailable` otherwise */
export function addressIn(answer: unknown, field: string): string {
  const address = textIn(answer, field);
  if (!ADDRESS.test(address)) throw unusable();
  return address;
}

/** The answer, whose `id` the browser is going to build an address of. @throws Failure `unavailable` without one */
export function withId<Answer extends { id: number }>(answer: Answer): Answer {
  if (!Number.isSafeInteger((answer as Answer | null)?.id)) throw unusable();
  return answer;
}

const unusable = () => new Failure('please-try-again-later', {}, 'unavailable');
