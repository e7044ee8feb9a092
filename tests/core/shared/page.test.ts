import { expect, it } from 'vitest';
import { offsetOfPage } from '../../../src/core/shared/page.ts';

it.each([
  [1, 0],
  [2, 12],
  [5, 48],
  [0, 0],
  [-3, 0],
])('Page %i of a list by twelve starts after %i', (page, offset) => {
  expect(offsetOfPage(page, 12)).toBe(offset);
});
