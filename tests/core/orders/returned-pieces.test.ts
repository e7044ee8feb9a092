import { describe, expect, it } from 'vitest';
import { piecesToReturn, sortReturned } from '../../../src/core/orders/returned-pieces.ts';

const products = [
  { productId: 1, quantity: 3, withdrawn: 2 },
  { productId: 2, quantity: 1, withdrawn: 0 },
];

describe('Returned pieces', () => {
  it('are the whole parcel, or the withdrawn pieces', () => {
    expect(piecesToReturn(products, true)).toEqual([
      { productId: 1, quantity: 3 },
      { productId: 2, quantity: 1 },
    ]);
    expect(piecesToReturn(products, false)).toEqual([{ productId: 1, quantity: 2 }]);
  });

  it('are sellable unless the vendor counts them as damaged or missing', () => {
    const expected = piecesToReturn(products, true);
    expect(sortReturned(expected, [{ productId: 1, damaged: 1, missing: 1 }])).toEqual([
      { productId: 1, sellable: 1, damaged: 1, missing: 1 },
      { productId: 2, sellable: 1, damaged: 0, missing: 0 },
    ]);
  });

  it.each([
    [[{ productId: 1, damaged: 2, missing: 2 }]],
    [[{ productId: 9, damaged: 1, missing: 0 }]],
    [
      [
        { productId: 1, damaged: 1, missing: 0 },
        { productId: 1, damaged: 1, missing: 0 },
      ],
    ],
  ])('are rejected if unexpected or too many: %j', (unsellable) => {
    expect(() => sortReturned(piecesToReturn(products, true), unsellable)).toThrow(
      'error-pieces-not-ordered',
    );
  });
});
