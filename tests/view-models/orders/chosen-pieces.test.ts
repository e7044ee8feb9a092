import { describe, expect, it } from 'vitest';
import type { CancelledPieces } from '../../../src/core/orders/partial-cancellation.ts';
import { PieceCancellation } from '../../../src/view-models/orders/piece-cancellation.ts';
import { PieceWithdrawal } from '../../../src/view-models/orders/piece-withdrawal.ts';
import { anOrderedLamp, aVendorOrder } from '../../support/an-order.ts';

const PRODUCTS = [
  anOrderedLamp({
    productId: 1,
    title: 'Лампа',
    quantity: 3,
    withdrawn: 1,
    unitPrice: 4_000,
    amount: 12_000,
  }),
  anOrderedLamp({ productId: 2, title: 'Ваза', quantity: 1, withdrawn: 1, unitPrice: 1_000, amount: 1_000 }),
];

describe('The pieces that a buyer withdraws from (CART-10)', () => {
  const withdrawal = () => new PieceWithdrawal(aVendorOrder({ products: PRODUCTS }), 'key');

  it('are all remaining ones at first, and no others can be chosen', () => {
    expect(withdrawal().choices).toEqual([{ productId: 1, title: 'Лампа', most: 2 }]);
    expect(withdrawal().chosen).toEqual([{ productId: 1, quantity: 2 }]);
    expect(withdrawal().sum).toMatchObject({ isWhole: true, productsAmount: 8_000, total: 8_590 });
  });

  it('refund less if there are fewer, and nothing if there are none', () => {
    const some = withdrawal();
    some.take(1, 1);
    expect([some.chosen, some.sum?.total]).toEqual([[{ productId: 1, quantity: 1 }], 4_000]);
    some.take(1, 0);
    expect([some.chosen, some.sum]).toEqual([[], null]);
  });

  it('rethrow unexpected errors', () => {
    const broken = new PieceWithdrawal(aVendorOrder({ products: PRODUCTS }), 'key');
    Object.defineProperty(broken.vendorOrder, 'products', {
      get: () => {
        throw new TypeError('a fault');
      },
    });
    expect(() => broken.sum).toThrow('a fault');
  });
});

describe('The pieces that a vendor can’t send', () => {
  const sent: { key: string; products: readonly CancelledPieces[]; note: string }[] = [];
  const cancellation = () =>
    new PieceCancellation(PRODUCTS, 'the-key', async (one) => {
      sent.push(one);
    });

  it('are none at first, and are refunded at their sold price', () => {
    const some = cancellation();
    expect([some.chosen, some.amount, some.form.values.note]).toEqual([[], 0, '']);
    some.take(1, 2);
    some.take(2, 0);
    expect([some.chosen, some.amount]).toEqual([[{ productId: 1, quantity: 2 }], 8_000]);
  });

  it('are sent with their key and the message to the buyer', async () => {
    const some = cancellation();
    some.take(1, 2);
    some.form.set('note', 'Изчерпана е.');
    expect(await some.form.submit()).toBe(true);
    expect(sent).toEqual([
      { key: 'the-key', products: [{ productId: 1, quantity: 2 }], note: 'Изчерпана е.' },
    ]);
  });

  it('are limited to the ordered ones', async () => {
    const some = cancellation();
    some.take(1, 9);
    expect(await some.form.submit()).toBe(false);
    expect(some.form.errors).toEqual({ pieces: 'error-pieces-not-ordered' });
  });
});
