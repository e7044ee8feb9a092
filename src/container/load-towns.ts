import type { Towns } from '../core/accounts/towns.ts';
import { Failure } from '../core/shared/failure.ts';

/** The towns weigh: they come when somebody begins to write an address. */
export async function loadTowns(): Promise<Towns> {
  try {
    const { allTowns } = await import('./all-towns.ts');
    return allTowns;
  } catch {
    throw new Failure('error-please-try-again-later', {}, 'unreachable');
  }
}
