/** The code of a screen did not come: a broken connection, or a new version of the site (NAV-14). */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** How long the code of a screen may take, in milliseconds. */
export const CHUNK_TIMEOUT = 120_000;
