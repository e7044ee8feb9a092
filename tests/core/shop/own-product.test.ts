import { expect, it } from 'vitest';
import { stateOf } from '../../../src/core/shop/own-product.ts';

it.each([
  [12, false, 'selling'],
  [1, false, 'low'],
  [0, false, 'sold-out'],
  [12, true, 'hidden'],
])('A product with %i in stock, hidden %s, is %s in its vendor’s list', (quantity, hidden, state) => {
  expect(stateOf({ quantity, hidden })).toBe(state);
});
