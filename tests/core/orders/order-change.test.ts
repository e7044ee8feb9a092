import { describe, expect, it } from 'vitest';
import { changeOfOrder, changeOfVendorOrder } from '../../../src/core/orders/order-change.ts';
import type { OrderedProduct, VendorOrder } from '../../../src/core/orders/order.ts';
import { anOrder, aVendorOrder } from '../../support/an-order.ts';

const lamps = (...quantities: number[]): OrderedProduct[] =>
  quantities.flatMap((quantity) => aVendorOrder().products.map((lamp) => ({ ...lamp, quantity })));
const before = aVendorOrder({ products: lamps(2, 3) });
const at = '2026-11-21T10:00:00.000Z';
const noted = [...before.steps, { status: 'note' as const, at, note: 'Утре е при Вас.' }];

describe('A concurrent change of an order', () => {
  it.each([
    ['is empty without a difference', {}, null],
    ['is an acceptance', { status: 'accepted', steps: noted }, 'meanwhile-accepted'],
    [
      'is a withdrawal, which cancels it',
      { status: 'cancelled', withdrawal: { possible: false, until: null, withdrawnAt: at } },
      'meanwhile-withdrawn',
    ],
    ['is a removed piece', { products: lamps(2, 2), steps: noted }, 'meanwhile-pieces'],
    ['is a note', { steps: noted }, 'meanwhile-changed'],
  ] as [string, Partial<VendorOrder>, string | null][])('%s', (_, change, key) => {
    expect(changeOfVendorOrder(before, { ...before, ...change })).toBe(key);
  });

  const [one, two] = [aVendorOrder({ id: 11 }), aVendorOrder({ id: 12, status: 'accepted' })];
  const order = anOrder({ vendorOrders: [one, two] });

  it('is its payment first', () => {
    const now = anOrder({
      payment: { ...order.payment, status: 'paid' },
      vendorOrders: [{ ...one, status: 'accepted' }, two],
    });
    expect(changeOfOrder(order, now)).toBe('meanwhile-payment-paid');
  });

  it('is the vendor order that differs', () => {
    expect(changeOfOrder(order, order)).toBeNull();
    const shipped = anOrder({ vendorOrders: [one, { ...two, status: 'shipped' }] });
    expect(changeOfOrder(order, shipped)).toBe('meanwhile-shipped');
    expect(changeOfOrder(anOrder({ vendorOrders: [two] }), order)).toBeNull();
  });
});
