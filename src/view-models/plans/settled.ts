import { Failure } from '../../core/shared/failure.ts';

/** What was asked for, or why it did not come: a plan stands without what can't be asked for. */
export async function settled<Thing>(asking: Promise<Thing>): Promise<Thing | Failure> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Null for what is not there. @throws Failure of another kind */
export async function found<Thing>(reading: Promise<Thing>): Promise<Thing | null> {
  const answer = await settled(reading);
  if (!(answer instanceof Failure)) return answer;
  if (answer.kind === 'not-found') return null;
  throw answer;
}
