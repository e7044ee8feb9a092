import { sha256OfShort } from './sha-256.ts';

/** Maximum milliseconds of work before the page continues. */
const TURN = 8;
const TRIES_BETWEEN_LOOKS = 200;

/**
 * Finds the number from 0 to `most` whose hash with the salt equals the challenge; null if there is none.
 */
export async function findNumber(
  { salt, challenge, most }: { salt: string; challenge: string; most: number },
  /** Yields to the browser's rendering and events. */
  giveWay: () => Promise<void>,
): Promise<number | null> {
  let begun = performance.now();
  for (let number = 0; number <= most; number += 1) {
    if (sha256OfShort(`${salt}${number}`) === challenge) return number;
    if (number % TRIES_BETWEEN_LOOKS !== 0 || performance.now() - begun < TURN) continue;
    await giveWay();
    begun = performance.now();
  }
  return null;
}
