/** A list of what a browser kept; nothing else is one. */
export const listIn = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

/** A text of what a browser kept, cut to its most characters; else an empty one. */
export const textIn = (stored: unknown, most: number): string =>
  typeof stored === 'string' ? stored.slice(0, most) : '';
