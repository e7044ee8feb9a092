import { Failure } from './failure.ts';

/**
 * Loads heavy code at its first use.
 * @throws Failure if the import fails
 */
export function lazyImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await load();
    } catch {
      throw new Failure('error-please-try-again-later', {}, 'unreachable');
    }
  };
}
