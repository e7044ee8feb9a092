import { Failure } from '../../core/shared/failure.ts';

/**
 * Loads the present state after a 409, so that nobody needs to reload.
 * @returns null for other errors, and if loading fails
 */
export async function stateAfterConflict<State>(
  error: unknown,
  read: () => Promise<State>,
): Promise<State | null> {
  if (!(error instanceof Failure) || error.kind !== 'conflict') return null;
  try {
    return await read();
  } catch (failure) {
    if (failure instanceof Failure) return null;
    throw failure;
  }
}

/** The present state, and a message key for the change by others; null without one. */
export type Reread<State> = { state: State; meanwhile: string | null };

/**
 * After a 409 loads the state again and describes the change, so that a card never shows an old state beside
 * the error.
 * @returns null for other errors, or if nothing has changed
 */
export async function rereadOnConflict<State>(
  refusal: unknown,
  before: State | null,
  read: () => Promise<State>,
  changeOf: (before: State, now: State) => string | null,
): Promise<Reread<State> | null> {
  if (before === null) return null;
  const state = await stateAfterConflict(refusal, read);
  if (state === null) return null;
  const meanwhile = changeOf(before, state);
  return meanwhile === null ? null : { state, meanwhile };
}
