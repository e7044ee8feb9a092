import type { Clock } from '../../core/shared/clock.ts';

/** The code of a screen failed to load: a broken connection or a new version of the site (NAV-14). */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Milliseconds for loading the code of a screen. */
export const CHUNK_TIMEOUT = 120_000;

/**
 * Waits for code to load.
 * @throws ChunkLoadError if it fails or takes over 120 s (NAV-14)
 */
export async function inChunkTime<Result>(clock: Clock, loading: Promise<Result>): Promise<Result> {
  let cancel = () => {};
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(CHUNK_TIMEOUT, () => reject(new Error('timeout')));
  });
  try {
    return await Promise.race([loading, late]);
  } catch (error) {
    throw new ChunkLoadError(error);
  } finally {
    cancel();
  }
}
