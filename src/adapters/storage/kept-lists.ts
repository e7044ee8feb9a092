/** Stored list; other values become an empty one. */
export const listIn = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

/** Stored text, truncated to the maximum characters; other values become empty. */
export const textIn = (stored: unknown, most: number): string =>
  typeof stored === 'string' ? stored.slice(0, most) : '';
