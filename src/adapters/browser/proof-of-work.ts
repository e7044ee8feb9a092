import { sha256OfShort } from './sha-256.ts';

/** So long it may work before the page gets its turn, in milliseconds. */
const TURN = 8;
const TRIES_BETWEEN_LOOKS = 200;

/** The number from 0 to `most` whose hash, after the salt, is the challenge; null when there is none. */
export async function findNumber(
  { salt, challenge, most }: { salt: string; challenge: string; most: number },
  /** Lets the page draw and answer. */
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
