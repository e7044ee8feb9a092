import { AsyncLocalStorage } from 'node:async_hooks';
import type { Subject } from '../database/changes.ts';

type Collected = { subjects: readonly Subject[] | null };

const collecting = new AsyncLocalStorage<Collected>();

/** Asks the API in process. @returns the answer, and what it shows; null where it is a refusal, or not for everybody */
export async function withSubjects<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ answer: Answer; subjects: readonly Subject[] | null }> {
  const collected: Collected = { subjects: null };
  // Awaited within: what Fastify injects begins when it is waited for.
  const answer = await collecting.run(collected, async () => await ask());
  return { answer, subjects: collected.subjects };
}

/** Says to who asks in process what the answer shows. */
export function tellSubjects(subjects: readonly Subject[]): void {
  const collected = collecting.getStore();
  if (collected) collected.subjects = subjects;
}
