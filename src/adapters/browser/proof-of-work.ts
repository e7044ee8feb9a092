/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4). */
const ROUND = fractionsOf(64, 1 / 3);
/** First 32 bits of the fractional parts of the square roots of the first eight primes. */
const START = fractionsOf(8, 1 / 2);

const schedule = new Int32Array(64);
const block = new Uint8Array(64);
const words = new DataView(block.buffer);

/**
 * SHA-256 in hexadecimal of a short ASCII text with at most 55 letters, which is one block. The browser's own
 * function is asynchronous, slower for many short texts, and unavailable over plain HTTP.
 */
export function sha256OfShort(text: string): string {
  block.fill(0);
  for (let index = 0; index < text.length; index += 1) block[index] = text.charCodeAt(index);
  block[text.length] = 0x80;
  words.setUint32(60, text.length * 8);
  for (let index = 0; index < 16; index += 1) schedule[index] = words.getInt32(index * 4);
  for (let index = 16; index < 64; index += 1) {
    const [before15, before2] = [at(index - 15), at(index - 2)];
    const small0 = turned(before15, 7) ^ turned(before15, 18) ^ (before15 >>> 3);
    const small1 = turned(before2, 17) ^ turned(before2, 19) ^ (before2 >>> 10);
    schedule[index] = at(index - 16) + small0 + at(index - 7) + small1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = START;
  for (let index = 0; index < 64; index += 1) {
    const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + (ROUND[index] ?? 0) + at(index)) | 0;
    const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => hexOf(word + (START[index] ?? 0))).join('');
}

const at = (index: number): number => schedule[index] ?? 0;
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const hexOf = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

function fractionsOf(count: number, power: number): Int32Array {
  const fractions = new Int32Array(count);
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.some((prime) => number % prime === 0)) continue;
    const root = number ** power;
    fractions[primes.length] = (root - Math.floor(root)) * 2 ** 32;
    primes.push(number);
  }
  return fractions;
}

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
