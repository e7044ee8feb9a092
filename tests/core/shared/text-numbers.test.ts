import { expect, it } from 'vitest';
import { textNumbers } from '../../../src/core/shared/text-numbers.ts';

it.each([
  [4.5, 'bg', '4,5'],
  [4.5, 'en', '4.5'],
  [1 / 3, 'bg', '0,333'],
  [12, 'bg', '12'],
  ['4.5 km', 'bg', '4.5 km'],
] as const)('%s within a text in %s is written %s', (value, language, written) => {
  expect(textNumbers.format(value, undefined, language)).toBe(written);
});
