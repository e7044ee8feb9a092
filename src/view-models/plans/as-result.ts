import { Failure } from '../../core/shared/failure.ts';

/** Returns the result or its failure, because a plan works without optional data. */
export async function asResult<Thing>(request: Promise<Thing>): Promise<Thing | Failure> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/**
 * Returns null if it was not found.
 * @throws other failures
 */
export async function found<Thing>(reading: Promise<Thing>): Promise<Thing | null> {
  const answer = await asResult(reading);
  if (!(answer instanceof Failure)) return answer;
  if (answer.kind === 'not-found') return null;
  throw answer;
}
