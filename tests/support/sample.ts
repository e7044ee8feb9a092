import { randomInt } from 'node:crypto';

/** `npm run test:all` tries everything; other runs try a part, another one each time. */
export const TRIES_ALL = process.env['TEST_ALL'] !== undefined;
/** Repeats the sample of an earlier run, which stands in the name of its tests. */
export const SEED = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));

let state = SEED;

/** Mulberry32: the same seed gives the same numbers from 0 to 1. */
export function randomNumber(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** So many of the values, in their order; all of them where everything is tried. */
export function sampleOf<Value>(values: readonly Value[], count: number): Value[] {
  if (TRIES_ALL) return [...values];
  const chosen = values.map((value, place) => ({ value, place, lot: randomNumber() }));
  chosen.sort((one, other) => one.lot - other.lot);
  return chosen
    .slice(0, count)
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
