import type { KeyGenerator } from '../../src/core/shared/id.ts';

/** Keys that the contract accepts, in the order of `testKeys`. */
export const KEYS = Array.from({ length: 9 }, (_, at) => `key-of-the-test-${at + 1}`);

export function testKeys(): KeyGenerator {
  let made = 0;
  return { make: () => KEYS[made++] ?? `key-of-the-test-${made}` };
}

/** Versions of a record, as the contract accepts them. */
export const aVersion = (number: number) => `version-${number}`.padEnd(22, '-');
