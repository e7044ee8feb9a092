import { describe, expect, it } from 'vitest';
import {
  amountStillDue,
  isCharged,
  orderAmounts,
  piecesOf,
  vendorOrderTotal,
} from '../../../src/core/orders/order-amounts.ts';
import { ORDER_STATUSES } from '../../../src/core/orders/order-status.ts';
import type { OrderStatus } from '../../../src/core/orders/order-status.ts';

const vendorOrder = (status: OrderStatus, productsAmount: number, deliveryAmount: number) => ({
  status,
  productsAmount,
  deliveryAmount,
});

describe('The amounts of an order', () => {
  it('include the pieces of all products', () => {
    expect(piecesOf([])).toBe(0);
    expect(piecesOf([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  });

  it('exclude a cancelled vendor order with its delivery and VAT', () => {
    const vendorOrders = [
      vendorOrder('accepted', 120_000, 900),
      vendorOrder('cancelled', 34_250, 900),
      vendorOrder('delivered', 82_500, 0),
    ];
    expect(orderAmounts(vendorOrders)).toEqual({
      totalDeliveryAmount: 900,
      totalOrderAmount: 203_400,
      containedVat: 33_900,
    });
  });

  it('are 0 when every vendor order is cancelled', () => {
    const amounts = orderAmounts([vendorOrder('cancelled', 9_000, 500), vendorOrder('returned', 4_000, 0)]);
    expect(amounts).toEqual({ totalDeliveryAmount: 0, totalOrderAmount: 0, containedVat: 0 });
  });

  it('include every status except cancelled and returned', () => {
    const charged = ORDER_STATUSES.filter((status) => isCharged({ status }));
    expect(charged).toEqual(['new', 'accepted', 'shipped', 'delivered']);
    expect(vendorOrderTotal(vendorOrder('new', 4_590, 590))).toBe(5_180);
    expect(vendorOrderTotal(vendorOrder('cancelled', 4_590, 590))).toBe(0);
  });
});

describe('The amount due', () => {
  const part = (status: OrderStatus, withdrawnAt: string | null = null) => ({
    status,
    totalAmount: 1_000,
    withdrawal: { withdrawnAt },
  });

  it('is collected by the courier for parcels in transit, and 0 for closed orders', () => {
    const payment = { method: 'on-delivery', status: 'due' } as const;
    const vendorOrders = [
      part('new'),
      part('shipped'),
      part('delivered'),
      part('cancelled'),
      part('returned'),
    ];
    expect(amountStillDue({ payment, vendorOrders })).toBe(2_000);
    const withdrawn = [part('shipped', '2026-11-21T10:00:00.000Z')];
    expect(amountStillDue({ payment, vendorOrders: withdrawn })).toBe(0);
  });

  it.each([
    ['due', 1_000],
    ['failed', 1_000],
    ['paid', 0],
    ['refunded', 0],
  ])('of a card payment that is %s is %d', (status, due) => {
    const payment = { method: 'card', status } as const;
    expect(amountStillDue({ payment, vendorOrders: [part('new')] })).toBe(due);
  });
});
