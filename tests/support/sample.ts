import { randomInt } from 'node:crypto';
import { Random, seedOf } from '../../server/demo/random.ts';

/** True in `npm run test:all`, which tests everything; other runs test a random sample. */
export const TRIES_ALL = process.env['TEST_ALL'] !== undefined;
/** Seed of the sample; names of tests contain it, to repeat a run. */
export const SEED = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));

/**
 * Random numbers for one test file or name: files with a shared generator could not be repeated separately.
 */
export const newRandom = (name = '') => new Random(SEED ^ seedOf(name));

/** Returns that many of the values in their order, or all of them in a full run. */
export function sampleOf<Value>(values: readonly Value[], count: number, random: Random): Value[] {
  if (TRIES_ALL) return [...values];
  const chosen = values.map((value, place) => ({ value, place, lot: random.next() }));
  chosen.sort((one, other) => one.lot - other.lot);
  return chosen
    .slice(0, count)
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
