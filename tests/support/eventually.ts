import { vi } from 'vitest';

/** Timeout in milliseconds. */
const WITHIN = 60_000;

/** Repeats the check every 20 ms until it succeeds. @returns its result */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: WITHIN, interval: 20 });
