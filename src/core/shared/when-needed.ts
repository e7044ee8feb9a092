import { Failure } from './failure.ts';

/**
 * Loads heavy code at its first use.
 * @throws Failure if the import fails
 */
export function whenNeeded<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    try {
      return await load();
    } catch {
      throw new Failure('error-please-try-again-later', {}, 'unreachable');
    }
  };
}
