import { randomInt } from 'node:crypto';
import { Random, seedOf } from '../../server/demo/random.ts';

/** `npm run test:all` tries everything; other runs try a part, another one each time. */
export const TRIES_ALL = process.env['TEST_ALL'] !== undefined;
/** Repeats the sample of an earlier run, which stands in the name of its tests. */
export const SEED = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));

/** For one file of tests, or for what has this name: files of one process that shared one could not be repeated alone. */
export const newRandom = (name = '') => new Random(SEED ^ seedOf(name));

/** So many of the values, in their order; all of them where everything is tried. */
export function sampleOf<Value>(values: readonly Value[], count: number, random: Random): Value[] {
  if (TRIES_ALL) return [...values];
  const chosen = values.map((value, place) => ({ value, place, lot: random.next() }));
  chosen.sort((one, other) => one.lot - other.lot);
  return chosen
    .slice(0, count)
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
