import { Failure } from '../../core/shared/failure.ts';

/**
 * A 409 says that something changed while it was looked at: what stands now is read, so that nobody is asked to reload.
 * @returns null for any other error, and where nothing could be read: then the refusal itself is told.
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

/** What is shown, as it is now, and what others have done to it meanwhile, as a message key; null when nothing. */
export type Reread<State> = { state: State; meanwhile: string | null };

/**
 * After an action that was refused because what is shown is no longer so (409), reads it anew and says what has changed,
 * so that a card never shows an old state beside a refusal that only the new one explains.
 * @returns null where the error is of another kind, or nothing has changed: then the refusal itself is told
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
