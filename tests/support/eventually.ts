import { vi } from 'vitest';

/** Milliseconds after which what did not come will not come: only a test that fails waits so long. */
const WITHIN = 60_000;

/** Waits until what is checked holds, asking every 20 ms. @returns what the check gave. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: WITHIN, interval: 20 });
